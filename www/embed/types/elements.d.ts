// The types of <hule-hand>, <hule-score>, <hule-calculator> and <hule-session>. The frameworks have files of
// their own beside this one: react.d.ts, vue.d.ts, svelte.d.ts.

import type { RulesKey } from "../hule.js";

export type HuleRules = RulesKey;

/** The attributes that all elements have. */
export interface HuleAttributes {
  lang?: "en" | "ru" | "zh" | "ja";
  theme?: "light" | "dark";
  /** Numbers and letters in the corners of the tiles; it needs no value, and `false` is off. */
  numerals?: boolean | "";
}

/** The attributes of what the program shows. */
export interface HuleProgramAttributes extends HuleAttributes {
  /** Riichi in English: `"japanese"` calls yaku by their Japanese names, such as Tanyao. */
  names?: "own" | "japanese";
}

/** The attributes of an element with a hand. */
export interface HuleHandAttributes extends HuleAttributes {
  /** Notation, or a link of the calculator. `<hule-hand>` also takes what stands between its tags. */
  hand?: string;
  rules?: HuleRules;
  /** The `id` of the calculator in which a tap opens the hand; empty for Hule’s own page. */
  opens?: string;
}

/** The attributes of a score or a calculator. */
export interface HuleScoreAttributes extends HuleHandAttributes, HuleProgramAttributes {}

/** The attributes of a session. */
export interface HuleSessionAttributes extends HuleProgramAttributes {
  /** A link or JSON; as a property also a plain object. */
  session?: string | object;
  opens?: string;
}

/** What a hand comes to: the detail of `hule-change`. */
export interface HuleReport {
  link: string;
  rules: HuleRules;
  standing: "wins" | "short" | "ready" | "open" | "fault";
  total: number | null;
  wins: boolean;
  summary: string;
  payment: string;
  fans: { number: number; key: string; name: string; points: number; times: number }[];
  faults: string[];
}

/** What a session comes to: the detail of its `hule-change`. */
export interface HuleSessionReport {
  link: string | null;
  rules: HuleRules;
  name: string;
  players: string[];
  deals: number;
  over: boolean;
  totals: number[];
  ranks: number[];
  table_points: number[] | null;
  faults: string[];
}

export interface HuleHandElement extends HTMLElement {
  hand: string;
  rules: HuleRules;
}

export interface HuleScoreElement extends HTMLElement {
  hand: string;
  rules: HuleRules;
  names: string;
  readonly report: HuleReport | null;
}

export interface HuleSessionElement extends HTMLElement {
  get session(): string;
  set session(session: string | object);
  names: string;
  readonly report: HuleSessionReport | null;
}

export type HuleChangeEvent = CustomEvent<HuleReport>;
export type HuleSessionChangeEvent = CustomEvent<HuleSessionReport>;
export type HuleOpenEvent = CustomEvent<{ link: string }>;

/** The elements with their attributes, as frameworks check them. */
export interface HuleElements {
  "hule-hand": HuleHandAttributes;
  "hule-score": HuleScoreAttributes;
  "hule-calculator": HuleScoreAttributes;
  "hule-session": HuleSessionAttributes;
}

declare global {
  interface HTMLElementTagNameMap {
    "hule-hand": HuleHandElement;
    "hule-score": HuleScoreElement;
    "hule-calculator": HuleScoreElement;
    "hule-session": HuleSessionElement;
  }
  interface HTMLElementEventMap {
    "hule-open": HuleOpenEvent;
  }
}
