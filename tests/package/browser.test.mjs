// The package in Chromium: as it is under a strict policy, and as Vite builds and serves it.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { build, createServer } from "vite";
import { serve } from "../../tools/serve.mjs";
import { browser, page, policy, SCRIPT, STEPS, visit } from "./in-browser.mjs";
import { project } from "./project.mjs";

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

/** Resolves to what a script sets as `window.steps`. */
async function stepsOf(t, files) {
  const server = await serve({ dir: project("workers", { "index.html": page("main.js", policy), ...files }) });
  t.after(server.close);
  return (await visit(server.url)).steps;
}

test("pictures are drawn in a worker, and a browser reads them", async (t) => {
  const steps = await stepsOf(t, {
    "main.js": `
      const worker = new Worker("worker.js", { type: "module" });
      worker.onmessage = ({ data }) => {
        window.steps = data.map((text) => {
          const { documentElement: svg } = new DOMParser().parseFromString(text, "image/svg+xml");
          const uses = [...svg.querySelectorAll("use")].map((use) => svg.querySelector(use.getAttribute("href")) !== null);
          return [svg.localName, svg.querySelector("title").textContent, uses.length > 5 && uses.every(Boolean)];
        });
      };`,
    "worker.js": `
      import { init, load, picture } from "./node_modules/hule/pictures.js";
      await init();
      await load("ja");
      const win = "[789s][EEEE,1]123m456pC+C";
      postMessage([picture(win), picture(win, { show: "score", language: "ja" })]);`,
  });
  assert.deepEqual(steps, [["svg", "Mahjong tiles", true], ["svg", "20 点 · 和了", true]]);
});

for (const [language, beginning] of [["ru", /^[А-ЯЁ]/], ["en", /^[A-Z][a-z]* /]]) test(`a service worker explains in ${language} with words that it brought along`, async (t) => {
  const steps = await stepsOf(t, {
    "main.js": `
      const { active, installing } = await navigator.serviceWorker.register("sw.js", { type: "module" });
      const worker = active ?? installing;
      while (worker.state !== "activated") await new Promise((done) => worker.addEventListener("statechange", done, { once: true }));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => (window.steps = data);
      worker.postMessage(null, [port2]);`,
    "sw.js": `
      import { explain, init, load } from "./node_modules/hule/hule.js";
      import words from "./node_modules/hule/words/${language}.js";
      addEventListener("message", (event) => event.waitUntil((async () => {
        await init();
        await load("${language}", words);
        const { fans } = await explain("[789s][EEEE,1]123m456pC+C", { language: "${language}" });
        event.ports[0].postMessage(fans.map(({ definition }) => definition.text));
      })()));`,
  });
  assert.ok(steps.length > 4 && steps.every((said) => beginning.test(said)), JSON.stringify(steps));
});
