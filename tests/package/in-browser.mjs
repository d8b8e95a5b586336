// What the package's tests in Chromium share: a script that uses everything, and what comes of it.
import assert from "node:assert/strict";
import { after } from "node:test";
import { launch } from "../browser/chrome.mjs";

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
export const page = (script, head = "") => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">${head}<script type="module" src="${script}"></script>`;
export const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

/** Uses everything, step by step. */
export const SCRIPT = `
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
export const STEPS = {
  early: "HuleError not-ready",
  init: "done",
  score: { E: 44, S: -28, W: -8, N: -8 },
  nanchang: "complete",
  error: "HuleError strange-character",
  waits: ["3p", "W"],
  format: "[🀖🀗🀘][🀀🀀🀀🀀,1]🀇🀈🀉🀜🀝🀞🀄+🀄",
  explain: "绿一色",
  rules: 7,
};

export const browser = await launch();
after(() => browser.close());

/** Opens a page, and gives what its script did and what was fetched for it. */
export async function visit(url) {
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
