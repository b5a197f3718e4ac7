/** The messages between the server and its pages. Those of a table have the types that ship with the library. */
import type { CounterfeitersNews, CounterfeitersRefused, CounterfeitersWelcome } from "../../schemas/counterfeiters.d.ts";
import type {
  CrooksActRequest,
  CrooksAmounts,
  CrooksChoice,
  CrooksDrawRequest,
  CrooksJoinRequest,
  CrooksMovement,
  CrooksNews,
  CrooksOption,
  CrooksRefused,
  CrooksResultContent,
  CrooksSitter,
  CrooksSpeakRequest,
  CrooksUndoRequest,
  CrooksWelcome,
} from "../../schemas/crooks.d.ts";
import type { SicarioNews, SicarioRefused, SicarioResultContent, SicarioWelcome } from "../../schemas/sicario.d.ts";
import type { CounterfeitersResultContent } from "../../schemas/counterfeiters.d.ts";

export type Welcome = CrooksWelcome | CounterfeitersWelcome | SicarioWelcome;
export type News = CrooksNews | CounterfeitersNews | SicarioNews;
export type Refused = CrooksRefused | CounterfeitersRefused | SicarioRefused;
/** The messages with the present state of a table. */
export type Present = Welcome | News;
export type Result = CrooksResultContent | CounterfeitersResultContent | SicarioResultContent;

/* The same in every game. */
export type Amounts = CrooksAmounts;
export type Choice = CrooksChoice;
export type Movement = CrooksMovement;
export type Option = CrooksOption;
export type Sitter = CrooksSitter;

/** A view as a picture and as text, with or without what its viewer remembers, for a wide or a narrow screen. */
export interface Picture {
  kind: "picture";
  changes: number;
  lang: string;
  memory: boolean;
  narrow: boolean;
  svg: string;
  text: string;
}
/** The seats that have somebody connected, and the number of spectators. */
export interface People {
  kind: "people";
  here: boolean[];
  spectators: number;
}
/** The reason why the server did not do something. It concerns the connection or the server, never the game. */
export interface Wrong {
  kind: "wrong";
  lang: string;
  code: string;
  sentence: string;
}
/** Something that happened at the table besides the game: a bot failed, and another replaces it. */
export interface Notice {
  kind: "notice";
  lang: string;
  code: string;
  seat: number;
  sentence: string;
}
export type Message = Welcome | News | Refused | Picture | People | Wrong | Notice;

/* The same in every game, too. */
export type Request = CrooksJoinRequest | CrooksActRequest | CrooksUndoRequest | CrooksDrawRequest | CrooksSpeakRequest;

/* --- the lobby, over HTTP --- */

export interface Offered {
  games: OfferedGame[];
  bots: string[];
  languages: string[];
  /** True if making a table needs a password. */
  password: boolean;
}
export interface OfferedGame {
  game: string;
  /** The name of the game, by language. */
  names: Record<string, string>;
  editions: { edition: string | null; players: number[] }[];
  languages: string[];
}
/** The player for a seat; without a bot it is a person. */
export interface SeatOrder {
  name?: string;
  bot?: string;
}
export interface TableOrder {
  game: string;
  seats: SeatOrder[];
  edition?: string;
  first?: number;
}
/** A link. A seat without one has a bot, or its link was revoked. */
export interface Link {
  viewer: number | "spectator";
  token: string | null;
  path: string | null;
}
export interface Made {
  table: string;
  owner: string;
  game: string;
  seats: (Link & Sitter)[];
  spectators: Link;
}
/** The facts about a table that its owner may know. */
export interface Seen {
  table: string;
  game: string;
  changes: number;
  over: boolean;
  seats: ({ viewer: number } & Sitter)[];
  result: { game: string; names: (string | null)[]; winners: number[]; points: number[] } | null;
}
export interface Failure {
  error: { code: string; sentence: string };
}

export type Child = string | number | Node | null;
