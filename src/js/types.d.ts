// The types of the JavaScript package, written by hand: tests/package/types.test.mjs has TypeScript
// check them against what the functions really return. The keys of the rule systems at the end, and those of their
// answers, events, presets and rulings, are written from the tables of the systems: tools/answer-types.mjs.

/** A language of the texts. */
export type Language = "en" | "ru" | "zh" | "ja";
/** A seat at the table, named by its wind. */
export type Seat = "E" | "S" | "W" | "N";
/** A tile in notation: `1m`–`9m`, `1p`–`9p`, `1s`–`9s`, `E S W N`, `C F P`. */
export type Tile = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${"m" | "p" | "s"}` | Seat | "C" | "F" | "P";
/** The marked copy of a five, such as a red five. */
export type MarkedTile = "0m" | "0p" | "0s";
/** A flower (`1h`–`4h`) or season (`5h`–`8h`). */
export type Flower = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}h`;
/** A declared set in notation: `[123m]`, `[EEE]`, `[5555p,1]`, `[5555p,5]`, `[5555p]`. */
export type Meld = `[${string}]`;
export type MeldKind = "chow" | "pung" | "kong" | "added-kong" | "concealed-kong";
/** One value for each seat. */
export type BySeat<T> = Record<Seat, T>;
/** A text in every language. */
export type Names = Record<Language, string>;

// ── What goes in ────────────────────────────────────────────────────────────────────────────────

/** The tiles of a place. */
export interface Tiles {
  /** The concealed tiles without the winning one, in the order of entry. */
  standing: (Tile | MarkedTile)[];
  /** The declared sets. */
  melds: Meld[];
  /** The winning tile. */
  win: Tile | MarkedTile | null;
  /** Flowers and seasons. */
  flowers: Flower[];
}

/** Tiles in notation, or as a list; what is left out is empty. */
export type Hand = string | { [Field in keyof Tiles]?: Tiles[Field] | string | readonly string[] | null };

/** What is asked about in a rule system: whatever has been entered so far. */
export interface RequestOf<Rules extends RulesKey> {
  /** The rule system. */
  rules: Rules;
  /** The hand that is calculated. */
  hand?: Hand | null;
  /** The tiles of the other places. `System.places` says which places there are. */
  others?: readonly (Hand | null)[];
  /**
   * Answers by the key of their question; `true` and `false` are "yes" and "no". `"void.2"` is the answer
   * for place 2; an array has the answers for all places, or the tiles or seats of one answer.
   */
  answers?: Answers[Rules];
  /** What happened, in order. `place`: of whom it happened to; 0 if left out. */
  events?: readonly Events[Rules][];
  /** A named choice of rulings: `System.presets`. */
  preset?: Presets[Rules] | null;
  /**
   * The rulings that are on, all others being off; or which to switch on or off. Beside a `preset`, an array may only
   * be that of the preset, and an object switches rulings of the preset.
   */
  rulings?: readonly Rulings[Rules][] | { readonly [Key in Rulings[Rules]]?: boolean };
}

/** What is asked about, in any rule system. Without `rules` it is MCR. */
export type Request = { [Rules in RulesKey]: RequestOf<Rules> }[RulesKey] | (Omit<RequestOf<"mcr">, "rules"> & { rules?: undefined });

/** A request, a hand in notation (for MCR), a link, or the address of a page with one. */
export type Asked = string | Request | Draft;

export interface Options {
  /** The language of sentences once its words are loaded; until then they are in English. */
  language?: Language;
  /**
   * By which names fans are called, in rows and in sentences: `"own"` are those of the language, `"japanese"` those
   * that riichi players write in English, such as Tanyao. In Russian they are the same, and Chinese has its own.
   */
  names?: "own" | "japanese";
}

export interface ScoreOptions extends Options {
  /** Whether the report has the questions as they stand, with every possible answer: `Report.asked`. */
  asked?: boolean;
}

// ── Errors ──────────────────────────────────────────────────────────────────────────────────────

/** One thing that is wrong. */
export interface Fault {
  /** What: a stable key such as `"five-of-a-kind"`. */
  code: string;
  /** The player that it is about. */
  seat?: Seat;
  /** The event that it is about, counted from 1. */
  event?: number;
  /** The tiles that it is about. */
  tiles: Tile[];
  /** The text or number that it is about. */
  value: string;
  /** The least number that is possible, if that is not 0, where `value` is none of a range of numbers. */
  least?: number;
  /** The greatest number that is possible, or how many there may be, where `value` is more or no number. */
  most?: number;
  /** The nearest numbers that are possible, where `value` is one that is not. */
  instead?: number[];
  /** The keys that there are, where one was written that does not exist: answers, questions, presets, rulings. */
  choices?: string[];
  /** The one of them that was probably meant. */
  meant?: string;
  /** What is wrong and how to mend it. */
  sentence: string;
}

/** A fault as the core says it: `code`, `tiles`, `value`, `least` and `most` make its sentence. */
export type BareFault = Omit<Fault, "sentence" | "choices" | "meant">;

/** Every error of this package. */
export class HuleError extends Error {
  name: "HuleError";
  /**
   * That of the first fault, or one of `"bad-request"` (of the wrong kind), `"bad-option"`,
   * `"unknown-language"`, `"unknown-fan"`, `"unknown-style"`, `"no-sheet"`, `"not-ready"`,
   * `"load-failed"`, `"internal"`, `"is-session"` (the link of a session where a hand is asked for); of a session also `"not-session"`, `"not-json"`, `"too-large"`,
   * `"session-version"`.
   */
  code: string;
  /** Everything that is wrong with the request; empty where it isn't about the request. */
  faults: Fault[];
}

// ── Reports ─────────────────────────────────────────────────────────────────────────────────────

/** Everything there is to say about a request. */
export interface Report {
  rules: RulesKey;
  /** The preset whose rulings are in force; `null` for a choice of one's own. */
  preset: string | null;
  /** The rulings that are on. */
  rulings: string[];
  /** Why the hand is impossible; then there is nothing else to say. */
  faults: Fault[];
  /** The wild tiles: those that may stand for other tiles. Most rule systems have none. */
  wild?: Tile[];
  /** How far the hand is. */
  standing: Standing;
  /** The best reading of a complete hand: the first of `sheets`. `null` for any other hand. */
  best: Sheet | null;
  /** A complete hand's readings, the best first. */
  sheets: Sheet[];
  /** The hands of other places, where they are counted too. */
  others: { place: number; seat: Seat | null; sheets: Sheet[] }[];
  /** The ways to deal out tiles that several places share, the chosen one first. */
  splits?: Split[];
  /** What is said besides; `explain` has the sentences. */
  notes: Note[];
  /** Who pays whom, once it is known. */
  ledger: Ledger | null;
  /** What the payments depend on and has not been entered; `explain` has the sentences. While there is anything, `ledger` is `null`. */
  missing?: Missing[];
  /** What the winner gets besides the worth of the hand, because it lay on the table: honba and sticks. Left out if it is 0. */
  on_top?: number;
  /** What the winner gains, by what it is paid for, and what each of the others pays; where more than the hand is paid for. */
  gains?: { for: string; from: BySeat<number> }[];
  /** While it is open from whom the winning tile came: what is paid for each player that it may have come from. */
  payments?: Payment[];
  /** Who deals next, where it is certain. */
  next_dealer: Seat | null;
  /**
   * What lies on the table after the deal, in rule systems where something does: in riichi the honba, then
   * the riichi sticks.
   */
  counters?: number[];
  /** What is asked besides the tiles, and which answers are possible; with the option `asked`. */
  asked?: OpenQuestion[];
}

/** How far a hand is. */
export type Standing =
  | { kind: "faulty" }
  /** `missing`: how many tiles to thirteen. */
  | { kind: "entering"; missing: number }
  /** Not ready. `shanten`: how many tiles to exchange; `useful`: which; `copies`: of how many. */
  | { kind: "unready"; shanten: number; useful: Tile[]; copies: number }
  /** Fourteen tiles that don't win; what to discard, the best first. */
  | { kind: "discarding"; shanten: number; discards: Discard[] }
  | { kind: "ready"; waits: Wait[] }
  /** `wins`: whether it is worth enough; `needed`: how much that is; `why`: why it does not win, if that is something else. */
  | { kind: "complete"; wins: boolean; needed: number; why?: Note };

/** A discard and what it leaves. */
export interface Discard {
  tile: Tile;
  shanten: number;
  useful: Tile[];
  copies: number;
  /** What the rest then waits for, where it is ready and that is quick to find. */
  waits?: Wait[];
}

/** What would make a hand win; `discards` are those of fourteen tiles by worth, the best first. */
export interface Ways {
  /** The shortest ways, at most two tiles long, the likeliest first. Empty for a hand that wins, that is farther away, and in a system where this isn't asked. */
  ways: Way[];
  discards: RankedDiscard[];
  /** How many tiles are in none of the entered hands. */
  unseen: number;
}

/** A way to a win. */
export interface Way {
  /** The concealed tiles that go. */
  goes: Tile[];
  /** The tiles that come; the last one completes the hand. */
  comes: Tile[];
  /** What the win is worth by discard. */
  discard: Worth;
  /** What the win is worth self-drawn. */
  self_drawn: Worth;
  /** How many copies of each tile that comes are in none of the entered hands. */
  copies: number[];
  /** The chance that the next draws are these tiles, each unseen tile being equally likely: `favourable` of `all`. */
  chance: { favourable: number; all: number };
}

/** A discard by worth. */
export interface RankedDiscard {
  discard: Discard;
  /** The points that the next two draws can be expected to win. */
  expected: number;
}

/** A tile that completes the hand. */
export interface Wait {
  tile: Tile;
  /** How many copies are not in the hand. */
  copies: number;
  /** What it is worth claimed from a discard. */
  discard: Worth;
  /** What it is worth self-drawn. */
  self_drawn: Worth;
  /** What is paid for it in each way in which it may win. */
  payments?: Payment[];
}

/** What a win that is not wholly known would be paid. */
export interface Payment {
  way: "self-drawn" | "replacement" | "discard" | "discard-after-kong" | "robbed-kong" | "north-replacement" | "pulled-north";
  /** Who discards the tile, or whose kong is robbed; `null` where that makes no difference. */
  from: Seat | null;
  net: BySeat<number>;
}

export interface Worth {
  total: number;
  /** Whether it may win. */
  wins: boolean;
  /** Why it may not. */
  why?: Note;
}

/** One reading of a hand with everything that counts. */
export interface Sheet {
  division: Division;
  /** The part that the winning tile completed. */
  won: Part | null;
  /** What counts, the most valuable first. */
  counted: FanRow[];
  /** What is true but does not count; `points` is what it would be worth in this hand. */
  dropped: (FanRow & { reason: Reason })[];
  /** In riichi: the han of yaku and dora. `null` for a yakuman, or where nothing is counted. */
  han?: number | null;
  /** In riichi: the fu, rounded up. `null` where the hand is worth a limit without them. */
  fu?: number | null;
  /** In riichi: the fu before they are rounded up. */
  fu_unrounded?: number | null;
  /** The sum without flowers. */
  points: number;
  /** What it comes to. */
  total: number;
  /** The key of the limit with a name that decided the total. */
  limit?: string;
  /** How the total comes about, where it is more than a sum. */
  formula?: string;
}

/** A fan of a sheet, with all its occurrences. */
export interface FanRow {
  /** Its number in the rules. */
  fan: number;
  /** Its stable key: `"dora"`. */
  key: string;
  /** Its name in the language of the call. */
  name: string;
  /** How often it occurs. */
  times: number;
  /** What it is worth in all, in `unit`. */
  points: number;
  unit: Unit;
  /** Why it applies, once for each time. */
  evidence: Evidence[];
}

/** A part of a division: 0–3 a set, 4–10 a pair, 11 the singles. */
export type Part = number;

/** How a hand is read. */
export interface Division {
  form: "four-sets" | "knitted-straight" | "seven-pairs" | "thirteen-orphans" | "honors-and-knitted" | "unfinished" | "misfits";
  sets: { shape: "chow" | "winds" | "pung" | "kong"; tiles: Tile[]; declared: boolean; claimed: boolean }[];
  /** The pair, or the seven pairs. */
  pairs: Tile[];
  /** The tiles outside sets and pairs. */
  singles: Tile[];
  /** The wild tiles that stand for others. */
  wilds?: { part: Part; tile: Tile; stands_for: Tile }[];
  /** The marked copies that the hand holds, such as red fives, each in the part that shows it. */
  marked?: { part: Part; tile: Tile }[];
}

/** Why a fan applies: the parts and tiles that make it; none where a circumstance does. */
export interface Evidence {
  parts: Part[];
  tiles: Tile[];
}

/** Why something is not counted; `by`: the number of the fan in its way. */
export type Reason =
  | { kind: "implied" | "once" | "flat" | "limit" | "beside"; by: number }
  | { kind: "identity" | "lower" }
  | { kind: "ruled"; by: number; ruling: string };

/** A way to deal out shared tiles. */
export interface Split {
  hands: { place: number; tiles: Tile[]; uses_win: boolean; points: number }[];
  total: number;
}

export interface Note {
  key: string;
  seat: Seat | null;
  tiles: Tile[];
  value: number;
  other: number;
  /** The point of the rules on which tables differ and that it is about: it belongs beside the payments. */
  ruling?: string;
}

/** What the payments depend on and has not been entered, and where it is entered. */
export interface Missing extends Note {
  entry:
    | { kind: "answer"; question: string; place: number }
    | { kind: "event-answer"; event: number; question: string }
    | { kind: "event-tile"; event: number }
    /** The tiles of a place. An answer to the question `instead` about the place may stand for them. */
    | { kind: "tiles"; place: number; instead: string | null }
    /**
     * An event that belongs at `index`: one of the variants. With it, tiles of the hand become `meld`,
     * unless they are declared already. Whether the tiles of the hand show the event, or it is only possible.
     */
    | { kind: "event"; index: number; event: DraftEvent; variants: DraftEvent[]; meld: Meld | null; is_shown: boolean };
}

/** Something that happened in the deal. */
export interface DraftEvent {
  kind: string;
  place: number;
  tile: Tile | null;
  answers: Record<string, string>;
}

export interface Ledger {
  /** The payments; `to: null` is a fine that nobody receives, `from: null` is taken from the table. */
  transfers: {
    from: Seat | null;
    to: Seat | null;
    amount: number;
    formula: string;
    /** The limit that decided the amount: the hand has more `fans` than the limit allows, and is worth `value`. */
    limit?: { fans: number; most: number; value: number };
    /** The key of the limit with a name that decided the amount. */
    name?: string;
    reason: string;
  }[];
  /** What each seat wins or loses in all. */
  net: BySeat<number>;
  /** The fines; with them the net sums to what was taken from the table. */
  bank: number;
  /** What was taken from the table; 0 if it isn't there. */
  taken?: number;
}

/** A question as it stands. */
export interface OpenQuestion {
  key: string;
  /** What its answers are; words, if it isn't there. */
  kind?: "tile" | { number: { most: number } } | { tiles: { most: number } } | "seats";
  place: number;
  /** The answer that is given, inferred or assumed. */
  answer: string | null;
  /** Whether nobody gave the answer, but the tiles that are open to all make it certain. */
  inferred?: true;
  /**
   * All answers, and why one cannot be chosen now. Where the answer is several tiles (`"6s7mP"`) or seats
   * (`"EN"`): those with one tile more, or with one seat more or less, than the present answer.
   */
  offers: { answer: string; impossible: BareFault | null }[];
}

// ── Explanations ────────────────────────────────────────────────────────────────────────────────

/** A sentence: as text with tiles in notation, and in pieces with the tiles apart. */
export interface Sentence {
  text: string;
  spans: (string | Tile[])[];
}

/** A fan of a reading, in words. */
export interface FanExplanation {
  language: Language;
  fan: number;
  key: string;
  name: string;
  definition: Sentence;
  /** Whether it counts; is true but not counted; is paid apart from the win; or isn't true. */
  verdict: "counts" | "dropped" | "apart" | "absent";
  /** How often it counts, and for how much in all, in `unit`. */
  times: number;
  points: number;
  unit: Unit;
  /** Why it applies. What is the same for several times stands once. */
  why: Sentence[];
  /** Why it is not counted, or not more often: each reason once. */
  dropped: { by: number | null; reason: Sentence; principle: string | null }[];
  /** What is missing of it, for the reading that comes nearest, and how many tiles that takes. */
  obstacle: Sentence | null;
}

/** Everything there is to say about a reading. */
export interface Explanation {
  language: Language;
  /** What counts, then what was dropped. */
  fans: Omit<FanExplanation, "language">[];
  /** Of a ready hand: why waits do not win by discard, or self-drawn; those that do aren't there. */
  waits: { tile: Tile; discard: Sentence | null; self_drawn: Sentence | null }[];
  /** Why a complete hand may not win, and what else there is to know of the deal. */
  notes: Sentence[];
  /** What has not been entered although the payments depend on it. */
  missing: Sentence[];
  /** The transfers of the ledger, in words: those that differ only in who pays, or only in who is paid, are one. */
  payments: {
    /** Who pays; nobody: it is taken from the table. */
    from: Seat[];
    /** Who is paid; nobody: it is a fine, or a stick that is put on the table. */
    to: Seat[];
    /** What each of them pays or is paid. */
    amount: number;
    /** How the amount is calculated, or the limit that decided it; empty where that says no more than the amount. */
    formula: string;
    /** Who pays whom how much: “South and North pay West 8 each”. */
    text: string;
    /** What it is paid for. */
    reason: string;
  }[];
  /** Who pays whom how much in all, in words; empty while that is open. */
  paid: string;
}

export interface ExplainOptions extends Options {
  /** A place, from 0. */
  place?: number;
  /** A reading of the place, from 0, the best. */
  sheet?: number;
}

// ── Drafts ──────────────────────────────────────────────────────────────────────────────────────

/** A request that has been read: it can be changed and asked about. */
export interface Draft {
  rules: RulesKey;
  hand: Tiles;
  others: Tiles[];
  /** The answers that were given; `"void.2"` is the one for place 2. */
  answers: Record<string, string>;
  events: DraftEvent[];
  /** The preset with these rulings, if there is one. */
  preset?: string;
  /** Else the rulings that are on. */
  rulings?: string[];
}

export type Style = "notation" | "unicode" | "link";

// ── Rule systems ────────────────────────────────────────────────────────────────────────────────

/** What a rule system says of itself: enough to build a form. */
export interface System {
  key: RulesKey;
  name: Names;
  title: Names;
  /** The kinds of tile that it is played with. */
  tiles: Tile[];
  flowers: boolean;
  melds: MeldKind[];
  /** Whether three dragons, or three different winds, make a chow. */
  honor_chows: boolean;
  /** The places that tiles are entered for, the hand that is calculated first. */
  places: { key: string; name: Names }[];
  fans: Fan[];
  questions: Question[];
  events: { key: string; name: Names; seat: boolean; tile: boolean; questions: Question[] }[];
  rulings: { key: string; name: Names; definition: Names }[];
  /** The named choices of rulings, the default first. */
  presets: { key: string; name: Names; definition: Names; rulings: string[] }[];
  /** Links of hands to begin with. */
  examples: string[];
}

/** The unit in which a fan counts. By some rulings a fan counts in another unit than its table says. */
export type Unit = "points" | "fans" | "factor" | "limit" | "han" | "fu" | "yakuman";

export interface Fan {
  number: number;
  key: string;
  name: Names;
  /** What one occurrence is worth, in `unit`. */
  worth: number;
  unit: Unit;
  /** The numbers of the fans that are not counted beside it. */
  excludes: number[];
}

export interface Question {
  key: string;
  name: Names;
  kind: "choice" | "tile" | "number" | "tiles" | "seats";
  /** The greatest number, from 0, or how many tiles there may be. */
  most: number | null;
  answers: { key: string; name: Names }[];
  /** The answer as long as none is given. */
  default: string | null;
  /** Of which places it is asked: the first (or the whole deal), the others, every. */
  places: "first" | "others" | "every";
}

// ── Sessions ────────────────────────────────────────────────────────────────────────────────────

/** A player: the index in `players`, from 0. Player 0 sits East in the first deal. */
export type Player = number;

/** A session as it goes in: what was agreed on, who plays, and the deals in order. */
export interface SessionRequest {
  rules: RulesKey | (string & {});
  /** The names; they may be empty. */
  players?: readonly string[];
  deals?: readonly DealRequest[];
  /** A named choice of rulings: `System.presets`. In riichi it brings its options with it. */
  preset?: string | null;
  /** The rulings that are on, all others being off. */
  rulings?: readonly string[];
  /**
   * What was agreed on, by key: `deals`, `deals-per-round`, `draw`, `turns`, `limit`, `players`; in riichi
   * what differs from the options of the preset. A list of numbers sums to zero, one for each player.
   */
  options?: Record<string, string | number | boolean | readonly number[]>;
  /** The points that every player begins with, if not those of the rules. */
  start?: number;
  name?: string;
  /** When it began, in seconds since 1970. */
  time?: number;
  /** Whether the players ended it before its last deal. */
  ended?: boolean;
  /** The chips that each player has won, or lost if negative. They must sum to zero. */
  chips?: readonly number[];
  hule?: "session";
  /** That of the session as it was read. Without one, it is a session of the newest version. */
  version?: number;
}

/** A deal as it goes in. `ends`: the dealer, who was asked, ended the game after it. */
export type DealRequest = { penalties?: readonly PenaltyRequest[]; ends?: boolean } & (
  /** A hand of the calculator. `seats`: the players by seat when it was entered, East first. */
  | { type: "hand"; link: string; seats?: readonly Player[] }
  /**
   * The values of the wins; `hands`: those of all players, in Classical; `put_down`: who put down a
   * stick, in riichi.
   */
  | { type: "wins"; wins: readonly WinRequest[]; hands?: readonly number[]; put_down?: readonly Player[] }
  /** What the deal changed for each player. `next_dealer`: where it does not follow from the winner. */
  | { type: "net"; net: readonly number[]; winner?: Player | null; next_dealer?: Player | "passes" | null }
  | { type: "draw" }
  /** In riichi, an abortive draw. */
  | {
      type: "aborted";
      kind?: "nine-terminals" | "four-winds" | "four-riichi" | "four-kongs" | null;
      put_down?: readonly Player[];
    }
  /** In riichi, a deal that is void because these players committed a chombo. */
  | { type: "void"; players: readonly Player[] }
  | { type: "abandoned" }
);

/**
 * A win without tiles. `from` is `null` if the win was self-drawn, and `"same-tile"` if several players won on the
 * tile of the win before. In riichi, `liable` is the player who is
 * liable for a yakuman, and `liable_for` is the yakuman in question if the hand has several.
 */
export interface WinRequest {
  winner: Player;
  from: Player | "unknown" | "same-tile" | null;
  points: number;
  liable?: Player | null;
  liable_for?: "daisuushii" | "daisangen" | "suukantsu" | null;
}

/** A penalty. `kind`: one of the rules' list, or `"other"`, whose points are given. */
export interface PenaltyRequest {
  kind: string;
  player: Player;
  points?: number;
  to?: Player | readonly Player[];
  reason?: string;
}

/** The score sheet of a session. A list of numbers has one for each player. */
export interface SessionSheet {
  /** The session as it was read, to be kept as JSON; a deal that could not be read is as it was, with its penalties. */
  session: Omit<SessionRequest, "deals"> & { deals: unknown[] };
  /** The deals that count, in order. */
  deals: SessionDeal[];
  totals: number[];
  /** From 1; equal totals share a rank, or rank by seat where that was agreed on. */
  ranks: number[];
  /** Where the rules have them; equal totals share those of their ranks. In riichi the final scores. */
  table_points: number[] | null;
  /** The deal that is to be played; `null` when the game is over. */
  next: DealPosition | null;
  /** Whether the game is over by its rules. */
  complete: boolean;
  /** Why the game is over; `null` while it goes on. */
  why: Turn | null;
  /** What lies on the table now; see `Report.counters`. */
  counters?: number[];
  /** What the totals come to if the game ends so, in riichi. */
  final_scores: FinalScores | null;
  statistics: PlayerStatistics[];
  /**
   * Everything that is wrong with the session and its deals. A deal with a fault changes nobody's points and passes on
   * like a deal that nobody won, so that the deals after it may have other dealers, and one honba more.
   */
  faults: SessionFault[];
  /** The session as a link, unless it is too long for one. */
  link: string | null;
  /** What could not be read, with what was there. */
  put_aside: { fault: SessionFault; raw: string }[];
}

/** The final scores, in thousands of points. */
export interface FinalScores {
  /** One for each player. */
  players: {
    /** The points from the sticks that were left on the table, and the total with them. */
    left: number;
    total: number;
    /** The total, rounded where it is, less `return_to`. */
    points: number;
    /** What the place brings: oka and uma. */
    place: number;
    /** What was lost for chombo: 0 or less. */
    voids: number;
    chips: number;
    /** The sum of the four. */
    score: number;
  }[];
  sum: number;
  /** The points on the table that nobody gets. */
  lost: number;
  /** The points that are taken off each total. */
  return_to: number;
}

/** Why a game is over, or goes on although it could have been over. */
export interface Turn {
  key:
    | "last-deal"
    | "ended"
    | "bankrupt"
    | "last-dealer"
    | "last-dealer-asked"
    | "last-dealer-behind"
    | "last-dealer-below"
    | "target"
    | "extension"
    | "extension-over";
  player?: Player;
  points?: number;
  /** The key of the option that decided it. */
  option?: string;
}

/** Which deal is played, and who sits where. */
export interface DealPosition {
  /** Three players of Siamese MCR leave numbers out. */
  number: number;
  /** The prevalent wind, where there are rounds. */
  round: Seat | null;
  /** How often the deal has passed to another dealer. */
  passes: number;
  /** The players by seat; the dealer sits East and comes first. */
  seats: Player[];
  /** The player who rests in it, where there is one more than seats. */
  resting?: Player;
  /** What lies on the table when the deal begins; see `Report.counters`. */
  counters?: number[];
}

/** A deal on the sheet. */
export interface SessionDeal {
  position: DealPosition;
  /**
   * The wins, in order. `extra`: what was paid on top, such as honba. `fans`: their numbers, where the hand is
   * known.
   */
  wins: { winner: Player; self_drawn: boolean; from: Player | null; points: number; extra: number; fans: number[] }[];
  /** What it changed without penalties. */
  net: number[];
  /** The part of it that was taken from the table, less what was put there. */
  from_table: number[];
  end: "played" | "aborted" | "void";
  /** Who put down a stick, and who of them had less than the rules allow. */
  put_down: Player[];
  put_down_below: Player[];
  /** Who was ready when the wall was used up, if that is known. */
  ready: Player[] | null;
  /** Because of whose chombo the deal is void. */
  offenders: Player[];
  /** What each penalty came to: 0 points are a warning; `null` if it is impossible. */
  penalties: ({ points: number; change: number[]; times: number | null } | null)[];
  /** What it changed with penalties. */
  change: number[];
  /** The totals after it. */
  totals: number[];
  /** Why the game is over after it, or goes on although it could have been over. */
  turn: Turn | null;
  /** Whether the dealer is asked here if the game ends: see `DealRequest.ends`. */
  asks_dealer: boolean;
}

/** What a player did. */
export interface PlayerStatistics {
  deals: number;
  won: number;
  self_drawn: number;
  dealt_in: number;
  /** The most valuable win: the index of its deal, and its points. */
  dearest: { deal: number; points: number } | null;
  /** The fans of the player's wins, the most frequent first. */
  fans: { fan: number; times: number }[];
}

/** What is wrong with a session. `field` is a path such as `"wins[0].from"`. */
export interface SessionFault {
  /** The index of the deal, if it is about one. */
  deal: number | null;
  field: string;
  fault: Fault;
}

// ── Functions ───────────────────────────────────────────────────────────────────────────────────

/**
 * Loads the core. Needed once in browsers; in Node everything is ready. `source` says where
 * `hule_bg.wasm` is, if not beside the module.
 */
export function init(source?: string | URL | globalThis.Response | BufferSource | WebAssembly.Module): Promise<void>;
export default init;

/**
 * Everything there is to say about a hand: its readings with the fans that count, who pays whom.
 * A hand that is impossible gives a report with `faults`.
 * @throws {HuleError} if the request can't be read.
 */
export function score(request: Asked, options?: ScoreOptions): Report;

/**
 * What a hand waits for; what to discard from a full one; else what brings it nearer.
 * @throws {HuleError} if the request can't be read, or the hand is impossible.
 */
export function waits(request: Asked, options?: Options): Exclude<Standing, { kind: "faulty" }>;

/**
 * What would make a hand win: which tiles go, which come, what it is then worth and how likely that is.
 * @throws {HuleError} if the request can't be read, or the hand is impossible.
 */
export function ways(request: Asked, options?: Options): Ways;

/**
 * Why a fan counts, or why not, in words. Those of a language are loaded when it is first asked for.
 * `fan` is its key or number; without it, all that counts and all that was dropped.
 * @throws {HuleError} also if there is no such fan or reading.
 */
export function explain(request: Asked, options: ExplainOptions & { fan: string | number }): Promise<FanExplanation>;
export function explain(request: Asked, options?: ExplainOptions): Promise<Explanation>;

/**
 * A text, or any request, as a draft.
 * @throws {HuleError} if it can't be read.
 */
export function parse(request: Asked, rules?: RulesKey, options?: Options): Draft;

/** A hand as text: the tiles of a place, or a link of everything. */
export function format(request: Asked, style?: Style, options?: Options & { place?: number }): string;

/**
 * The score sheet of a session: an object, JSON, a link, or the address of a page with one. What is
 * wrong with it is in `faults`, what could not be read in `put_aside`.
 * @throws {HuleError} if it is no session at all.
 */
export function session(request: string | SessionRequest, options?: Options): SessionSheet;

/** All rule systems, loaded when first asked for. */
export function rules(): Promise<System[]>;

/**
 * Loads the words of a language, so that faults are said in it, too. `words` are those of
 * `hule/words/<language>.js` by default, for programs that can't import a module later, such as service workers.
 * @throws {HuleError} if there is no such language, `words` are not those of it, or they can't be fetched.
 */
export function load(language: Language, words?: Record<string, string>): Promise<void>;

/** The languages. */
export const languages: readonly Language[];
