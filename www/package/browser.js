// For browsers and bundlers: the core is a file beside this one. The build says which CORE.
import { initSync } from "hule-core";
import { began, HuleError } from "./core.js";

export { explain, format, HuleError, languages, load, parse, rules, score, session, waits, ways } from "./core.js";

let starting;

export function init(source) {
  starting ??= begin(source).catch((cause) => {
    starting = undefined;
    throw new HuleError("load-failed", [], { message: "The core could not be loaded.", cause });
  });
  return starting;
}

async function begin(source = new URL(CORE, import.meta.url)) {
  initSync({ module: await compiled(typeof source === "string" || source instanceof URL ? await fetch(source) : await source) });
  began();
}

async function compiled(source) {
  if (!(source instanceof Response)) return source instanceof WebAssembly.Module ? source : WebAssembly.compile(source);
  if (!source.ok) throw new Error(`${source.status} ${source.statusText} for ${source.url}`);
  // Only what a server calls wasm can be compiled while it arrives.
  const streams = source.headers.get("Content-Type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

export default init;
