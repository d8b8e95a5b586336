// The package's functions, whatever loads the core: browser.js or node.js.
import * as core from "hule-core";
import english from "hule-faults";
import { HuleError } from "./error.js";
import { lines } from "./request.js";

export { HuleError };

let ready = false;

/** The core is there. English sentences of faults come with it. */
export function began() {
  core.learn("en", english);
  ready = true;
}

export function score(request, options) {
  const { report, sentences } = call("score", lines(request), language(options));
  return { ...report, faults: said(report.faults, sentences) };
}

export function waits(request, options) {
  return call("waits", lines(request), language(options));
}

export function parse(request, rules, options) {
  if (rules !== undefined && typeof rules !== "string") throw wrong("rules must be a string, such as \"mcr\"");
  return call("parse", lines(request, rules), language(options));
}

export function format(request, style = "notation", options) {
  return call("format", lines(request), language(options), String(style), index(options, "place"));
}

export async function explain(request, options) {
  const asked = lines(request);
  const spoken = language(options) || "en";
  const fan = options?.fan ?? "";
  if (typeof fan !== "string" && typeof fan !== "number") throw wrong("fan must be a number or a key");
  const place = [index(options, "place"), index(options, "sheet")];
  await load(spoken);
  return { language: spoken, ...call("explain", asked, spoken, String(fan), ...place) };
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
  const words = await fetched(WORDS[wanted]);
  if (!ready) throw unready();
  core.learn(wanted, words.default);
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

/** Calls the core, and makes of its answer what was asked for, or an error. */
function call(name, ...values) {
  if (!ready) throw unready();
  let answer;
  try {
    answer = JSON.parse(core[name](...values));
  } catch (cause) {
    // Not known to happen. Whatever state the core was left in, it starts anew.
    core.__wbg_reset_state();
    loaded.clear();
    began();
    throw new HuleError("internal", [], { message: "The core failed. Please report the request.", cause });
  }
  if ("ok" in answer) return answer.ok;
  if ("missing" in answer) throw new HuleError(answer.missing, [], { message: MISSING[answer.missing] });
  const faults = said(answer.faults.faults, answer.faults.sentences);
  throw new HuleError(faults[0].code, faults);
}

function said(faults, sentences) {
  return faults.map((fault, i) => ({ ...fault, sentence: sentences[i] }));
}
