// For Node: the core is read at once, and everything is ready. The build says which CORE.
import { readFileSync } from "node:fs";
import { initSync } from "hule-core";
import { began } from "./core.js";

export { explain, format, HuleError, languages, load, parse, rules, score, session, waits, ways } from "./core.js";

initSync({ module: readFileSync(new URL(CORE, import.meta.url)) });
began();

export async function init() {}

export default init;
