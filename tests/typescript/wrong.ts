// What the compiler has to refuse: every line that says so, and no other.
import type {
  CounterfeitersFact,
  CounterfeitersPhase,
  CounterfeitersState,
  CounterfeitersView,
} from "../../src/criminals/schemas/counterfeiters.d.ts";
import type {
  CrooksAction,
  CrooksCard,
  CrooksDecision,
  CrooksDocument,
  CrooksFact,
  CrooksMessage,
  CrooksNews,
  CrooksPhase,
  CrooksRequest,
  CrooksState,
  CrooksView,
} from "../../src/criminals/schemas/crooks.d.ts";
import type {
  SicarioFact,
  SicarioHeard,
  SicarioPhase,
  SicarioState,
  SicarioView,
} from "../../src/criminals/schemas/sicario.d.ts";
import type { Words } from "../../src/criminals/schemas/words.d.ts";

/** A view holds no secrets. */
export function secrets(view: CrooksView, state: CrooksState): unknown[] {
  return [
    view.box, // wrong
    view.hangouts["A"]?.crooks, // wrong
    state.box,
    state.hangouts["A"]?.crooks,
    state.known, // wrong
  ];
}

/** A state passes for no view, nor a view for a state. */
export const views: (state: CrooksState) => CrooksView = (state) => state; // wrong
export const states: (view: CrooksView) => CrooksState = (view) => view; // wrong

/** Only what there is, and only where it is. */
export function seatOf(phase: CrooksPhase): number {
  if (phase.phase === "sleeping") { // wrong
    return 0;
  }
  return phase.phase === "over" ? -1 : phase.seat;
}

export const anySeat = (phase: CrooksPhase): number => phase.seat; // wrong

export const crookOf = (card: CrooksCard): number => (card.face === "down" ? card.crook : 0); // wrong

export function told(fact: CrooksFact): unknown {
  if (fact.event === "placed_down") {
    return fact.crook; // wrong
  }
  return fact.event === "placed" ? fact.crook : fact.event;
}

/** The type of an action tells its fields. */
export function hangoutOf(action: CrooksAction): unknown {
  if (action.type === "spy_target") {
    return action.hangout; // wrong
  }
  return action.type === "recruit" || action.type === "spy_hangout" ? action.hangout : action.action;
}

export const textAlone: CrooksDecision = { action: "pass" }; // wrong
export const passing: CrooksDecision = { type: "pass", action: "pass" };
export const jumping: CrooksDecision = { type: "jump", action: "jump" }; // wrong

/** Kinds tell documents apart. */
export function viewer(document: CrooksDocument): unknown {
  if (document.kind === "view_event") {
    return document.event === "placed" ? document.viewer : document.event; // wrong
  }
  return document.kind === "view" ? document.viewer : document.viewer; // wrong
}

/** Nothing is left out, nothing is misspelt, nothing is a number that is none. */
export const over: CrooksPhase = { phase: "over", seat: 0 }; // wrong
export const taking: CrooksPhase = { phase: "taking", seat: 0 }; // wrong
export const recruiting: CrooksPhase = { phase: "recruiting", seat: 4 }; // wrong

/** So it is in the other game: what is stowed and what is next in the stack is in no view. */
export function stack(view: CounterfeitersView, state: CounterfeitersState): unknown[] {
  return [
    view.stack, // wrong
    view.stack_size,
    state.stack,
    state.cash[0],
    view.cash[0], // wrong
    view.crews[0]?.cash, // wrong
    view.crews[0]?.possible.most,
  ];
}

export function flown(fact: CounterfeitersFact): unknown {
  return fact.event === "flew" ? fact.amount : fact.event; // wrong
}

export const dining: CounterfeitersPhase = { phase: "dining", seat: 0, lunches: 1 };
export const replaying: CounterfeitersPhase = { phase: "replaying", seat: 0, lawyer: "lawyer" }; // wrong

/** And in the third: who the others are and what comes next is in no view, and chance is nobody's seat. */
export function characters(view: SicarioView, state: SicarioState): unknown[] {
  return [
    view.characters, // wrong
    view.unread, // wrong
    view.unread_size,
    view.character,
    view.shown[0],
    state.characters[0],
    state.unread[0],
    state.character, // wrong
  ];
}

export const seatToAct: (view: SicarioView) => number | null = (view) => view.actor; // wrong
export const chanceActs = (view: SicarioView): boolean => view.actor === "chance";

export function heard(fact: SicarioHeard): unknown {
  if (fact.fact === "missed") {
    return fact.trait; // wrong
  }
  return fact.fact === "lights" ? fact.features[2] : fact.yes;
}

export function drawn(fact: SicarioFact): unknown {
  return fact.event === "drew" ? fact.card : fact.card; // wrong
}

export const questioning: SicarioPhase = { phase: "questioning", seat: 0, agent: 1 };
export const hunting: SicarioPhase = { phase: "hunting", seat: 0, agent: 1 }; // wrong

/** One game passes for no other. */
export const games: (view: CounterfeitersView) => CrooksView = (view) => view; // wrong
export const phases: (phase: CounterfeitersPhase) => CrooksPhase = (phase) => phase; // wrong
export const others: (view: SicarioView) => CounterfeitersView = (view) => view; // wrong

/** An entry has one text or several, and words are not for writing. */
export function entry(words: Words): string | undefined {
  words.lang = "de"; // wrong
  const paid = words.parts["event"]?.["Paid"];
  return typeof paid === "string" ? paid : paid?.["they"];
}

export const paid: (words: Words) => string | undefined = (words) => words.parts["event"]?.["Paid"]; // wrong
export const clause: (words: Words) => string | undefined = (words) => words.clauses["3.4"]; // wrong

/** Messages are told by their kind, and hold no secrets either. */
export function partsOf(message: CrooksMessage): unknown {
  switch (message.kind) {
    case "welcome":
      return [message.story, message.edition.targets, message.view.box]; // wrong
    case "news":
      return [message.sentences, message.legal.map((move) => move.says)]; // wrong
    case "refused":
      return [message.sentence, message.tried, message.view]; // wrong
    case "legal":
      return [message.prompt, message.menu.map((option) => option.location)];
    case "result":
      return message.changes; // wrong
    case "taken_back": // wrong
      return null;
  }
}

export function played({ legal, menu, change }: CrooksNews): unknown[] {
  const letters = legal.map(({ decision }) => (decision.type === "recruit" ? decision.hangout : decision.action));
  const amounts = menu.map((option) => option.first); // wrong
  return [letters, amounts, change.change === "acted" ? change.by : change.plies]; // wrong
}

export const requests: CrooksRequest[] = [
  { type: "act", at: 3, action: "recruit C" },
  { type: "act", action: "recruit C" }, // wrong
  { type: "fly", at: 3 }, // wrong
];
