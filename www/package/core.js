// The package's functions, whatever loads the core: browser.js or node.js.
import * as core from "hule-core";
import english from "hule-faults";
import { HuleError } from "./error.js";
import { clean, lines } from "./request.js";
import { Words } from "./words.js";

export { HuleError };

/** The core never gives memory back: with so many bytes in use it begins anew. */
const MEMORY = 1 << 24;

let ready = false;
const words = new Map([["en", new Words("en", english)]]);

/** The core is there. */
export function began() {
  ready = true;
}

export function score(request, options) {
  const asked = lines(request);
  const spoken = language(options);
  const report = call(["score"], asked, spoken);
  return { ...report, faults: said(report.faults, spoken, report.rules) };
}

export function waits(request, options) {
  return call(["waits"], lines(request), language(options));
}

export function parse(request, rules, options) {
  if (rules !== undefined && typeof rules !== "string") throw wrong("rules must be a string, such as \"mcr\"");
  return call(["parse"], lines(request, rules), language(options));
}

export function format(request, style = "notation", options) {
  const asked = lines(request);
  const spoken = language(options);
  return call(["format", typeof style === "string" ? clean(style) : "", index(options, "place")], asked, spoken);
}

export async function explain(request, options) {
  const asked = lines(request);
  const spoken = language(options) || "en";
  const fan = options?.fan ?? "";
  if (typeof fan !== "string" && typeof fan !== "number") throw wrong("fan must be a number or a key");
  const place = [index(options, "place"), index(options, "sheet")];
  await load(spoken);
  const { explanation, number } = await fetched(() => import("./explain.js"));
  const { rules } = call(["parse"], asked, spoken);
  const known = fan === "" ? 0 : number(rules, String(fan));
  if (known === undefined) {
    // Of a hand that is impossible its faults are said first.
    call(["explain", 0, 0, 0], asked, spoken);
    throw missing("unknown-fan");
  }
  const all = explanation(rules, words.get(spoken).of(rules), call(["explain", known, ...place], asked, spoken));
  if (!known) return { language: spoken, ...all };
  if (all.fans.length) return { language: spoken, ...all.fans[0] };
  throw missing("no-sheet");
}

export async function rules() {
  return JSON.parse((await fetched(() => import("./rules.js"))).default);
}

// Written out, so that bundlers see them.
const WORDS = {
  en: () => import("./words/en.js"),
  ru: () => import("./words/ru.js"),
  zh: () => import("./words/zh.js"),
  ja: () => import("./words/ja.js"),
};
export const languages = Object.freeze(Object.keys(WORDS));
const loaded = new Set();

export async function load(tag) {
  const wanted = language({ language: tag });
  if (loaded.has(wanted)) return;
  const { default: text } = await fetched(WORDS[wanted]);
  if (!ready) throw unready();
  words.set(wanted, new Words(wanted, text));
  loaded.add(wanted);
}

async function fetched(get) {
  try {
    return await get();
  } catch (cause) {
    throw new HuleError("load-failed", [], { message: "A part of the package could not be loaded.", cause });
  }
}

function language(options) {
  const tag = options?.language;
  if (tag === undefined) return "";
  if (languages.includes(tag)) return tag;
  throw new HuleError("unknown-language", [], { message: `language must be one of ${languages.join(", ")}` });
}

function index(options, field) {
  const value = options?.[field] ?? 0;
  if (Number.isInteger(value) && value >= 0 && value < 1000) return value;
  throw wrong(`${field} must be a whole number from 0`);
}

function wrong(message) {
  return new HuleError("bad-option", [], { message });
}

function unready() {
  return new HuleError("not-ready", [], { message: "Call init() and await it before anything else." });
}

const MISSING = {
  "unknown-fan": "These rules have no such fan.",
  "no-sheet": "The hand has no such reading: it may be unfinished, or place and sheet are beyond what there is.",
  "unknown-style": "There is no such style or place: styles are notation, unicode and link.",
};

function missing(code) {
  return new HuleError(code, [], { message: MISSING[code] });
}

/** Asks the core, and makes of its answer what was asked for, or an error. */
function call(question, request, language) {
  if (!ready) throw unready();
  const answer = ask(question, request);
  if ("ok" in answer) return answer.ok;
  if ("missing" in answer) throw missing(answer.missing);
  // What can't be read is of no rule system.
  const faults = said(answer.faults, language, ask(["parse"], request).ok?.rules);
  throw new HuleError(faults[0].code, faults);
}

function ask(question, request) {
  try {
    const answer = JSON.parse(core.answer(`${question.join("\t")}\n${request}`));
    if (core.initSync().memory.buffer.byteLength > MEMORY) core.__wbg_reset_state();
    return answer;
  } catch (cause) {
    // Not known to happen. Whatever state the core was left in, it starts anew.
    core.__wbg_reset_state();
    throw new HuleError("internal", [], { message: "The core failed. Please report the request.", cause });
  }
}

/** Faults with their sentences, as players of the rules say them. */
function said(faults, language, rules) {
  const spoken = (words.get(language) ?? words.get("en")).of(rules);
  return faults.map((fault) => ({ ...fault, sentence: spoken.fault(fault) }));
}
