/** The tables that were made in this browser, with their links. The server sends a link once, and keeps none. */
import { keep, kept } from "./voice.js";

/** @typedef {import("./messages.d.ts").Made} Made */
/** @typedef {{ name: string | null, bot: string | null, path: string | null }} KeptSeat */
/** @typedef {{ table: string, owner: string, game: string, lang: string, made: number, seats: KeptSeat[], spectators: string | null }} KeptTable */

const KEPT = "criminals.tables";
const MOST = 50;

/** @type {KeptTable[]} */
let tables = read();

/** @returns {KeptTable[]} */
function read() {
  try {
    const found = JSON.parse(kept(KEPT) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** All tables, the newest first. */
export function keptTables() {
  return tables;
}

/**
 * Keep a new table.
 * @param {Made} made
 * @param {string} lang the language of its links
 * @returns {KeptTable}
 */
export function keepTable(made, lang) {
  const seats = made.seats.map(({ name, bot, path }) => ({ name, bot, path }));
  const { table, owner, game } = made;
  const found = { table, owner, game, lang, made: Date.now(), seats, spectators: made.spectators.path };
  tables = [found, ...read()].slice(0, MOST); // another window may have made tables, too
  write();
  return found;
}

/** Store the tables after a change. */
export function write() {
  keep(KEPT, JSON.stringify(tables));
}

/** @param {KeptTable} table */
export function forgetTable(table) {
  tables = tables.filter((each) => each !== table);
  write();
}
