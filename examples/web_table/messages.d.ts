/** What goes between a table and a page; `messages.py` has the same types. Documents have the types that ship with the library. */
import type { CounterfeitersEdition, CounterfeitersView, CounterfeitersViewEvent } from "../../src/criminals/schemas/counterfeiters.d.ts";
import type { CrooksEdition, CrooksView, CrooksViewEvent } from "../../src/criminals/schemas/crooks.d.ts";
import type { SicarioEdition, SicarioView, SicarioViewEvent } from "../../src/criminals/schemas/sicario.d.ts";

export type View = CrooksView | CounterfeitersView | SicarioView;
export type ViewEvent = CrooksViewEvent | CounterfeitersViewEvent | SicarioViewEvent;
export type Edition = CrooksEdition | CounterfeitersEdition | SicarioEdition;

export interface Move {
  action: string;
  says: string;
}
export interface Result {
  winners: number[];
  clause: string;
  points: number[];
  lines: { seat: number | null; points: number; clause: string; says: string }[];
}
export interface Told {
  at: number;
  view: View;
  legal: Move[];
  undo: boolean;
  result: Result | null;
}
export interface Welcome extends Told {
  type: "welcome";
  seats: { bot: string | null }[];
  edition: Edition;
  story: string[][];
}
export interface News extends Told {
  type: "news";
  events: ViewEvent[];
  says: string[];
}
export interface TakenBack extends Told {
  type: "taken_back";
  by: number;
}
export interface Refused {
  type: "refused";
  at: number;
  tried: string;
  code: string;
  clause: string | null;
  says: string;
}
export interface Picture {
  type: "picture";
  at: number;
  svg: string;
  text: string;
}
export interface People {
  type: "people";
  here: boolean[];
  spectators: number;
}
export interface Wrong {
  type: "wrong";
  says: string;
}
export type Message = Welcome | News | TakenBack | Refused | Picture | People | Wrong;

export type Request =
  | { type: "join"; token: string }
  | { type: "act"; at: number; action: string }
  | { type: "undo"; at: number }
  | { type: "draw" };

/** A place of the board: a button, lit up while something can be done there. */
export type MakePlace = (place: Place, ...children: Child[]) => HTMLElement;
export interface Place {
  /** Its name among the places of the board. */
  key: string;
  /** What it is and what is there, for who cannot see it. */
  name: string;
  /** What is tried by a click on it while nothing is lawful there; the answer tells why not. */
  tried: string | null;
  look?: string;
}
export type Child = string | number | Node | null;

/** How one game is drawn. */
export interface Board<V extends View, E extends Edition> {
  /** The board, with its places made by `place`. */
  draw(view: V, edition: E, place: MakePlace): HTMLElement;
  /** The key of the place where an action is clicked, or null for what has no place. */
  placeOf(action: string, view: V): string | null;
}
