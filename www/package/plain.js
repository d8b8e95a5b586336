// Copies what a program hands over, so that the core meets plain data alone: getters and proxies
// run here, circles end here, and whatever is far larger than any request is cut off.
import { HuleError } from "./error.js";

/** One more than the core allows in each case, so that it names what is too much. */
const CHARACTERS = 2001;
const ITEMS = 501;
/** A request has four levels. */
const LEVELS = 8;

export function plain(values) {
  try {
    return values.map((value) => (typeof value === "string" ? value : copy(value, LEVELS)));
  } catch (cause) {
    const sentence = "The request can't be read.";
    throw new HuleError("bad-request", [{ code: "bad-request", tiles: [], value: "", sentence }], { message: sentence, cause });
  }
}

function copy(value, levels) {
  if (typeof value === "string") return value.slice(0, CHARACTERS);
  if (value == null || typeof value === "boolean" || typeof value === "number") return value;
  // Not a number: the core refuses it wherever it stands.
  if (typeof value !== "object" || levels === 0) return NaN;
  if (Array.isArray(value)) return Array.from({ length: Math.min(value.length, ITEMS) }, (_, i) => copy(value[i], levels - 1));
  if (!isPlain(value)) return NaN;
  // A field that is undefined is not there, as in JSON.
  const entries = Object.entries(value).slice(0, ITEMS).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key.slice(0, CHARACTERS), copy(item, levels - 1)]));
}

/** Whether what an object holds are its fields. A Map, a Set or a Date holds something else, which would be passed over. */
function isPlain(object) {
  const prototype = Object.getPrototypeOf(object);
  // Objects of another window or worker have the prototype of that one.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
