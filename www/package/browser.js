// For browsers and bundlers: the core is a file beside this one.
import start from "hule-core";
import { began, HuleError } from "./core.js";

export { explain, format, HuleError, languages, load, parse, rules, score, waits } from "./core.js";

let starting;

export function init(source) {
  starting ??= begin(source).catch((cause) => {
    starting = undefined;
    throw new HuleError("load-failed", [], { message: "The core could not be loaded.", cause });
  });
  return starting;
}

async function begin(source) {
  await start(source === undefined ? undefined : { module_or_path: source });
  began();
}

export default init;
