// The package's functions, whatever loads the core: browser.js or node.js.
import * as core from "hule-core";
import english from "hule-english";
import { WORDS } from "hule-words";
import { HuleError } from "./error.js";
import { plain } from "./plain.js";

export { HuleError };

let ready = false;

/** The core is there. */
export function began() {
  core.learn("en", english);
  ready = true;
}

export const score = (request, options) => call(core.score, request, options);
export const waits = (request, options) => call(core.waits, request, options);
export const ways = (request, options) => call(core.ways, request, options);
export const parse = (request, rules, options) => call(core.parse, request, rules, options);
export const format = (request, style = "notation", options) => call(core.format, request, style, options);

export const session = (request, options) => call(core.session, parsed(request), options);

/** What a text of JSON stands for; a link stays a text. */
export function parsed(request) {
  if (typeof request !== "string" || !/^\s*[{[]/.test(request)) return request;
  try {
    return JSON.parse(request.trim());
  } catch (cause) {
    throw new HuleError("not-json", [], { message: `The session is not JSON: ${cause.message}.`, cause });
  }
}

export async function explain(request, options) {
  // What is asked is what it is now, whatever becomes of it while the words are fetched.
  const asked = plain([request, options]);
  const language = asked[1]?.language ?? "en";
  if (languages.includes(language)) await load(language);
  return call(core.explain, ...asked);
}

export async function rules() {
  return JSON.parse((await fetched(() => import("./rules.js"))).default);
}

export const languages = Object.freeze(Object.keys(WORDS));
const loaded = new Set();

export async function load(language, words) {
  if (!ready) throw unready();
  if (!languages.includes(language)) {
    throw new HuleError("unknown-language", [], { message: `language must be one of ${languages.join(", ")}.` });
  }
  if (words != null && !areWords(words, language)) {
    throw new HuleError("bad-option", [], { message: `words must be what hule/words/${language}.js exports by default.` });
  }
  if (loaded.has(language)) return;
  const more = words ?? (await fetched(WORDS[language])).default;
  core.learn(language, language === "en" ? { ...english, ...more } : more);
  loaded.add(language);
}

/**
 * Whether these are texts by their keys, those of the language. A module is none: what it exports by default is. The
 * build writes into the words of which language they are.
 */
function areWords(words, language) {
  return Object(words) === words && words.language === language && Object.values(words).every((text) => typeof text === "string");
}

async function fetched(get) {
  try {
    return await get();
  } catch (cause) {
    throw new HuleError("load-failed", [], { message: "A part of the package could not be loaded.", cause });
  }
}

function unready() {
  return new HuleError("not-ready", [], { message: "Call init() and await it before anything else." });
}

/** Asks the core, and throws what it throws as an error of the package. */
export function call(ask, ...values) {
  if (!ready) throw unready();
  const given = plain(values);
  try {
    return ask(...given);
  } catch (cause) {
    // The core throws plain objects; an error is a failure of its own, which is not known to happen.
    if (cause instanceof Error) throw new HuleError("internal", [], { message: "The core failed. Please report the request.", cause });
    throw new HuleError(cause.code, cause.faults, { message: cause.message });
  }
}
