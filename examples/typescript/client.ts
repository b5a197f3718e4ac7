/**
 * A client to start from: it reads a view that the library wrote, and shows the table as that viewer knows it.
 *
 * Usage: node client.js VIEW.json
 *
 * The types ship with the library: copy `crooks.d.ts` next to your own code.
 */
import { readFileSync } from "node:fs";
import type {
  CrooksCard,
  CrooksDocument,
  CrooksOrigin,
  CrooksPhase,
  CrooksView,
} from "../../src/criminals/schemas/crooks.d.ts";

/** The document that a text holds, by its envelope; whoever does not trust the host validates it by the schema. */
function readDocument(text: string): CrooksDocument {
  const found = JSON.parse(text) as Partial<CrooksDocument> | null;
  if (found?.criminals !== 1 || found.game !== "crooks" || found.rules !== 1) {
    throw new Error("this is no document of Crooks that this client knows");
  }
  return found as CrooksDocument;
}

/** The view that a text holds; any other kind is refused. */
function readView(text: string): CrooksView {
  const document = readDocument(text);
  if (document.kind !== "view") {
    throw new Error(`expected a view, got a document of the kind ${document.kind}`);
  }
  return document;
}

/** What is awaited; the compiler says if a phase is forgotten. */
function awaited(phase: CrooksPhase): string {
  switch (phase.phase) {
    case "recruiting":
      return `seat ${phase.seat} recruits or passes`;
    case "taking":
      return `seat ${phase.seat} takes a crook from hangout ${phase.hangout}`;
    case "placing":
      return `seat ${phase.seat} places a crook from hangout ${phase.origin.hangout}`;
    case "picking":
      return `seat ${phase.seat} may pick a pocket`;
    case "moving":
      return `seat ${phase.seat} moves ${phase.cards.length} crooks from target ${phase.target}`;
    case "killing":
      return `seat ${phase.seat} kills at target ${phase.target}`;
    case "spying":
      return `seat ${phase.seat} may spy`;
    case "over":
      return "the game is over";
  }
}

/** Who hidden crooks are, by where they came from. */
function knownCrooks(view: CrooksView): Map<string, number> {
  return new Map(view.known.map((known) => [named(known.origin), known.crook]));
}

function named(origin: CrooksOrigin): string {
  return `${origin.hangout}${origin.number}`;
}

/** A crook face up, a hidden one that the viewer knows, or where a hidden one came from. */
function shown(card: CrooksCard, known: Map<string, number>): string {
  if (card.face === "up") {
    return String(card.crook);
  }
  const crook = known.get(named(card.origin));
  return crook === undefined ? `?${named(card.origin)}` : `(${crook})`;
}

/** The table in lines of text. */
function table(view: CrooksView): string[] {
  const known = knownCrooks(view);
  const viewer = view.viewer === "spectator" ? "the spectator" : `seat ${view.viewer}`;
  const edition = typeof view.edition === "string" ? view.edition : view.edition.name;
  const lines = [`edition ${edition}, as ${viewer} sees it`, awaited(view.phase)];
  for (const [letter, hangout] of Object.entries(view.hangouts)) {
    const seen = hangout.seen.map((crooks) => `, saw ${crooks.join(" ")}`).join("");
    lines.push(`hangout ${letter}: ${hangout.size}${seen}`);
  }
  view.rows.forEach((row, seat) => {
    const targets = Object.entries(row).map(([target, cards]) => {
      return `${target}: ${cards.map((card) => shown(card, known)).join(" ") || "-"}`;
    });
    lines.push(`seat ${seat}: $${view.money[seat] ?? 0}${view.passed[seat] ? ", passed" : ""} | ${targets.join(" | ")}`);
  });
  return lines;
}

const path = process.argv[2];
if (path === undefined) {
  console.error("usage: node client.js VIEW.json");
  process.exitCode = 2;
} else {
  try {
    console.log(table(readView(readFileSync(path, "utf8"))).join("\n"));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
