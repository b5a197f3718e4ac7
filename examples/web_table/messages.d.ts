/** What goes between a table and a page; `messages.py` has the same types. Documents have the types that ship with the library. */
import type { CounterfeitersEdition, CounterfeitersView, CounterfeitersViewEvent } from "../../src/criminals/schemas/counterfeiters.d.ts";
import type { CrooksEdition, CrooksView, CrooksViewEvent } from "../../src/criminals/schemas/crooks.d.ts";
import type { SicarioEdition, SicarioView, SicarioViewEvent } from "../../src/criminals/schemas/sicario.d.ts";

export type View = CrooksView | CounterfeitersView | SicarioView;
export type ViewEvent = CrooksViewEvent | CounterfeitersViewEvent | SicarioViewEvent;
export type Edition = CrooksEdition | CounterfeitersEdition | SicarioEdition;

export interface Move {
  action: string;
  label: string;
  says: string;
}
export interface Result {
  winners: number[];
  clause: string;
  says: string;
  points: number[];
  lines: { seat: number | null; points: number; clause: string; says: string }[];
}
export interface Told {
  at: number;
  lang: string;
  view: View;
  prompt: string;
  legal: Move[];
  undo: boolean;
  result: Result | null;
}
export interface Seated {
  name: string | null;
  bot: string | null;
}
export interface Welcome extends Told {
  type: "welcome";
  seats: Seated[];
  edition: Edition;
  /** The words of the game for things, by kind and by what documents call them. */
  terms: { [kind: string]: { [name: string]: string } };
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
  says: string;
}
export interface Refused {
  type: "refused";
  at: number;
  lang: string;
  tried: string;
  code: string;
  clause: string | null;
  says: string;
}
export interface Picture {
  type: "picture";
  at: number;
  lang: string;
  memory: boolean;
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
  code: string;
  says: string;
}
export type Message = Welcome | News | TakenBack | Refused | Picture | People | Wrong;

export type Request =
  | { type: "join"; token: string; lang: string }
  | { type: "act"; at: number; action: string }
  | { type: "undo"; at: number }
  | { type: "draw"; memory: boolean }
  | { type: "speak"; lang: string };

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
  /** The board, with its places made by `place`; with what the viewer remembers, or without. */
  draw(view: V, edition: E, place: MakePlace, memory: boolean): HTMLElement;
  /** What lies open, and what is the viewer's own. */
  withoutMemory(view: V): V;
  /** The key of the place where an action is clicked, or null for what has no place. */
  placeOf(action: string, view: V): string | null;
}
