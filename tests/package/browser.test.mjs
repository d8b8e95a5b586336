// The package in Chromium: as it is under a strict policy, and as Vite builds and serves it.
import assert from "node:assert/strict";
import { join } from "node:path";
import { after, test } from "node:test";
import { build, createServer } from "vite";
import { launch } from "../browser/chrome.mjs";
import { serve } from "../../tools/serve.mjs";
import { project } from "./project.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const page = (script, head = "") => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${head}<script type="module" src="${script}"></script>`;
const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

/** Uses everything, step by step. */
const SCRIPT = `
  const steps = {};
  const step = async (name, run) => {
    try { steps[name] = await run(); } catch (error) { steps[name] = error.name + " " + error.code; }
  };
  const WIN = "[789s][EEEE,1]123m456pC+C";
  await step("early", () => hule.score(WIN));
  await step("init", () => Promise.all([hule.init(), hule.init()]).then(() => "done"));
  await step("score", () => hule.score({ hand: WIN, answers: { from: "S" } }).ledger.net);
  await step("nanchang", () => hule.score("1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W").standing.kind);
  await step("error", () => hule.score("x"));
  await step("waits", () => hule.waits("[567m]33456p789sWW").waits.map((wait) => wait.tile));
  await step("format", () => hule.format(hule.parse(WIN), "unicode"));
  await step("explain", async () => (await hule.explain(WIN, { fan: "all-green", language: "zh" })).name);
  await step("rules", async () => (await hule.rules()).length);
  window.steps = steps;
`;
const STEPS = {
  early: "HuleError not-ready",
  init: "done",
  score: { E: 44, S: -28, W: -8, N: -8 },
  nanchang: "complete",
  error: "HuleError strange-character",
  waits: ["3p", "W"],
  format: "[🀖🀗🀘][🀀🀀🀀🀀,1]🀇🀈🀉🀜🀝🀞🀄+🀄",
  explain: "绿一色",
  rules: 6,
};

const browser = await launch();
after(() => browser.close());

/** Opens a page, and gives what its script did and what was fetched for it. */
async function visit(url) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  const faults = [];
  tab.on("console", (message) => ["error", "warning"].includes(message.type()) && faults.push(message.text()));
  tab.on("pageerror", (error) => faults.push(String(error)));
  const requests = [];
  tab.on("request", (request) => request.url().startsWith("data:") || requests.push(request.url()));
  await tab.goto(url);
  // Asked again and again: waiting within the page takes an eval, which the policy forbids.
  for (let tries = 0; !(await tab.evaluate("Boolean(window.steps)")); tries += 1) {
    assert.ok(tries < 300, faults.join("\n") || "the script did not end");
    await new Promise((done) => setTimeout(done, 100));
  }
  const steps = await tab.evaluate("window.steps");
  await context.close();
  assert.deepEqual(faults, []);
  assert.ok(requests.every((request) => request.startsWith(url)), requests.join("\n"));
  return { steps, requests: requests.map((request) => new URL(request).pathname.replace(/^.*node_modules\/hule\//, "")) };
}

test("as it is, under a strict policy", async (t) => {
  const folder = project("browser", {
    "index.html": page("main.js", policy),
    "main.js": `import * as hule from "./node_modules/hule/hule.js";\n${SCRIPT}`,
  });
  const server = await serve({ dir: folder });
  t.after(server.close);
  const { steps, requests } = await visit(server.url);
  assert.deepEqual(steps, STEPS);
  // Words and rules are fetched when they are asked for, and no others.
  assert.deepEqual(requests, ["/", "/main.js", "hule.js", "hule_bg.wasm", "words/zh.js", "rules.js"]);
});

const VITE = {
  "index.html": page("/main.js"),
  "main.js": `import * as hule from "hule";\n${SCRIPT}`,
};
const options = (root) => ({ root, configFile: false, logLevel: "error", cacheDir: join(root, "cache"), clearScreen: false });

test("as Vite builds it, under a strict policy", async (t) => {
  const folder = project("vite-build", { ...VITE, "index.html": page("/main.js", policy) });
  await build({ ...options(folder), base: "./" });
  const server = await serve({ dir: join(folder, "dist") });
  t.after(server.close);
  const { steps, requests } = await visit(server.url);
  assert.deepEqual(steps, STEPS);
  const early = requests.slice(0, requests.findIndex((path) => path.endsWith(".wasm")) + 1);
  assert.ok(early.length > 0 && !early.some((path) => /zh|rules/.test(path)), requests.join("\n"));
});

test("as Vite's development server has it", async (t) => {
  const folder = project("vite-dev", VITE);
  // It wants to know its port beforehand.
  const free = await serve({ dir: folder });
  await free.close();
  const server = await createServer({ ...options(folder), server: { host: "127.0.0.1", port: free.port }, optimizeDeps: { exclude: ["hule"] } });
  t.after(() => server.close());
  await server.listen();
  const { steps } = await visit(server.resolvedUrls.local[0]);
  assert.deepEqual(steps, STEPS);
});

test("a core that can't be fetched is an error, and init can be called again", async (t) => {
  const folder = project("missing", {
    "index.html": page("main.js"),
    "main.js": `
      import { init, score } from "./node_modules/hule/hule.js";
      const failed = await init(new URL("nothing-here.wasm", location)).catch((error) => error.code);
      const module = await WebAssembly.compile(await (await fetch("./node_modules/hule/hule_bg.wasm")).arrayBuffer());
      await init(module);
      window.steps = [failed, score("1112345678999m+5m").standing.kind];`,
  });
  const server = await serve({ dir: folder });
  t.after(server.close);
  const tab = await browser.newPage();
  await tab.goto(server.url);
  await tab.waitForFunction("window.steps");
  assert.deepEqual(await tab.evaluate("window.steps"), ["load-failed", "complete"]);
});
