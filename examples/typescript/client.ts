/**
 * A client to start from: it reads a view that the library wrote, and shows the table as the viewer knows it.
 *
 * Usage: node client.js VIEW.json WORDS.json [NAME...]
 *
 * WORDS.json has the words of a language, such as `crooks/words.it.json`. The names are those of the players, by seat.
 * Words and types ship with the library: copy them next to your own code, and `speaker.ts`.
 */
import { readFileSync } from "node:fs";
import type {
  CrooksCard,
  CrooksDocument,
  CrooksOrigin,
  CrooksPhase,
  CrooksView,
} from "../../src/criminals/schemas/crooks.d.ts";
import type { Words } from "../../src/criminals/schemas/words.d.ts";
import { Speaker } from "./speaker.js";

/** Read a document by its envelope. If you do not trust the host, validate it with the schema first. */
function readDocument(text: string): CrooksDocument {
  const found = JSON.parse(text) as Partial<CrooksDocument> | null;
  if (found?.criminals !== 1 || found.game !== "crooks" || found.rules !== 1) {
    throw new Error("this is no document of Crooks that this client knows");
  }
  return found as CrooksDocument;
}

/** Read a view, and refuse any other kind of document. */
function readView(text: string): CrooksView {
  const document = readDocument(text);
  if (document.kind !== "view") {
    throw new Error(`expected a view, got a document of the kind ${document.kind}`);
  }
  return document;
}

/** The question to the viewer, or the player for whom everybody waits. The compiler reports a forgotten phase. */
function asked(phase: CrooksPhase, speaker: Speaker): string {
  switch (phase.phase) {
    case "recruiting":
    case "picking":
    case "spying":
      return speaker.sentence("prompt", phase.phase, { seat: phase.seat });
    case "taking":
      return speaker.sentence("prompt", phase.phase, { seat: phase.seat, hangout: phase.hangout });
    case "placing":
      return speaker.sentence("prompt", phase.phase, { seat: phase.seat, hangout: phase.origin.hangout });
    case "moving":
    case "killing":
      return speaker.sentence("prompt", phase.phase, { seat: phase.seat, target: phase.target });
    case "over":
      return speaker.sentence("prompt", phase.phase);
  }
}

/** The identities of hidden crooks, by their origins. */
function knownCrooks(view: CrooksView): Map<string, number> {
  return new Map(view.known.map((known) => [named(known.origin), known.crook]));
}

function named(origin: CrooksOrigin): string {
  return `${origin.hangout}${origin.number}`;
}

/** A crook face up, a hidden one that the viewer knows, or the origin of a hidden one. */
function shown(card: CrooksCard, known: Map<string, number>): string {
  if (card.face === "up") {
    return String(card.crook);
  }
  const crook = known.get(named(card.origin));
  return crook === undefined ? `?${named(card.origin)}` : `(${crook})`;
}

/** The table in lines of text. */
function table(view: CrooksView, speaker: Speaker): string[] {
  const known = knownCrooks(view);
  const lines = [speaker.say("game", "crooks"), asked(view.phase, speaker)];
  for (const [letter, hangout] of Object.entries(view.hangouts)) {
    lines.push(`${letter}: ${hangout.size}`);
    lines.push(...hangout.seen.map((crooks) => speaker.say("draw", "seen", { hangout: letter, cards: crooks.join(" ") })));
  }
  view.rows.forEach((row, seat) => {
    const targets = Object.entries(row).map(([target, cards]) => {
      return `${target}: ${cards.map((card) => shown(card, known)).join(" ") || "-"}`;
    });
    const passed = view.passed[seat] ? ` (${speaker.say("draw", "passed")})` : "";
    lines.push(`${speaker.name(seat)}: ${speaker.money(view.money[seat] ?? 0)}${passed} | ${targets.join(" | ")}`);
  });
  return lines;
}

const [, , path, words, ...names] = process.argv;
if (path === undefined || words === undefined) {
  console.error("usage: node client.js VIEW.json WORDS.json [NAME...]");
  process.exitCode = 2;
} else {
  try {
    const view = readView(readFileSync(path, "utf8"));
    const speaker = new Speaker(JSON.parse(readFileSync(words, "utf8")) as Words, view.viewer, names);
    console.log(table(view, speaker).join("\n"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
