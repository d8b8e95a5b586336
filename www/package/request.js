// Reads a request, whatever it is, into the lines that src/js/request.rs takes. Everything that
// is not of the right kind is named at once; what the values mean, the core judges.
import { HuleError } from "./error.js";

/** Longer texts mean nothing in any place. */
const LONGEST = 2000;
/** More of anything than a deal has. */
const MOST = 500;

const FIELDS = ["rules", "hand", "others", "answers", "events", "preset", "rulings"];
const HAND = ["standing", "melds", "win", "flowers"];
const EVENT = ["kind", "place", "tile", "answers"];

export function lines(request, rules) {
  const faults = [];
  let read;
  try {
    read = typeof request === "string" ? fromText(request, rules, faults) : fromObject(request, rules, faults);
  } catch (cause) {
    // A getter or a proxy that throws.
    throw new HuleError("bad-request", [fault("", "can't be read")], { cause });
  }
  if (faults.length) throw new HuleError("bad-request", faults);
  return read.join("\n");
}

function fault(path, wanted) {
  const at = path ? `“${path.slice(0, 60)}” ` : "The request ";
  return { code: "bad-request", sentence: `${at}${wanted}.`, tiles: [], value: path.slice(0, 60) };
}

/** A link, a page's address with one, or a hand in notation. */
function fromText(request, rules, faults) {
  const hash = request.indexOf("#");
  if (hash >= 0 || /^\d+\//.test(request)) return [`link\t${clean(request.slice(hash + 1))}`];
  return fromObject({ rules, hand: request }, undefined, faults);
}

function fromObject(request, rules = "mcr", faults) {
  const bad = (path, wanted) => void faults.push(fault(path, wanted));
  const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
  const known = (value, fields, path) => {
    for (const key of Object.keys(value).slice(0, MOST)) {
      if (!fields.includes(key)) bad(clean(path + key), `is not known: there are ${fields.join(", ")}`);
    }
  };
  const text = (value, path) => {
    if (typeof value !== "string") return void bad(path, "must be a string");
    if (value.length > LONGEST) return void bad(path, `must have at most ${LONGEST} characters`);
    return clean(value);
  };
  const list = (value, path) => {
    if (value == null) return [];
    if (!Array.isArray(value)) return bad(path, "must be an array"), [];
    if (value.length > MOST) return bad(path, `must have at most ${MOST} items`), [];
    return Array.from(value);
  };
  const entries = (value, path) => {
    if (value == null) return [];
    if (!isObject(value)) return bad(path, "must be an object"), [];
    const all = Object.entries(value);
    if (all.length > MOST) return bad(path, `must have at most ${MOST} entries`), [];
    return all.map(([key, item]) => [text(key, path) ?? "", item]);
  };
  const answer = (value, path) => {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return Number.isInteger(value) ? String(value) : bad(path, "must be a whole number");
    return text(value, path);
  };
  const hand = (value, path) => {
    if (!isObject(value)) return text(value, path);
    known(value, HAND, `${path}.`);
    const joined = (field) => {
      const part = value[field];
      const items = typeof part === "string" ? [part] : list(part, `${path}.${field}`);
      return items.map((item, i) => text(item, `${path}.${field}[${i}]`)).join("");
    };
    const win = value.win == null ? "" : `+${text(value.win, `${path}.win`)}`;
    return joined("melds") + joined("standing") + joined("flowers") + win;
  };

  if (!isObject(request)) return bad("", "must be an object or a string"), [];
  known(request, FIELDS, "");
  const read = [`rules\t${text(request.rules ?? rules, "rules")}`];
  if (request.preset != null) read.push(`preset\t${text(request.preset, "preset")}`);
  if (Array.isArray(request.rulings)) {
    read.push("rulings\tnone");
    list(request.rulings, "rulings").forEach((key, i) => read.push(`ruling\t${text(key, `rulings[${i}]`)}\ton`));
  } else {
    for (const [key, on] of entries(request.rulings, "rulings")) {
      if (typeof on !== "boolean") bad(`rulings.${key}`, "must be true or false");
      read.push(`ruling\t${key}\t${on ? "on" : "off"}`);
    }
  }
  if (request.hand != null) read.push(`hand\t0\t${hand(request.hand, "hand")}`);
  list(request.others, "others").forEach((other, i) => {
    if (other != null) read.push(`hand\t${i + 1}\t${hand(other, `others[${i}]`)}`);
  });
  for (const [key, value] of entries(request.answers, "answers")) {
    const path = `answers.${key}`;
    // `void.2` is the answer for place 2; an array has the answers for all places.
    const [, name, place = "0"] = /^(.*?)(?:\.(\d+))?$/.exec(key);
    const all = Array.isArray(value) ? list(value, path).map((item, i) => [i, item]) : [[place, value]];
    for (const [at, item] of all) if (item != null) read.push(`answer\t${name}\t${at}\t${answer(item, path)}`);
  }
  list(request.events, "events").forEach((event, i) => {
    const path = `events[${i}]`;
    if (!isObject(event)) return bad(path, "must be an object");
    known(event, EVENT, `${path}.`);
    const place = event.place ?? 0;
    if (!Number.isInteger(place)) bad(`${path}.place`, "must be a whole number");
    const tile = event.tile == null ? "" : text(event.tile, `${path}.tile`);
    const answers = entries(event.answers, `${path}.answers`).filter(([, value]) => value != null);
    const said = answers.map(([key, value]) => `\t${key}\t${answer(value, `${path}.answers.${key}`)}`);
    read.push(`event\t${text(event.kind, `${path}.kind`)}\t${Number(place)}\t${tile}${said.join("")}`);
  });
  return read;
}

/** White space means nothing where it could be mistaken for what separates the lines. */
export function clean(text) {
  return text.replace(/[\t\n\r]/g, " ");
}
