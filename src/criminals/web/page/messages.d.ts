/** What goes between the server and its pages. The messages of a table have the types that ship with the library. */
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
/** What tells how a table is now. */
export type Present = Welcome | News;
export type Result = CrooksResultContent | CounterfeitersResultContent | SicarioResultContent;

/* These are the same in every game. */
export type Amounts = CrooksAmounts;
export type Choice = CrooksChoice;
export type Movement = CrooksMovement;
export type Option = CrooksOption;
export type Sitter = CrooksSitter;

/** A view as a picture and as text, with what its viewer remembers or without, for a wide or a narrow screen. */
export interface Picture {
  kind: "picture";
  changes: number;
  lang: string;
  memory: boolean;
  narrow: boolean;
  svg: string;
  text: string;
}
/** Which seats have somebody at them now, and how many look on. */
export interface People {
  kind: "people";
  here: boolean[];
  spectators: number;
}
/** Why the server did not do something: it is about the connection or the server, never about the game. */
export interface Wrong {
  kind: "wrong";
  lang: string;
  code: string;
  sentence: string;
}
/** Something that happened at the table besides the game: a bot failed, and another goes on for it. */
export interface Notice {
  kind: "notice";
  lang: string;
  code: string;
  seat: number;
  sentence: string;
}
export type Message = Welcome | News | Refused | Picture | People | Wrong | Notice;

/* These are the same in every game, too. */
export type Request = CrooksJoinRequest | CrooksActRequest | CrooksUndoRequest | CrooksDrawRequest | CrooksSpeakRequest;

/* --- the lobby, over HTTP --- */

export interface Offered {
  games: OfferedGame[];
  bots: string[];
  languages: string[];
  /** Whether a password is needed to make a table. */
  password: boolean;
}
export interface OfferedGame {
  game: string;
  /** What the game is called, by language. */
  names: Record<string, string>;
  editions: { edition: string | null; players: number[] }[];
  languages: string[];
}
/** Who is to sit on a seat; without a bot it is a person. */
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
/** A link; a seat without one has a bot, or its link was revoked. */
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
/** What the owner of a table may know of it. */
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
