/** What goes between the page and its worker. The host in the worker, `host.py`, says what a table says to one of its seats. */
import type { News, Picture, Refused, TakenBack, Welcome, Wrong } from "../web_table/messages.d.ts";

export interface Kept {
  type: "kept";
  at: number;
  record: object;
}
/** Of the worker itself: it loads Python or the library, something to load is missing, or its host broke down. */
export interface Loading {
  type: "loading" | "missing" | "failed";
  says: string;
}
export type Message = Welcome | News | TakenBack | Refused | Picture | Wrong | Kept | Loading;

export type Request =
  | { type: "start"; bots: string[]; seed: string; first: string; pause: number; lang: string; memory: boolean }
  | { type: "act"; at: number; action: string }
  | { type: "undo"; at: number }
  | { type: "keep" }
  | { type: "speak"; lang: string; memory: boolean };

/** The methods of the class `Host`, called from JavaScript: a list comes as a stand-in that is turned into an array. */
export interface Host {
  start(bots: unknown, seed: string, first: string, lang: string, memory: boolean): Texts;
  act(at: number, action: string): Texts;
  take_back(at: number): Texts;
  keep(): Texts;
  speak(lang: string, memory: boolean): Texts;
  waits(): boolean;
  move_a_bot(): Texts;
}
export interface Texts {
  toJs(): string[];
  destroy(): void;
}
/** The little of Pyodide that is called. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "wheel"): void;
  toPy(value: unknown): unknown;
  pyimport(name: string): { Host(): Host };
  FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
}
/** `files.json`: what the worker loads, besides Python. */
export interface Files {
  wheels: string[];
  modules: string[];
}
