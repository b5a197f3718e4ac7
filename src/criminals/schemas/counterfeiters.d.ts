// Types of the documents of this game, made from their JSON Schemas by `make schemas`. Not to be edited.

export type CounterfeitersJson = CounterfeitersDocument | CounterfeitersMessage | CounterfeitersRequest;
/**
 * Any document, identified by `kind`.
 */
export type CounterfeitersDocument =
  | CounterfeitersState
  | CounterfeitersView
  | CounterfeitersAction
  | CounterfeitersEvent
  | CounterfeitersViewEvent
  | CounterfeitersRecord
  | CounterfeitersViewRecord
  | CounterfeitersEdition
  | CounterfeitersViolation
  | CounterfeitersScore
  | CounterfeitersOutcomeDocument;
export type CounterfeitersEditionField = string | CounterfeitersEditionContent;
/**
 * The kind of a card (§1.3).
 */
export type CounterfeitersKind =
  "great-lawyer" | "hologram" | "ink" | "jet" | "lottery" | "lunch" | "negligent-lawyer" | "paper" | "press";
export type CounterfeitersPlayerCount = 2 | 3 | 4;
export type CounterfeitersSeatNumber = 0 | 1 | 2 | 3;
export type CounterfeitersPhase =
  | CounterfeitersPlaying
  | CounterfeitersDining
  | CounterfeitersFinishing
  | CounterfeitersRetaking
  | CounterfeitersReplaying
  | CounterfeitersOver;
export type CounterfeitersLawyer = "great-lawyer" | "negligent-lawyer";
export type CounterfeitersViewerName = 0 | 1 | 2 | 3 | "spectator";
export type CounterfeitersAction = {
  criminals: 1;
  kind: "action";
  game: "counterfeiters";
  rules: 1;
} & CounterfeitersDecision;
/**
 * An action: its type, its text in the notation, such as `shop 1 0/2/1`, and its fields, which say the same. It carries no seat.
 */
export type CounterfeitersDecision =
  | CounterfeitersBuyAction
  | CounterfeitersPrintAction
  | CounterfeitersShopAction
  | CounterfeitersFenceAction
  | CounterfeitersDefraudAction
  | CounterfeitersFlyAction
  | CounterfeitersLayDownAction
  | CounterfeitersDineAction
  | CounterfeitersRetakeAction
  | CounterfeitersDeclineAction;
export type CounterfeitersFact =
  | CounterfeitersBought
  | CounterfeitersPrinted
  | CounterfeitersChanged
  | CounterfeitersDefrauded
  | CounterfeitersFlew
  | CounterfeitersStowed
  | CounterfeitersLaidDown
  | CounterfeitersAdvanced
  | CounterfeitersPaid
  | CounterfeitersReturned
  | CounterfeitersBinned
  | CounterfeitersFilled
  | CounterfeitersDined
  | CounterfeitersRetook
  | CounterfeitersDeclined
  | CounterfeitersWon
  | CounterfeitersShowed
  | CounterfeitersUncovered
  | CounterfeitersBegan
  | CounterfeitersScored
  | CounterfeitersEnded;
export type CounterfeitersQuality = 1 | 2 | 3;
export type CounterfeitersLine = CounterfeitersCash | CounterfeitersOffshore | CounterfeitersTickets;
export type CounterfeitersViewEvent = {
  criminals: 1;
  kind: "view_event";
  game: "counterfeiters";
  rules: 1;
} & CounterfeitersFact;
/**
 * Any message to a viewer, identified by `kind`.
 */
export type CounterfeitersMessage =
  CounterfeitersWelcome | CounterfeitersNews | CounterfeitersRefused | CounterfeitersLegal | CounterfeitersResult;
/**
 * What can be clicked.
 */
export type CounterfeitersOption = CounterfeitersChoice | CounterfeitersAmounts;
export type CounterfeitersChange =
  | CounterfeitersBegunChange
  | CounterfeitersActedChange
  | CounterfeitersTakenBackChange
  | CounterfeitersHandedOverChange;
export type CounterfeitersRequest =
  | CounterfeitersJoinRequest
  | CounterfeitersActRequest
  | CounterfeitersUndoRequest
  | CounterfeitersDrawRequest
  | CounterfeitersSpeakRequest;

/**
 * The whole truth: it stays with the host. Crews and cash go by seat; the stack, the top card first.
 */
export interface CounterfeitersState {
  criminals: 1;
  kind: "state";
  game: "counterfeiters";
  rules: 1;
  edition: CounterfeitersEditionField;
  players: CounterfeitersPlayerCount;
  actor: CounterfeitersSeatNumber | null;
  phase: CounterfeitersPhase;
  crews: CounterfeitersCrew[];
  henchmen: {
    [k: string]: CounterfeitersSeatNumber | null;
  };
  market: (number | null)[];
  binned: number[];
  stack_size: number;
  leftover: number[];
  bank: number;
  pawn: number;
  moved: boolean;
  quiet: number;
  first: CounterfeitersSeatNumber;
  next_first: CounterfeitersSeatNumber;
  cash: number[];
  stack: number[];
}
/**
 * What is printed in a box (§1); fakes by quality, purses from the first player on, patience in rounds (§3.5).
 */
export interface CounterfeitersEditionContent {
  name: string;
  /**
   * @minItems 0
   * @maxItems 250
   */
  cards: CounterfeitersCard[];
  /**
   * @minItems 1
   * @maxItems 250
   */
  boards: [CounterfeitersBoard, ...CounterfeitersBoard[]];
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
  money: number;
  /**
   * @minItems 2
   * @maxItems 250
   */
  purses: [number, number, ...number[]];
  henchmen: number;
  patience: number;
}
/**
 * A card (§1.3): `players` is the fewest it is used for, `value` what a lottery ticket pays, 0 for any other.
 */
export interface CounterfeitersCard {
  id: number;
  letter: "A" | "B" | "C" | "D" | "S";
  kind: CounterfeitersKind;
  players: CounterfeitersPlayerCount;
  value: number;
}
/**
 * A side of the board (§1.5); `starts` says for how many players, and where the police pawn starts.
 */
export interface CounterfeitersBoard {
  starts: {
    "2"?: number;
    "3"?: number;
    "4"?: number;
  };
  /**
   * @minItems 0
   * @maxItems 30
   */
  market: CounterfeitersMarketSpace[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  print: CounterfeitersSpace[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  shop: CounterfeitersSpace[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  fence: CounterfeitersSpace[];
  /**
   * @minItems 0
   * @maxItems 30
   */
  defraud: CounterfeitersSpace[];
  commercial: CounterfeitersSpace | null;
  jet: CounterfeitersSpace | null;
  last: number;
  godfathers: number[];
  investigations: number[];
  strikes: number[];
}
/**
 * A space of the black market: its price, and whether it has a bin (§3.6).
 */
export interface CounterfeitersMarketSpace {
  price: number;
  bin: boolean;
}
/**
 * An action space: a hat moves the police (§3.4), sunglasses make the first player (§4.5).
 */
export interface CounterfeitersSpace {
  hat: boolean;
  sunglasses: boolean;
}
export interface CounterfeitersPlaying {
  phase: "playing";
  seat: CounterfeitersSeatNumber;
}
/**
 * A seat's lunch turns a fake into money; `lunches` are left, including this one (§3.7).
 */
export interface CounterfeitersDining {
  phase: "dining";
  seat: CounterfeitersSeatNumber;
  lunches: number;
}
/**
 * A seat plays its last henchman; `last` moved the pawn to the end, and comes last (§6.1).
 */
export interface CounterfeitersFinishing {
  phase: "finishing";
  seat: CounterfeitersSeatNumber;
  last: CounterfeitersSeatNumber;
}
export interface CounterfeitersRetaking {
  phase: "retaking";
  seat: CounterfeitersSeatNumber;
  lawyer: CounterfeitersLawyer;
}
export interface CounterfeitersReplaying {
  phase: "replaying";
  seat: CounterfeitersSeatNumber;
  lawyer: CounterfeitersLawyer;
}
export interface CounterfeitersOver {
  phase: "over";
}
/**
 * The public facts about a player: `idle` henchmen are still to be played, `wealth` is cash and offshore money.
 */
export interface CounterfeitersCrew {
  idle: number;
  cards: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
  wealth: number;
  possible: CounterfeitersPossible;
}
/**
 * The cash that the others cannot rule out: every amount from the least to the most, in steps of $10 (§7.2).
 */
export interface CounterfeitersPossible {
  least: number;
  most: number;
}
/**
 * All that a viewer may know, for a server to send. Crews are by seat; cash is the viewer's own.
 */
export interface CounterfeitersView {
  criminals: 1;
  kind: "view";
  game: "counterfeiters";
  rules: 1;
  edition: CounterfeitersEditionField;
  players: CounterfeitersPlayerCount;
  viewer: CounterfeitersViewerName;
  actor: CounterfeitersSeatNumber | null;
  phase: CounterfeitersPhase;
  crews: CounterfeitersCrew[];
  henchmen: {
    [k: string]: CounterfeitersSeatNumber | null;
  };
  market: (number | null)[];
  binned: number[];
  stack_size: number;
  leftover: number[];
  bank: number;
  pawn: number;
  moved: boolean;
  quiet: number;
  first: CounterfeitersSeatNumber;
  next_first: CounterfeitersSeatNumber;
  cash: number | null;
}
/**
 * Buy the card above a space of the black market (§4.1).
 */
export interface CounterfeitersBuyAction {
  type: "buy";
  action: string;
  space: number;
}
/**
 * Print fakes, two with each press (§4.2).
 */
export interface CounterfeitersPrintAction {
  type: "print";
  action: string;
  space: number;
}
/**
 * Change 1 to 3 fakes into money at the supermarket (§4.3).
 */
export interface CounterfeitersShopAction {
  type: "shop";
  action: string;
  space: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
}
/**
 * Sell 1 to 8 fakes to the fence (§4.4).
 */
export interface CounterfeitersFenceAction {
  type: "fence";
  action: string;
  space: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
}
/**
 * Commit tax fraud (§4.5).
 */
export interface CounterfeitersDefraudAction {
  type: "defraud";
  action: string;
  space: number;
}
/**
 * Move cash to one's offshore account, by `"commercial"` flight or by private `"jet"`; the fare is extra (§4.6).
 */
export interface CounterfeitersFlyAction {
  type: "fly";
  action: string;
  space: string;
  amount: number;
}
/**
 * Lay a henchman down: it does nothing in this round (§3.3).
 */
export interface CounterfeitersLayDownAction {
  type: "lay_down";
  action: string;
}
/**
 * Turn a fake of a quality into money over lunch (§3.7).
 */
export interface CounterfeitersDineAction {
  type: "dine";
  action: string;
  quality: number;
}
/**
 * Take a henchman off a space, named as in its action: `"buy 3"`, `"fly jet"` (§6.2).
 */
export interface CounterfeitersRetakeAction {
  type: "retake";
  action: string;
  space: string;
}
/**
 * Do not use the lawyer (§6.2).
 */
export interface CounterfeitersDeclineAction {
  type: "decline";
  action: string;
}
/**
 * The truth: a fact, and the seats that perceive it, or null for everybody.
 */
export interface CounterfeitersEvent {
  criminals: 1;
  kind: "event";
  game: "counterfeiters";
  rules: 1;
  seers: CounterfeitersSeatNumber[] | null;
  fact: CounterfeitersFact;
}
export interface CounterfeitersBought {
  event: "bought";
  seat: CounterfeitersSeatNumber;
  space: string;
  card: number;
  price: number;
}
export interface CounterfeitersPrinted {
  event: "printed";
  seat: CounterfeitersSeatNumber;
  space: string;
  quality: CounterfeitersQuality;
  count: number;
}
export interface CounterfeitersChanged {
  event: "changed";
  seat: CounterfeitersSeatNumber;
  space: string;
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
  amount: number;
}
export interface CounterfeitersDefrauded {
  event: "defrauded";
  seat: CounterfeitersSeatNumber;
  space: string;
  amount: number;
  first: boolean;
}
export interface CounterfeitersFlew {
  event: "flew";
  seat: CounterfeitersSeatNumber;
  space: "fly commercial" | "fly jet";
  fare: number;
}
export interface CounterfeitersStowed {
  event: "stowed";
  amount: number;
}
export interface CounterfeitersLaidDown {
  event: "laid_down";
  seat: CounterfeitersSeatNumber;
}
export interface CounterfeitersAdvanced {
  event: "advanced";
  pawn: number;
}
export interface CounterfeitersPaid {
  event: "paid";
  seat: CounterfeitersSeatNumber;
  amount: number;
}
export interface CounterfeitersReturned {
  event: "returned";
}
export interface CounterfeitersBinned {
  event: "binned";
  cards: number[];
}
export interface CounterfeitersFilled {
  event: "filled";
  cards: number[];
}
export interface CounterfeitersDined {
  event: "dined";
  seat: CounterfeitersSeatNumber;
  quality: CounterfeitersQuality;
  amount: number;
}
export interface CounterfeitersRetook {
  event: "retook";
  seat: CounterfeitersSeatNumber;
  space: string;
}
export interface CounterfeitersDeclined {
  event: "declined";
  seat: CounterfeitersSeatNumber;
}
export interface CounterfeitersWon {
  event: "won";
  seat: CounterfeitersSeatNumber;
  amount: number;
}
export interface CounterfeitersShowed {
  event: "showed";
  seat: CounterfeitersSeatNumber;
  cash: number;
}
export interface CounterfeitersUncovered {
  event: "uncovered";
  cards: number[];
}
export interface CounterfeitersBegan {
  event: "began";
  phase: CounterfeitersPhase;
}
export interface CounterfeitersScored {
  event: "scored";
  line: CounterfeitersLine;
}
export interface CounterfeitersCash {
  reason: "cash";
  seat: CounterfeitersSeatNumber;
  points: number;
  clause: "6.4";
  params: CounterfeitersAmountParams;
}
export interface CounterfeitersAmountParams {
  amount: number;
}
export interface CounterfeitersOffshore {
  reason: "offshore";
  seat: CounterfeitersSeatNumber;
  points: number;
  clause: "6.4";
  params: CounterfeitersAmountParams;
}
export interface CounterfeitersTickets {
  reason: "tickets";
  seat: CounterfeitersSeatNumber;
  points: number;
  clause: "6.3";
  params: CounterfeitersTicketsParams;
}
/**
 * What is paid, as far as the bank goes, and what each ticket is worth.
 */
export interface CounterfeitersTicketsParams {
  amount: number;
  values: number[];
}
export interface CounterfeitersEnded {
  event: "ended";
  outcome: CounterfeitersOutcome;
}
export interface CounterfeitersOutcome {
  winners: CounterfeitersSeatNumber[];
  clause: "6.4";
}
/**
 * A game from its set-up on, the whole truth: actions are in the notation.
 */
export interface CounterfeitersRecord {
  criminals: 1;
  kind: "record";
  game: "counterfeiters";
  rules: 1;
  edition: CounterfeitersEditionField;
  players: CounterfeitersPlayerCount;
  setup: CounterfeitersSetup;
  actions: string[];
}
/**
 * A deal (§2): the stack, the top card first; by seat what it starts with besides its press; the first player.
 */
export interface CounterfeitersSetup {
  stack: number[];
  starters: number[];
  first: CounterfeitersSeatNumber;
}
/**
 * What one viewer may keep of a game: the first view, then for each action what was perceived of it.
 */
export interface CounterfeitersViewRecord {
  criminals: 1;
  kind: "view_record";
  game: "counterfeiters";
  rules: 1;
  edition: CounterfeitersEditionField;
  players: CounterfeitersPlayerCount;
  viewer: CounterfeitersViewerName;
  first: CounterfeitersFirstView;
  steps: CounterfeitersFact[][];
}
/**
 * The first view of a view record, which has told edition, players and viewer outside of it.
 */
export interface CounterfeitersFirstView {
  actor: CounterfeitersSeatNumber | null;
  phase: CounterfeitersPhase;
  crews: CounterfeitersCrew[];
  henchmen: {
    [k: string]: CounterfeitersSeatNumber | null;
  };
  market: (number | null)[];
  binned: number[];
  stack_size: number;
  leftover: number[];
  bank: number;
  pawn: number;
  moved: boolean;
  quiet: number;
  first: CounterfeitersSeatNumber;
  next_first: CounterfeitersSeatNumber;
  cash: number | null;
}
/**
 * What is printed in a box (§1); fakes by quality, purses from the first player on, patience in rounds (§3.5).
 */
export interface CounterfeitersEdition {
  criminals: 1;
  kind: "edition";
  game: "counterfeiters";
  rules: 1;
  name: string;
  /**
   * @minItems 0
   * @maxItems 250
   */
  cards: CounterfeitersCard[];
  /**
   * @minItems 1
   * @maxItems 250
   */
  boards: [CounterfeitersBoard, ...CounterfeitersBoard[]];
  /**
   * @minItems 3
   * @maxItems 3
   */
  fakes: [number, number, number];
  money: number;
  /**
   * @minItems 2
   * @maxItems 250
   */
  purses: [number, number, ...number[]];
  henchmen: number;
  patience: number;
}
/**
 * Why an action is refused: the clause, a code that stays the same, and what a sentence about it needs.
 */
export interface CounterfeitersViolation {
  criminals: 1;
  kind: "violation";
  game: "counterfeiters";
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
export interface CounterfeitersScore {
  criminals: 1;
  kind: "score";
  game: "counterfeiters";
  rules: 1;
  points: number[];
  lines: CounterfeitersLine[];
}
/**
 * Who won, in ascending order, and by which clause.
 */
export interface CounterfeitersOutcomeDocument {
  criminals: 1;
  kind: "outcome";
  game: "counterfeiters";
  rules: 1;
  winners: CounterfeitersSeatNumber[];
  clause: "6.4";
}
/**
 * Everything for a viewer who joins or returns. The story has a list of sentences for each action so far.
 */
export interface CounterfeitersWelcome {
  criminals: 1;
  kind: "welcome";
  game: "counterfeiters";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: CounterfeitersLegalAction[];
  menu: CounterfeitersOption[];
  may_undo: boolean;
  view: CounterfeitersView;
  seats: CounterfeitersSitter[];
  result: CounterfeitersResultContent | null;
  edition: CounterfeitersEdition;
  story: string[][];
}
/**
 * An action that the viewer can choose: its text and fields, a label, a sentence, and the locations to click.
 */
export interface CounterfeitersLegalAction {
  action: string;
  decision: CounterfeitersDecision;
  label: string;
  sentence: string;
  locations: string[];
}
/**
 * A location that can be clicked: that plays an action, or leads to further choices.
 */
export interface CounterfeitersChoice {
  option: "choice";
  location: string;
  label: string;
  action: string | null;
  choices: CounterfeitersOption[];
}
/**
 * Amounts in equal steps, one of which is to be named, and the action of each.
 */
export interface CounterfeitersAmounts {
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
export interface CounterfeitersSitter {
  name: string | null;
  bot: string | null;
}
/**
 * The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line.
 */
export interface CounterfeitersResultContent {
  lang: string;
  winners: number[];
  clause: string;
  sentence: string;
  points: number[];
  lines: CounterfeitersToldLine[];
}
/**
 * A line of the score, and the sentence for it.
 */
export interface CounterfeitersToldLine {
  line: CounterfeitersLine;
  sentence: string;
}
/**
 * The last change, what the viewer perceived of it, and the present after it.
 */
export interface CounterfeitersNews {
  criminals: 1;
  kind: "news";
  game: "counterfeiters";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: CounterfeitersLegalAction[];
  menu: CounterfeitersOption[];
  may_undo: boolean;
  view: CounterfeitersView;
  seats: CounterfeitersSitter[];
  result: CounterfeitersResultContent | null;
  change: CounterfeitersChange;
  events: CounterfeitersViewEvent[];
  movements: CounterfeitersMovement[];
  sentences: string[];
}
/**
 * Nothing has changed yet.
 */
export interface CounterfeitersBegunChange {
  change: "begun";
}
/**
 * A seat or `CHANCE` has acted. `plies` counts the action and the throws drawn right after it.
 */
export interface CounterfeitersActedChange {
  change: "acted";
  by: number | "chance";
  plies: number;
}
/**
 * A seat has taken its last action back.
 */
export interface CounterfeitersTakenBackChange {
  change: "taken_back";
  by: number;
}
/**
 * A seat was given to another person or bot, or has a new link; `SPECTATOR` stands for the spectators' link.
 */
export interface CounterfeitersHandedOverChange {
  change: "handed_over";
  viewer: number | "spectator";
}
/**
 * A piece that goes from one location to another, or is turned over where it lies.
 */
export interface CounterfeitersMovement {
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
export interface CounterfeitersRefused {
  criminals: 1;
  kind: "refused";
  game: "counterfeiters";
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
export interface CounterfeitersLegal {
  criminals: 1;
  kind: "legal";
  game: "counterfeiters";
  rules: 1;
  lang: string;
  changes: number;
  prompt: string;
  legal: CounterfeitersLegalAction[];
  menu: CounterfeitersOption[];
  may_undo: boolean;
}
/**
 * The end of a game: the winners, the clause by which they won, the points by seat, and the score line by line.
 */
export interface CounterfeitersResult {
  criminals: 1;
  kind: "result";
  game: "counterfeiters";
  rules: 1;
  lang: string;
  winners: number[];
  clause: string;
  sentence: string;
  points: number[];
  lines: CounterfeitersToldLine[];
}
/**
 * Join a table: the first request of a client.
 */
export interface CounterfeitersJoinRequest {
  type: "join";
  token: string;
  lang: string;
}
/**
 * Play an action on the table as it was after `at` changes.
 */
export interface CounterfeitersActRequest {
  type: "act";
  at: number;
  action: string;
}
/**
 * Take my last action back, on the table as it was after `at` changes.
 */
export interface CounterfeitersUndoRequest {
  type: "undo";
  at: number;
}
/**
 * Send me a picture of my view now and after changes, with or without what I remember, wide or narrow.
 */
export interface CounterfeitersDrawRequest {
  type: "draw";
  memory: boolean;
  narrow: boolean;
}
/**
 * Send me a welcome now, and all messages from now on in this language.
 */
export interface CounterfeitersSpeakRequest {
  type: "speak";
  lang: string;
}
