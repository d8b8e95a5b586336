// The elements in pages that React, Vue and Svelte make, as the section “In a framework” of www/embed/README.md has them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { compile } from "svelte/compiler";
import { visit } from "./host.mjs";

const ROOT = join(import.meta.dirname, "../..");
const README = readFileSync(join(ROOT, "www/embed/README.md"), "utf8");
const example = (language, part) => [...README.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "gms"))].map(([, code]) => code).find((code) => code.includes(part));

const EVENING = { rules: "mcr", players: ["Anna", "Ben", "Cem", "Dora"], deals: [{ type: "wins", wins: [{ winner: 1, from: 2, points: 24 }] }] };

const APPS = {
  React: {
    loader: "jsx",
    code: `
      import { useState } from "react";
      import { createRoot } from "react-dom/client";
      ${example("jsx", "onhule-change").replace("export ", "").replace("console.log(event.detail.total)", "(window.total = event.detail.total)")}
      function Page() {
        const [tiles, setTiles] = useState("123m");
        window.setTiles = setTiles;
        return <><Hand /><hule-hand>{tiles}</hule-hand>
          <hule-session session={${JSON.stringify(JSON.stringify(EVENING))}} onhule-change={(event) => (window.totals = event.detail.totals)} /></>;
      }
      createRoot(document.querySelector("main")).render(<Page />);`,
  },
  Vue: {
    loader: "js",
    code: `
      import { createApp, ref } from "vue/dist/vue.esm-bundler.js";
      const app = createApp({
        setup() {
          const tiles = ref("123m");
          window.setTiles = (text) => (tiles.value = text);
          return { tiles, evening: ${JSON.stringify(EVENING)}, heard: (event) => (window.total = event.detail.total), told: (event) => (window.totals = event.detail.totals) };
        },
        template: ${JSON.stringify(`<hule-score rules="riichi" hand="23m567m345p678s55p+4m" @hule-change="heard"></hule-score><hule-hand>{{ tiles }}</hule-hand>
          ${example("html", ":session.prop").replace(/@hule-change="[^"]*"/, '@hule-change="told"')}`)},
      });
      app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith("hule-");
      app.mount("main");`,
  },
  Svelte: {
    loader: "js",
    code: `
      import { mount } from "svelte";
      import Page from "page.svelte";
      mount(Page, { target: document.querySelector("main") });`,
    component: `
      <script>
        let tiles = $state("123m");
        let totals = $state(null);
        $effect(() => { window.totals = totals; });
        window.setTiles = (text) => (tiles = text);
        const evening = ${JSON.stringify(EVENING)};
      </script>
      <hule-score rules="riichi" hand="23m567m345p678s55p+4m" onhule-change={(event) => (window.total = event.detail.total)}></hule-score>
      <hule-hand>{tiles}</hule-hand>
      ${example("svelte", "evening")}`,
  },
};

/** The script of an app. */
async function bundled({ code, component, loader }) {
  const svelte = {
    name: "svelte",
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^page\.svelte$/ }, ({ path }) => ({ path, namespace: "page" }));
      onLoad({ filter: /.*/, namespace: "page" }, () => ({ contents: compile(component, { generate: "client" }).js.code, loader: "js", resolveDir: ROOT }));
    },
  };
  const define = { "process.env.NODE_ENV": '"production"', __VUE_OPTIONS_API__: "true", __VUE_PROD_DEVTOOLS__: "false", __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false" };
  const { outputFiles } = await build({
    stdin: { contents: code, loader, resolveDir: ROOT }, bundle: true, format: "iife", write: false, define, jsx: "automatic", plugins: [svelte], conditions: ["browser"], logLevel: "error",
  });
  return outputFiles[0].text;
}

for (const [name, app] of Object.entries(APPS)) {
  // Before the elements are known, where the framework passes no object on as it is, and after that.
  for (const order of name === "Svelte" ? ["after"] : ["before", "after"]) {
    test(`${name}, ${order} the script of the elements`, async (t) => {
      const script = (await bundled(app)).replaceAll("</script", "<\\/script");
      const load = (url) => `<script type="module" src="${url}embed.js"></script>`;
      const own = `<script type="module">${script}</script>`;
      const { page } = await visit(t, (url) => `<main></main>${order === "before" ? own + load(url) : load(url) + own}`, { script: false, viewport: { width: 900, height: 2000 } });
      await page.waitForFunction(() => window.total > 0 && window.totals?.[1] === 48, null, { timeout: 20_000 }).catch(async (cause) => assert.fail(`${await page.evaluate(() => JSON.stringify([window.total, window.totals]))} ${cause}`));
      assert.equal(await page.locator("hule-hand").evaluate((e) => e.hand), "123m");
      await page.evaluate(() => window.setTiles("EEE"));
      await page.waitForFunction(() => document.querySelector("hule-hand").hand === "EEE");
    });
  }
}
