// Types of the documents of this game, made from their JSON Schemas by `make schemas`. Not to be edited.

export type CrooksJson = CrooksDocument | CrooksMessage | CrooksRequest;
/**
 * Any document, identified by `kind`.
 */
export type CrooksDocument =
  | CrooksState
  | CrooksView
  | CrooksAction
  | CrooksEvent
  | CrooksViewEvent
  | CrooksRecord
  | CrooksViewRecord
  | CrooksEdition
  | CrooksViolation
  | CrooksScore
  | CrooksOutcomeDocument;
export type CrooksEditionField = string | CrooksEditionContent;
/**
 * The gangs, in the order they are scored (§1.4, §5.6).
 */
export type CrooksGang = "northside" | "outfit" | "westside";
/**
 * The ability of a crook, used when the crook is placed face up from the hand (§4).
 */
export type CrooksAbility = "accomplice" | "boss" | "killer" | "pickpocket" | "spy" | "swap";
export type CrooksPlayerCount = 2 | 3 | 4;
export type CrooksSeatNumber = 0 | 1 | 2 | 3;
export type CrooksPhase =
  | CrooksRecruiting
  | CrooksTaking
  | CrooksPlacing
  | CrooksPicking
  | CrooksMoving
  | CrooksKilling
  | CrooksSpying
  | CrooksOver;
export type CrooksCard = CrooksFaceUp | CrooksFaceDown;
export type CrooksViewerName = 0 | 1 | 2 | 3 | "spectator";
export type CrooksAction = {
  criminals: 1;
  kind: "action";
  game: "crooks";
  rules: 1;
} & CrooksDecision;
/**
 * An action: its type, its text in the notation, such as `recruit C`, and its fields, which say the same. It carries no seat.
 */
export type CrooksDecision =
  | CrooksPassAction
  | CrooksRecruitAction
  | CrooksTakeAction
  | CrooksLeaveAction
  | CrooksPlaceAction
  | CrooksReturnAction
  | CrooksPickAction
  | CrooksMoveAction
  | CrooksKillAction
  | CrooksSpyTargetAction
  | CrooksSpyHangoutAction
  | CrooksDeclineAction;
export type CrooksFact =
  | CrooksPassed
  | CrooksPaid
  | CrooksLooked
  | CrooksSaw
  | CrooksTook
  | CrooksRecognized
  | CrooksLeft
  | CrooksPlaced
  | CrooksPlacedDown
  | CrooksReturned
  | CrooksPicked
  | CrooksLifted
  | CrooksMoved
  | CrooksDiscarded
  | CrooksSpied
  | CrooksDeclined
  | CrooksRevealed
  | CrooksBegan
  | CrooksScored
  | CrooksEnded;
export type CrooksLine =
  CrooksTargetWon | CrooksTargetShared | CrooksTargetEmpty | CrooksGangWon | CrooksGangTied | CrooksGangEmpty;
export type CrooksGangName = "northside" | "outfit" | "westside";
export type CrooksViewEvent = {
  criminals: 1;
  kind: "view_event";
  game: "crooks";
  rules: 1;
} & CrooksFact;
/**
 * Any message to a viewer, identified by `kind`.
 */
export type CrooksMessage = CrooksWelcome | CrooksNews | CrooksRefused | CrooksLegal | CrooksResult;
/**
 * What can be clicked.
 */
export type CrooksOption = CrooksChoice | CrooksAmounts;
export type CrooksChange = CrooksBegunChange | CrooksActedChange | CrooksTakenBackChange | CrooksHandedOverChange;
export type CrooksRequest =
  CrooksJoinRequest | CrooksActRequest | CrooksUndoRequest | CrooksDrawRequest | CrooksSpeakRequest;

/**
 * The whole truth: it stays with the host. Rows, money and passed go by seat.
 */
export interface CrooksState {
  criminals: 1;
  kind: "state";
  game: "crooks";
  rules: 1;
  edition: CrooksEditionField;
  players: CrooksPlayerCount;
  actor: CrooksSeatNumber | null;
  phase: CrooksPhase;
  hangouts: {
    [k: string]: CrooksStateHangout;
  };
  box: number[];
  rows: {
    [k: string]: CrooksCard[];
  }[];
  discards: CrooksDiscard[];
  money: number[];
  bank: number;
  passed: boolean[];
}
/**
 * What is printed in a box (§1); piles and gang points by how many play.
 */
export interface CrooksEditionContent {
  name: string;
  crooks: CrooksCrook[];
  targets: number[];
  piles: {
    "2"?: number[];
    "3"?: number[];
    "4"?: number[];
  };
  purse: number;
  money: number;
  gang_points: {
    "2"?: number;
    "3"?: number;
    "4"?: number;
  };
}
/**
 * A card of the box (§1.1).
 */
export interface CrooksCrook {
  id: number;
  level: number;
  modifier: number;
  gangs: CrooksGang[];
  ability: CrooksAbility | null;
}
export interface CrooksRecruiting {
  phase: "recruiting";
  seat: CrooksSeatNumber;
}
export interface CrooksTaking {
  phase: "taking";
  seat: CrooksSeatNumber;
  hangout: string;
}
export interface CrooksPlacing {
  phase: "placing";
  seat: CrooksSeatNumber;
  origin: CrooksOrigin;
}
/**
 * Where a crook came from, and how many lay there when it was taken (§6.10).
 */
export interface CrooksOrigin {
  hangout: string;
  number: number;
}
export interface CrooksPicking {
  phase: "picking";
  seat: CrooksSeatNumber;
}
/**
 * The cards that a Swap lifted from a target, and are in no row until they are moved (§4.4).
 */
export interface CrooksMoving {
  phase: "moving";
  seat: CrooksSeatNumber;
  target: number;
  cards: CrooksCard[];
}
export interface CrooksFaceUp {
  face: "up";
  crook: number;
  origin: CrooksOrigin;
}
/**
 * A hidden crook, and the seats that know who it is.
 */
export interface CrooksFaceDown {
  face: "down";
  origin: CrooksOrigin;
  knowers: CrooksSeatNumber[];
}
export interface CrooksKilling {
  phase: "killing";
  seat: CrooksSeatNumber;
  target: number;
}
export interface CrooksSpying {
  phase: "spying";
  seat: CrooksSeatNumber;
}
export interface CrooksOver {
  phase: "over";
}
/**
 * The crooks in a hangout, and those taken from it, in that order.
 */
export interface CrooksStateHangout {
  size: number;
  looks: CrooksLook[];
  left: boolean;
  crooks: number[];
  taken: number[];
}
/**
 * The seats that looked into a hangout, and the number of crooks there then.
 */
export interface CrooksLook {
  seat: CrooksSeatNumber;
  number: number;
}
/**
 * A crook that went back into the box, killed or, if it was never placed, returned (§3.10).
 */
export interface CrooksDiscard {
  owner: CrooksSeatNumber;
  card: CrooksCard;
  returned: boolean;
}
/**
 * All that a viewer may know, for a server to send. Rows, money and passed go by seat.
 */
export interface CrooksView {
  criminals: 1;
  kind: "view";
  game: "crooks";
  rules: 1;
  edition: CrooksEditionField;
  players: CrooksPlayerCount;
  viewer: CrooksViewerName;
  actor: CrooksSeatNumber | null;
  phase: CrooksPhase;
  hangouts: {
    [k: string]: CrooksViewHangout;
  };
  rows: {
    [k: string]: CrooksCard[];
  }[];
  discards: CrooksDiscard[];
  money: number[];
  bank: number;
  passed: boolean[];
  known: CrooksKnown[];
}
/**
 * The crooks that the viewer saw in a hangout, look by look.
 */
export interface CrooksViewHangout {
  size: number;
  looks: CrooksLook[];
  left: boolean;
  seen: number[][];
}
/**
 * A hidden crook that the viewer knows.
 */
export interface CrooksKnown {
  origin: CrooksOrigin;
  crook: number;
}
/**
 * Leave the game for good (§3.2).
 */
export interface CrooksPassAction {
  type: "pass";
  action: string;
}
/**
 * Pay for a look into a hangout, to take one crook from it (§3.4).
 */
export interface CrooksRecruitAction {
  type: "recruit";
  action: string;
  hangout: string;
}
/**
 * Take a crook, named by its id, from the hangout just paid for (§3.5).
 */
export interface CrooksTakeAction {
  type: "take";
  action: string;
  crook: number;
}
/**
 * Go away with nothing, when no crook of the hangout may be taken (§3.9).
 */
export interface CrooksLeaveAction {
  type: "leave";
  action: string;
}
/**
 * Put the crook in hand below a target, named by its worth; face down it costs $1 more (§3.7, §3.8).
 */
export interface CrooksPlaceAction {
  type: "place";
  action: string;
  target: number;
  face_down: boolean;
}
/**
 * Put the crook in hand back into the box, when it can be placed nowhere (§3.10).
 */
export interface CrooksReturnAction {
  type: "return";
  action: string;
}
/**
 * Take the Pickpocket's money from the bank (§4.2).
 */
export interface CrooksPickAction {
  type: "pick";
  action: string;
}
/**
 * Move the crooks that a Swap was placed on to another target (§4.4).
 */
export interface CrooksMoveAction {
  type: "move";
  action: string;
  target: number;
}
/**
 * Discard the crooks of one player at the Killer's target (§4.5).
 */
export interface CrooksKillAction {
  type: "kill";
  action: string;
  seat: number;
}
/**
 * Look at the face-down crooks at a target (§4.7).
 */
export interface CrooksSpyTargetAction {
  type: "spy_target";
  action: string;
  target: number;
}
/**
 * Look at the crooks in a hangout, taking none (§4.7).
 */
export interface CrooksSpyHangoutAction {
  type: "spy_hangout";
  action: string;
  hangout: string;
}
/**
 * Do not use the ability (§4.1).
 */
export interface CrooksDeclineAction {
  type: "decline";
  action: string;
}
/**
 * The truth: a fact, and the seats that perceive it, or null for everybody.
 */
export interface CrooksEvent {
  criminals: 1;
  kind: "event";
  game: "crooks";
  rules: 1;
  seers: CrooksSeatNumber[] | null;
  fact: CrooksFact;
}
export interface CrooksPassed {
  event: "passed";
  seat: CrooksSeatNumber;
}
export interface CrooksPaid {
  event: "paid";
  seat: CrooksSeatNumber;
  amount: number;
}
export interface CrooksLooked {
  event: "looked";
  seat: CrooksSeatNumber;
  hangout: string;
  number: number;
}
export interface CrooksSaw {
  event: "saw";
  hangout: string;
  crooks: number[];
}
export interface CrooksTook {
  event: "took";
  seat: CrooksSeatNumber;
  origin: CrooksOrigin;
}
export interface CrooksRecognized {
  event: "recognized";
  origin: CrooksOrigin;
  crook: number;
}
export interface CrooksLeft {
  event: "left";
  seat: CrooksSeatNumber;
  hangout: string;
}
export interface CrooksPlaced {
  event: "placed";
  seat: CrooksSeatNumber;
  target: number;
  crook: number;
}
export interface CrooksPlacedDown {
  event: "placed_down";
  seat: CrooksSeatNumber;
  target: number;
}
export interface CrooksReturned {
  event: "returned";
  seat: CrooksSeatNumber;
}
export interface CrooksPicked {
  event: "picked";
  seat: CrooksSeatNumber;
  amount: number;
}
export interface CrooksLifted {
  event: "lifted";
  seat: CrooksSeatNumber;
  target: number;
}
export interface CrooksMoved {
  event: "moved";
  seat: CrooksSeatNumber;
  target: number;
}
export interface CrooksDiscarded {
  event: "discarded";
  seat: CrooksSeatNumber;
  target: number;
}
export interface CrooksSpied {
  event: "spied";
  seat: CrooksSeatNumber;
  target: number;
}
export interface CrooksDeclined {
  event: "declined";
  seat: CrooksSeatNumber;
}
export interface CrooksRevealed {
  event: "revealed";
  seat: CrooksSeatNumber;
  target: number;
  crook: number;
}
export interface CrooksBegan {
  event: "began";
  phase: CrooksPhase;
}
export interface CrooksScored {
  event: "scored";
  line: CrooksLine;
}
export interface CrooksTargetWon {
  reason: "target_won";
  seat: CrooksSeatNumber;
  points: number;
  clause: "5.4";
  params: CrooksTargetWonParams;
}
export interface CrooksTargetWonParams {
  target: number;
  modifiers: number[];
  worth: number;
  levels: number[];
  strength: number;
}
export interface CrooksTargetShared {
  reason: "target_shared";
  seat: CrooksSeatNumber;
  points: number;
  clause: "5.4";
  params: CrooksTargetSharedParams;
}
export interface CrooksTargetSharedParams {
  target: number;
  modifiers: number[];
  worth: number;
  levels: number[];
  strength: number;
  sharers: number;
}
export interface CrooksTargetEmpty {
  reason: "target_empty";
  seat: null;
  points: 0;
  clause: "5.4";
  params: CrooksTargetEmptyParams;
}
export interface CrooksTargetEmptyParams {
  target: number;
}
export interface CrooksGangWon {
  reason: "gang_won";
  seat: CrooksSeatNumber;
  points: number;
  clause: "5.5";
  params: CrooksGangWonParams;
}
export interface CrooksGangWonParams {
  gang: CrooksGangName;
  members: number;
}
export interface CrooksGangTied {
  reason: "gang_tied";
  seat: null;
  points: 0;
  clause: "5.5";
  params: CrooksGangTiedParams;
}
export interface CrooksGangTiedParams {
  gang: CrooksGangName;
  members: number;
  sharers: number;
}
export interface CrooksGangEmpty {
  reason: "gang_empty";
  seat: null;
  points: 0;
  clause: "5.5";
  params: CrooksGangEmptyParams;
}
export interface CrooksGangEmptyParams {
  gang: CrooksGangName;
}
export interface CrooksEnded {
  event: "ended";
  outcome: CrooksOutcome;
}
export interface CrooksOutcome {
  winners: CrooksSeatNumber[];
  clause: "5.7";
}
/**
 * A game from its set-up on, the whole truth: actions are in the notation.
 */
export interface CrooksRecord {
  criminals: 1;
  kind: "record";
  game: "crooks";
  rules: 1;
  edition: CrooksEditionField;
  players: CrooksPlayerCount;
  setup: CrooksSetup;
  actions: string[];
}
/**
 * A deal by hangouts, the undealt rest, and the seat that starts (§2); the order in a list means nothing.
 */
export interface CrooksSetup {
  hangouts: {
    [k: string]: number[];
  };
  box: number[];
  start: CrooksSeatNumber;
}
/**
 * What one viewer may keep of a game: the first view, then for each action what was perceived of it.
 */
export interface CrooksViewRecord {
  criminals: 1;
  kind: "view_record";
  game: "crooks";
  rules: 1;
  edition: CrooksEditionField;
  players: CrooksPlayerCount;
  viewer: CrooksViewerName;
  first: CrooksFirstView;
  steps: CrooksFact[][];
}
/**
 * The first view of a view record, which has told edition, players and viewer outside of it.
 */
export interface CrooksFirstView {
  actor: CrooksSeatNumber | null;
  phase: CrooksPhase;
  hangouts: {
    [k: string]: CrooksViewHangout;
  };
  rows: {
    [k: string]: CrooksCard[];
  }[];
  discards: CrooksDiscard[];
  money: number[];
  bank: number;
  passed: boolean[];
  known: CrooksKnown[];
}
/**
 * What is printed in a box (§1); piles and gang points by how many play.
 */
export interface CrooksEdition {
  criminals: 1;
  kind: "edition";
  game: "crooks";
  rules: 1;
  name: string;
  crooks: CrooksCrook[];
  targets: number[];
  piles: {
    "2"?: number[];
    "3"?: number[];
    "4"?: number[];
  };
  purse: number;
  money: number;
  gang_points: {
    "2"?: number;
    "3"?: number;
    "4"?: number;
  };
}
/**
 * Why an action is refused: the clause, a code that stays the same, and what a sentence about it needs.
 */
export interface CrooksViolation {
  criminals: 1;
  kind: "violation";
  game: "crooks";
  rules: 1;
  clause: string;
  code: string;
  params: {
    [k: string]: number | string | boolean | number[];
  };
}
/**
 * Points by seat, and the lines that they are the sums of.
 */
export interface CrooksScore {
  criminals: 1;
  kind: "score";
  game: "crooks";
  rules: 1;
  points: number[];
  lines: CrooksLine[];
}
/**
 * Who won, in ascending order, and by which clause.
 */
export interface CrooksOutcomeDocument {
  criminals: 1;
  kind: "outcome";
  game: "crooks";
  rules: 1;
  winners: CrooksSeatNumber[];
  clause: "5.7";
}
/**
 * Everything for a viewer who joins or returns. The story has a list of sentences for each action so far.
 */
export interface CrooksWelcome {
  criminals: 1;
  kind: "welcome";
  game: "crooks";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: CrooksLegalAction[];
  menu: CrooksOption[];
  may_undo: boolean;
  view: CrooksView;
  seats: CrooksSitter[];
  result: CrooksResultContent | null;
  edition: CrooksEdition;
  story: string[][];
}
/**
 * An action that the viewer can choose: its text and fields, a label, a sentence, and the locations to click.
 */
export interface CrooksLegalAction {
  action: string;
  decision: CrooksDecision;
  label: string;
  sentence: string;
  locations: string[];
}
/**
 * A location that can be clicked: that plays an action, or leads to further choices.
 */
export interface CrooksChoice {
  option: "choice";
  location: string;
  label: string;
  action: string | null;
  choices: CrooksOption[];
}
/**
 * Amounts in equal steps, one of which is to be named, and the action of each.
 */
export interface CrooksAmounts {
  option: "amounts";
  location: string;
  label: string;
  first: number;
  step: number;
  actions: string[];
}
/**
 * A person or a bot at a seat, as everybody may know them.
 */
export interface CrooksSitter {
  name: string | null;
  bot: string | null;
}
/**
 * The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line.
 */
export interface CrooksResultContent {
  lang: string;
  winners: number[];
  clause: string;
  sentence: string;
  points: number[];
  lines: CrooksToldLine[];
}
/**
 * A line of the score, and the sentence for it.
 */
export interface CrooksToldLine {
  line: CrooksLine;
  sentence: string;
}
/**
 * The last change, what the viewer perceived of it, and the present after it.
 */
export interface CrooksNews {
  criminals: 1;
  kind: "news";
  game: "crooks";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: CrooksLegalAction[];
  menu: CrooksOption[];
  may_undo: boolean;
  view: CrooksView;
  seats: CrooksSitter[];
  result: CrooksResultContent | null;
  change: CrooksChange;
  events: CrooksViewEvent[];
  movements: CrooksMovement[];
  sentences: string[];
}
/**
 * Nothing has changed yet.
 */
export interface CrooksBegunChange {
  change: "begun";
}
/**
 * A seat or `CHANCE` has acted. `plies` counts the action and the throws drawn right after it.
 */
export interface CrooksActedChange {
  change: "acted";
  by: number | "chance";
  plies: number;
}
/**
 * A seat has taken its last action back.
 */
export interface CrooksTakenBackChange {
  change: "taken_back";
  by: number;
}
/**
 * A seat was given to another person or bot, or has a new link; `SPECTATOR` stands for the spectators' link.
 */
export interface CrooksHandedOverChange {
  change: "handed_over";
  viewer: number | "spectator";
}
/**
 * A piece that goes from one location to another, or is turned over where it lies.
 */
export interface CrooksMovement {
  kind: string;
  number: number | null;
  value: number | string | null;
  face_down: boolean;
  source: string;
  target: string;
}
/**
 * The reason why a request was refused. Nothing has changed; part of what was tried is repeated.
 */
export interface CrooksRefused {
  criminals: 1;
  kind: "refused";
  game: "crooks";
  rules: 1;
  lang: string;
  changes: number;
  tried: string;
  code: string;
  clause: string | null;
  params: {
    [k: string]: number | string | boolean | (number | string)[];
  };
  sentence: string;
}
/**
 * The current question to a viewer, and the actions to choose from: none while it is somebody else's turn.
 */
export interface CrooksLegal {
  criminals: 1;
  kind: "legal";
  game: "crooks";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: CrooksLegalAction[];
  menu: CrooksOption[];
  may_undo: boolean;
}
/**
 * The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line.
 */
export interface CrooksResult {
  criminals: 1;
  kind: "result";
  game: "crooks";
  rules: 1;
  lang: string;
  winners: number[];
  clause: string;
  sentence: string;
  points: number[];
  lines: CrooksToldLine[];
}
/**
 * Join a table: the first request of a client.
 */
export interface CrooksJoinRequest {
  type: "join";
  token: string;
  lang: string;
}
/**
 * Play an action on the table as it was after `at` changes.
 */
export interface CrooksActRequest {
  type: "act";
  at: number;
  action: string;
}
/**
 * Take my last action back, on the table as it was after `at` changes.
 */
export interface CrooksUndoRequest {
  type: "undo";
  at: number;
}
/**
 * Send me a picture of my view now and after changes, with or without what I remember, wide or narrow.
 */
export interface CrooksDrawRequest {
  type: "draw";
  memory: boolean;
  narrow: boolean;
}
/**
 * Send me a welcome now, and all messages from now on in this language.
 */
export interface CrooksSpeakRequest {
  type: "speak";
  lang: string;
}
