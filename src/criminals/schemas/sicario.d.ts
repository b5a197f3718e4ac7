// Types of the documents of this game, made from their JSON Schemas by `make schemas`. Not to be edited.

export type SicarioJson = SicarioDocument | SicarioMessage | SicarioRequest;
/**
 * Any document, identified by `kind`.
 */
export type SicarioDocument =
  | SicarioState
  | SicarioView
  | SicarioAction
  | SicarioEvent
  | SicarioViewEvent
  | SicarioRecord
  | SicarioViewRecord
  | SicarioEdition
  | SicarioViolation
  | SicarioScore
  | SicarioOutcomeDocument;
export type SicarioEditionField = string | SicarioEditionContent;
export type SicarioSex = "man" | "woman";
export type SicarioPlayerCount = 3 | 4;
export type SicarioActorField = SicarioSeatNumber | "chance" | null;
export type SicarioSeatNumber = 0 | 1 | 2 | 3;
export type SicarioPhase = SicarioRolling | SicarioDecoding | SicarioHunting | SicarioQuestioning | SicarioOver;
export type SicarioHeard = SicarioAnswer | SicarioLights | SicarioMissed;
export type SicarioFeature = "glasses" | "hat" | "man" | "no-glasses" | "no-hat" | "woman";
export type SicarioViewerName = 0 | 1 | 2 | 3 | "spectator";
export type SicarioAction = {
  criminals: 1;
  kind: "action";
  game: "sicario";
  rules: 1;
} & SicarioDecision;
/**
 * An action: its type, its text in the notation, such as `ask 2 green-hat`, and its fields, which say the same. It carries no seat.
 */
export type SicarioDecision =
  | SicarioRollAction
  | SicarioUseDiscAction
  | SicarioCaptureAction
  | SicarioSkipAction
  | SicarioAskAction
  | SicarioEliminateAction;
export type SicarioFact =
  | SicarioRolled
  | SicarioMoved
  | SicarioDrew
  | SicarioLostTurn
  | SicarioDecoded
  | SicarioSkipped
  | SicarioAnswered
  | SicarioNamed
  | SicarioShowed
  | SicarioUncovered
  | SicarioBegan
  | SicarioScored
  | SicarioEnded;
export type SicarioLine = SicarioEmbassy | SicarioCapture | SicarioElimination;
export type SicarioViewEvent = {
  criminals: 1;
  kind: "view_event";
  game: "sicario";
  rules: 1;
} & SicarioFact;
/**
 * Any message to a viewer, identified by `kind`.
 */
export type SicarioMessage = SicarioWelcome | SicarioNews | SicarioRefused | SicarioLegal | SicarioResult;
/**
 * What can be clicked.
 */
export type SicarioOption = SicarioChoice | SicarioAmounts;
export type SicarioChange = SicarioBegunChange | SicarioActedChange | SicarioTakenBackChange | SicarioHandedOverChange;
export type SicarioRequest =
  SicarioJoinRequest | SicarioActRequest | SicarioUndoRequest | SicarioDrawRequest | SicarioSpeakRequest;

/**
 * The whole truth: it stays with the host. Lists go by seat; cards go from the top, `unread` lies on `bottom`.
 */
export interface SicarioState {
  criminals: 1;
  kind: "state";
  game: "sicario";
  rules: 1;
  edition: SicarioEditionField;
  players: SicarioPlayerCount;
  actor: SicarioActorField;
  phase: SicarioPhase;
  sicario: SicarioSeatNumber;
  positions: (number | null)[];
  lost: number[];
  facts: SicarioHeard[][];
  shown: (string | null)[];
  unread_size: number;
  bottom: string[];
  characters: string[];
  unread: string[];
}
/**
 * What is printed in a box (§1); the path is written with s, b and a: street, building, building with antenna.
 */
export interface SicarioEditionContent {
  name: string;
  /**
   * @minItems 0
   * @maxItems 200
   */
  characters: SicarioCharacter[];
  path: string;
  /**
   * @minItems 0
   * @maxItems 200
   */
  events: string[];
  die: number;
}
/**
 * A character (§1.1): three features, and a sign that is not a feature.
 */
export interface SicarioCharacter {
  name: string;
  sex: SicarioSex;
  hat: boolean;
  glasses: boolean;
  sign: string;
}
/**
 * The die is thrown for an agent: chance acts (§6.6).
 */
export interface SicarioRolling {
  phase: "rolling";
  seat: SicarioSeatNumber;
}
/**
 * An agent has come to an antenna (§3.5).
 */
export interface SicarioDecoding {
  phase: "decoding";
  seat: SicarioSeatNumber;
}
/**
 * It is the sicario's turn (§4).
 */
export interface SicarioHunting {
  phase: "hunting";
  seat: SicarioSeatNumber;
}
/**
 * The sicario, `seat`, has a tip and asks the agent whose turn it is (§7.4).
 */
export interface SicarioQuestioning {
  phase: "questioning";
  seat: SicarioSeatNumber;
  agent: SicarioSeatNumber;
}
export interface SicarioOver {
  phase: "over";
}
/**
 * Whether the player has a trait (§4.2).
 */
export interface SicarioAnswer {
  fact: "answer";
  trait: string;
  yes: boolean;
}
/**
 * How many of the three features on the disc the player has (§3.6).
 */
export interface SicarioLights {
  fact: "lights";
  /**
   * @minItems 3
   * @maxItems 3
   */
  features: [SicarioFeature, SicarioFeature, SicarioFeature];
  lights: number;
}
/**
 * Who the player is not: a name that was guessed in vain (§3.7, §4.3).
 */
export interface SicarioMissed {
  fact: "missed";
  character: string;
}
/**
 * All that a viewer may know, for a server to send. Lists are by seat, but `bottom`; `character` is its own.
 */
export interface SicarioView {
  criminals: 1;
  kind: "view";
  game: "sicario";
  rules: 1;
  edition: SicarioEditionField;
  players: SicarioPlayerCount;
  viewer: SicarioViewerName;
  actor: SicarioActorField;
  phase: SicarioPhase;
  sicario: SicarioSeatNumber;
  positions: (number | null)[];
  lost: number[];
  facts: SicarioHeard[][];
  shown: (string | null)[];
  unread_size: number;
  bottom: string[];
  character: string | null;
}
/**
 * A throw of the die, an action of `CHANCE` (§3.1, §6.6).
 */
export interface SicarioRollAction {
  type: "roll";
  action: string;
  pips: number;
}
/**
 * Ask by the disc how many of three features the sicario has (§3.6).
 */
export interface SicarioUseDiscAction {
  type: "use_disc";
  action: string;
  sex: string;
  hat: boolean;
  glasses: boolean;
}
/**
 * Name the sicario's character (§3.7).
 */
export interface SicarioCaptureAction {
  type: "capture";
  action: string;
  character: string;
}
/**
 * Leave the antenna unused (§3.5).
 */
export interface SicarioSkipAction {
  type: "skip";
  action: string;
}
/**
 * Ask an agent, named by seat, whether it has a trait (§4.2).
 */
export interface SicarioAskAction {
  type: "ask";
  action: string;
  agent: number;
  trait: string;
}
/**
 * Name an agent's character (§4.3).
 */
export interface SicarioEliminateAction {
  type: "eliminate";
  action: string;
  agent: number;
  character: string;
}
/**
 * The truth: a fact, and the seats that perceive it, or null for everybody.
 */
export interface SicarioEvent {
  criminals: 1;
  kind: "event";
  game: "sicario";
  rules: 1;
  seers: SicarioSeatNumber[] | null;
  fact: SicarioFact;
}
export interface SicarioRolled {
  event: "rolled";
  seat: SicarioSeatNumber;
  pips: number;
}
export interface SicarioMoved {
  event: "moved";
  seat: SicarioSeatNumber;
  space: number;
}
export interface SicarioDrew {
  event: "drew";
  seat: SicarioSeatNumber;
  card: string;
}
export interface SicarioLostTurn {
  event: "lost_turn";
  seat: SicarioSeatNumber;
}
export interface SicarioDecoded {
  event: "decoded";
  seat: SicarioSeatNumber;
  /**
   * @minItems 3
   * @maxItems 3
   */
  features: [SicarioFeature, SicarioFeature, SicarioFeature];
  lights: number;
}
export interface SicarioSkipped {
  event: "skipped";
  seat: SicarioSeatNumber;
}
export interface SicarioAnswered {
  event: "answered";
  seat: SicarioSeatNumber;
  trait: string;
  yes: boolean;
}
export interface SicarioNamed {
  event: "named";
  seat: SicarioSeatNumber;
  about: SicarioSeatNumber;
  character: string;
  right: boolean;
}
export interface SicarioShowed {
  event: "showed";
  seat: SicarioSeatNumber;
  character: string;
}
export interface SicarioUncovered {
  event: "uncovered";
  cards: string[];
}
export interface SicarioBegan {
  event: "began";
  phase: SicarioPhase;
}
export interface SicarioScored {
  event: "scored";
  line: SicarioLine;
}
/**
 * Enough agents have reached the embassy (§5.1).
 */
export interface SicarioEmbassy {
  reason: "embassy";
  seat: SicarioSeatNumber;
  points: 1;
  clause: "5.1";
  params: SicarioNoParams;
}
/**
 * Nothing.
 */
export interface SicarioNoParams {}
/**
 * The sicario was named (§3.7).
 */
export interface SicarioCapture {
  reason: "capture";
  seat: SicarioSeatNumber;
  points: 1;
  clause: "3.7";
  params: SicarioNoParams;
}
/**
 * Two agents are out (§5.2).
 */
export interface SicarioElimination {
  reason: "elimination";
  seat: SicarioSeatNumber;
  points: 1;
  clause: "5.2";
  params: SicarioNoParams;
}
export interface SicarioEnded {
  event: "ended";
  outcome: SicarioOutcome;
}
export interface SicarioOutcome {
  winners: SicarioSeatNumber[];
  clause: "3.7" | "5.1" | "5.2";
}
/**
 * A game from its set-up on, the whole truth: actions are in the notation, the throws of the die among them.
 */
export interface SicarioRecord {
  criminals: 1;
  kind: "record";
  game: "sicario";
  rules: 1;
  edition: SicarioEditionField;
  players: SicarioPlayerCount;
  setup: SicarioSetup;
  actions: string[];
}
/**
 * A deal (§2): characters by seat, the sicario's too; the event cards, the top one first; the sicario's seat.
 */
export interface SicarioSetup {
  characters: string[];
  events: string[];
  sicario: SicarioSeatNumber;
}
/**
 * What one viewer may keep of a game: the first view, then for each action what was perceived of it.
 */
export interface SicarioViewRecord {
  criminals: 1;
  kind: "view_record";
  game: "sicario";
  rules: 1;
  edition: SicarioEditionField;
  players: SicarioPlayerCount;
  viewer: SicarioViewerName;
  first: SicarioFirstView;
  steps: SicarioFact[][];
}
/**
 * The first view of a view record, which has told edition, players and viewer outside of it.
 */
export interface SicarioFirstView {
  actor: SicarioActorField;
  phase: SicarioPhase;
  sicario: SicarioSeatNumber;
  positions: (number | null)[];
  lost: number[];
  facts: SicarioHeard[][];
  shown: (string | null)[];
  unread_size: number;
  bottom: string[];
  character: string | null;
}
/**
 * What is printed in a box (§1); the path is written with s, b and a: street, building, building with antenna.
 */
export interface SicarioEdition {
  criminals: 1;
  kind: "edition";
  game: "sicario";
  rules: 1;
  name: string;
  /**
   * @minItems 0
   * @maxItems 200
   */
  characters: SicarioCharacter[];
  path: string;
  /**
   * @minItems 0
   * @maxItems 200
   */
  events: string[];
  die: number;
}
/**
 * Why an action is refused: the clause, a code that stays the same, and what a sentence about it needs.
 */
export interface SicarioViolation {
  criminals: 1;
  kind: "violation";
  game: "sicario";
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
export interface SicarioScore {
  criminals: 1;
  kind: "score";
  game: "sicario";
  rules: 1;
  points: number[];
  lines: SicarioLine[];
}
/**
 * Who won, in ascending order, and by which clause.
 */
export interface SicarioOutcomeDocument {
  criminals: 1;
  kind: "outcome";
  game: "sicario";
  rules: 1;
  winners: SicarioSeatNumber[];
  clause: "3.7" | "5.1" | "5.2";
}
/**
 * Everything for a viewer who joins or returns. The story has a list of sentences for each action so far.
 */
export interface SicarioWelcome {
  criminals: 1;
  kind: "welcome";
  game: "sicario";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: SicarioLegalAction[];
  menu: SicarioOption[];
  may_undo: boolean;
  view: SicarioView;
  seats: SicarioSitter[];
  result: SicarioResultContent | null;
  edition: SicarioEdition;
  story: string[][];
}
/**
 * An action that the viewer can choose: its text and fields, a label, a sentence, and the locations to click.
 */
export interface SicarioLegalAction {
  action: string;
  decision: SicarioDecision;
  label: string;
  sentence: string;
  locations: string[];
}
/**
 * A location that can be clicked: that plays an action, or leads to further choices.
 */
export interface SicarioChoice {
  option: "choice";
  location: string;
  label: string;
  action: string | null;
  choices: SicarioOption[];
}
/**
 * Amounts in equal steps, one of which is to be named, and the action of each.
 */
export interface SicarioAmounts {
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
export interface SicarioSitter {
  name: string | null;
  bot: string | null;
}
/**
 * The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line.
 */
export interface SicarioResultContent {
  lang: string;
  winners: number[];
  clause: string;
  sentence: string;
  points: number[];
  lines: SicarioToldLine[];
}
/**
 * A line of the score, and the sentence for it.
 */
export interface SicarioToldLine {
  line: SicarioLine;
  sentence: string;
}
/**
 * The last change, what the viewer perceived of it, and the present after it.
 */
export interface SicarioNews {
  criminals: 1;
  kind: "news";
  game: "sicario";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: SicarioLegalAction[];
  menu: SicarioOption[];
  may_undo: boolean;
  view: SicarioView;
  seats: SicarioSitter[];
  result: SicarioResultContent | null;
  change: SicarioChange;
  events: SicarioViewEvent[];
  movements: SicarioMovement[];
  sentences: string[];
}
/**
 * Nothing has changed yet.
 */
export interface SicarioBegunChange {
  change: "begun";
}
/**
 * A seat or `CHANCE` has acted. `plies` counts the action and the throws drawn right after it.
 */
export interface SicarioActedChange {
  change: "acted";
  by: number | "chance";
  plies: number;
}
/**
 * A seat has taken its last action back.
 */
export interface SicarioTakenBackChange {
  change: "taken_back";
  by: number;
}
/**
 * A seat was given to another person or bot, or has a new link; `SPECTATOR` stands for the spectators' link.
 */
export interface SicarioHandedOverChange {
  change: "handed_over";
  viewer: number | "spectator";
}
/**
 * A piece that goes from one location to another, or is turned over where it lies.
 */
export interface SicarioMovement {
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
export interface SicarioRefused {
  criminals: 1;
  kind: "refused";
  game: "sicario";
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
export interface SicarioLegal {
  criminals: 1;
  kind: "legal";
  game: "sicario";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: SicarioLegalAction[];
  menu: SicarioOption[];
  may_undo: boolean;
}
/**
 * The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line.
 */
export interface SicarioResult {
  criminals: 1;
  kind: "result";
  game: "sicario";
  rules: 1;
  lang: string;
  winners: number[];
  clause: string;
  sentence: string;
  points: number[];
  lines: SicarioToldLine[];
}
/**
 * Join a table: the first request of a client.
 */
export interface SicarioJoinRequest {
  type: "join";
  token: string;
  lang: string;
}
/**
 * Play an action on the table as it was after `at` changes.
 */
export interface SicarioActRequest {
  type: "act";
  at: number;
  action: string;
}
/**
 * Take my last action back, on the table as it was after `at` changes.
 */
export interface SicarioUndoRequest {
  type: "undo";
  at: number;
}
/**
 * Send me a picture of my view now and after changes, with or without what I remember, wide or narrow.
 */
export interface SicarioDrawRequest {
  type: "draw";
  memory: boolean;
  narrow: boolean;
}
/**
 * Send me a welcome now, and all messages from now on in this language.
 */
export interface SicarioSpeakRequest {
  type: "speak";
  lang: string;
}
