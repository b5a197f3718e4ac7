/** The messages between the page and its worker. Those of a table have the types that ship with the library. */
import type { CrooksActRequest, CrooksDrawRequest, CrooksSpeakRequest, CrooksUndoRequest } from "../../src/criminals/schemas/crooks.d.ts";
import type { News, Picture, Refused, Welcome } from "../../src/criminals/web/page/messages.d.ts";

/** The part of a game that a player may keep: a document of the kind `view_record`. */
export interface Kept {
  kind: "kept";
  changes: number;
  record: object;
}
/** A game that cannot be dealt. */
export interface Wrong {
  kind: "wrong";
  code: string;
  sentence: string;
}
/** The state of the worker: it loads Python or the library, a file is missing, or its table failed. */
export interface Loading {
  kind: "loading" | "missing" | "failed";
  sentence: string;
}
export type Message = Welcome | News | Refused | Picture | Kept | Wrong | Loading;

export type Request =
  | CrooksActRequest
  | CrooksUndoRequest
  | CrooksSpeakRequest
  | CrooksDrawRequest
  | { type: "start"; game: string; bots: string[]; seed: string; first: string; pause: number; lang: string }
  | { type: "keep" };

/** The methods of the class `Table`, called from JavaScript. A list arrives as a proxy that is turned into an array. */
export interface Table {
  start(game: string, bots: unknown, seed: string, first: string, lang: string): Texts;
  act(at: number, action: string): Texts;
  take_back(at: number): Texts;
  keep(): Texts;
  speak(lang: string): Texts;
  draw(memory: boolean, narrow: boolean): Texts;
  waits(): boolean;
  go_on(): Texts;
}
export interface Texts {
  toJs(): string[];
  destroy(): void;
}
/** The part of Pyodide that is used. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: "wheel"): void;
  toPy(value: unknown): unknown;
  pyimport(name: string): { Table(): Table };
  FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
}
/** `files.json`: the files that the worker loads, besides Python. */
export interface Files {
  wheels: string[];
  modules: string[];
}
