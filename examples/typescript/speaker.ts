/**
 * Makes sentences from the words of a game, as the library does. The page "Words for other programs" of its docs has the rules.
 *
 * The words ship with the library: copy `words.d.ts` and, for each game, `words.en.json` and the other languages.
 *
 *     const speaker = new Speaker(words, 0, ["Ada", "Bo"]);
 *     speaker.sentence("event", "Paid", { seat: 1, amount: 3 }); // "Bo pays $3"
 */
import type { Entry, Words } from "../../src/criminals/schemas/words.d.ts";

/** A word with its forms: `name`, `the`, `gender` and others. */
export interface Thing {
  readonly name: string;
  readonly [form: string]: string;
}

/** A value for a slot. A text that is a key of the part with the slot's name stands for that thing. */
export type Slot = string | number | boolean | Thing | readonly Slot[];

export type Slots = Readonly<Record<string, Slot>>;

/** The slots whose numbers are seats. */
const PLAYERS = new Set(["seat", "actor", "agent", "tipped", "winners"]);

/** A slot: its name and, after a colon, its form, which may contain other slots. */
const SLOT = /\{(\w+)(?::((?:[^{}]|\{[^{}]*\})*))?\}/g;

export class Speaker {
  /** Speaks to a viewer, who is "you", or to nobody in particular. Players without a name have a number. */
  constructor(
    private readonly words: Words,
    private readonly viewer: number | "spectator" | null = null,
    private readonly names: readonly string[] = [],
  ) {}

  /** Fill the slots of an entry. */
  say(part: string, key: string, slots: Slots = {}): string {
    const entry = this.entry(part, key);
    if (typeof entry === "string") {
      return this.filled(entry, slots);
    }
    const you = slots["seat"] === this.viewer ? entry["you"] : undefined;
    return this.filled(you ?? entry["they"] ?? entry["name"] ?? "", slots);
  }

  /** The same with a capital letter: for actions, labels, events and prompts. */
  sentence(part: string, key: string, slots: Slots = {}): string {
    const text = this.say(part, key, slots);
    return text.slice(0, 1).toUpperCase() + text.slice(1);
  }

  /** The thing of an entry, with the slots of each form filled. */
  thing(part: string, key: string, slots: Slots = {}): Thing {
    const entry = this.entry(part, key);
    const forms = Object.entries(typeof entry === "string" ? { name: entry } : entry);
    const told = forms.map(([form, text]) => [form, this.filled(text, slots)] as const);
    return { name: told[0]?.[1] ?? "", ...Object.fromEntries(told) };
  }

  /** A player without an article: "you", a name or a number. */
  name(seat: number): string {
    return this.formed(this.player(seat), "alone");
  }

  /** An amount of money, as the language writes it. */
  money(amount: number): string {
    return this.number(amount, true);
  }

  private entry(part: string, key: string): Entry {
    const entry = this.words.parts[part]?.[key];
    if (entry === undefined) {
      throw new Error(`no words for ${part}.${key}`);
    }
    return entry;
  }

  /** Fill the slots of a text, nested ones first. No line ends before some marks of the language. */
  private filled(text: string, slots: Slots): string {
    const told = text.replace(SLOT, (_, name: string, form = "") => this.told(name, slots[name], this.filled(form, slots)));
    const marks = [...String(this.entry("format", "unbreakable"))];
    return marks.reduce((set, mark) => set.replaceAll(` ${mark}`, () => `\u00a0${mark}`), told);
  }

  private told(name: string, slot: Slot | undefined, form: string): string {
    if (slot === undefined) {
      throw new Error(`nothing fills the slot ${name}`);
    }
    const chooses = form.includes("|");
    if (isList(slot)) {
      return chooses ? chosen(form, slot.length === 1) : this.listed(slot.map((each) => this.told(name, each, form)));
    }
    if (typeof slot === "boolean") {
      return chosen(form, slot);
    }
    if (typeof slot === "number" && PLAYERS.has(name)) {
      return chooses ? chosen(form, slot === this.viewer) : this.formed(this.player(slot), form);
    }
    if (typeof slot === "number") {
      return chooses ? chosen(form, this.isOne(slot)) : this.number(slot, form === "money");
    }
    if (typeof slot === "string") {
      return name in this.words.parts ? this.formed(this.thing(name, slot), form) : slot;
    }
    return this.formed(slot, form);
  }

  /** A thing in one of its forms, or in a form that the grammar makes of its form `the`. */
  private formed(thing: Thing, form: string): string {
    if (form.includes("|")) {
      return chosen(form, thing["gender"] !== "f");
    }
    const the = thing["the"] ?? thing.name;
    const rules = this.words.parts["grammar"]?.[form];
    return form === "" ? thing.name : (thing[form] ?? (typeof rules === "object" ? joined(rules, the) : the));
  }

  private player(seat: number): Thing {
    if (seat === this.viewer) {
      return this.thing("player", "you");
    }
    const name = this.names[seat];
    return name === undefined ? this.thing("player", "number", { number: `${seat}` }) : this.thing("player", "named", { name });
  }

  private number(number: number, isMoney: boolean): string {
    const told = `${number}`.replace(/\B(?=(\d{3})+$)/g, () => this.say("format", "thousands"));
    return isMoney ? this.say("format", "money", { amount: told }) : told;
  }

  private isOne(number: number): boolean {
    return this.say("format", "singular").split(" ").includes(`${Math.abs(number)}`);
  }

  private listed(texts: readonly string[]): string {
    const before = texts.slice(0, -1).join(this.say("format", "comma"));
    const ands = this.words.parts["grammar"]?.["and"];
    const rules = typeof ands === "object" ? ands : { else: this.say("format", "and") };
    return texts.length < 2 ? texts.join("") : before + joined(rules, texts.slice(-1).join(""));
  }
}

function isList(slot: Slot): slot is readonly Slot[] {
  return Array.isArray(slot);
}

/** The text before the first bar, or the text after it. */
function chosen(form: string, isFirst: boolean): string {
  const bar = form.indexOf("|");
  return isFirst ? form.slice(0, bar) : form.slice(bar + 1);
}

/** The contraction of a preposition and a word with its article. */
function joined(rules: { readonly [article: string]: string }, the: string): string {
  const { vowel, else: otherwise, ...articles } = rules;
  const found = Object.entries(articles).find(([article]) => the.startsWith(article));
  if (found !== undefined) {
    return found[1] + the.slice(found[0].length);
  }
  return (vowel !== undefined && /^[aeiouh]/i.test(the.normalize("NFD")) ? vowel : otherwise) + the;
}
