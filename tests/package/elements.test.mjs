// The types of the elements: what each framework's checker takes, and what it refuses.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { project } from "./project.mjs";

const ROOT = join(import.meta.dirname, "../..");
const folder = project("elements");
for (const name of ["react", "@types", "vue", "@vue", "svelte", "csstype"]) symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));

/** What TypeScript says of a file: nothing, if all is well. */
function check(name, text) {
  writeFileSync(join(folder, name), text);
  const compilerOptions = { module: "nodenext", target: "es2022", strict: true, noEmit: true, jsx: "react-jsx", lib: ["es2022", "dom"], types: [], skipLibCheck: false };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [name] }));
  try {
    return execFileSync(process.execPath, [join(ROOT, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    return error.stdout + error.stderr;
  }
}

test("scripts", () => {
  assert.equal(check("script.ts", `
    import type { HuleReport } from "hule/elements";
    const score = document.createElement("hule-score");
    score.hand = "123m"; score.rules = "riichi";
    score.addEventListener("hule-change", (event) => { const { total } = (event as CustomEvent<HuleReport>).detail; console.log(total! + 1); });
    document.querySelector("hule-session")!.session = { rules: "mcr", deals: [] };
    const points: number[] | null = document.querySelector("hule-session")!.report!.table_points;
    console.log(points?.[0]?.toFixed());
    // @ts-expect-error There may be none.
    document.querySelector("hule-session")!.report!.table_points[0];
    // @ts-expect-error
    score.rules = "chess";
    // @ts-expect-error
    score.report = null;`), "");
});

test("React", () => {
  assert.equal(check("react.tsx", `
    import type {} from "hule/elements/react";
    export const page = <p>
      <hule-hand id="a" className="big">123m</hule-hand>
      <hule-score rules="riichi" hand="123m" lang="ja" onhule-change={({ detail }) => console.log(detail.total, detail.fans[0]?.name)} />
      <hule-calculator opens="" />
      <hule-session session={{ rules: "mcr", deals: [] }} onhule-change={({ detail }) => console.log(detail.totals)} />
    </p>;
    // @ts-expect-error
    export const wrong = <hule-score rules="chess" />;
    // @ts-expect-error
    export const other = <hule-hands />;`), "");
});

test("Vue", () => {
  assert.equal(check("vue.ts", `
    import type { GlobalComponents } from "vue";
    import type {} from "hule/elements/vue";
    type Props = InstanceType<GlobalComponents["hule-score"]>["$props"];
    export const props: Props = { rules: "riichi", hand: "123m" };
    // @ts-expect-error
    export const wrong: Props = { rules: "chess" };`), "");
});

test("Svelte", () => {
  assert.equal(check("svelte.ts", `
    import type { SvelteHTMLElements } from "svelte/elements";
    import type {} from "hule/elements/svelte";
    export const props: SvelteHTMLElements["hule-score"] = { rules: "riichi", hand: "123m", class: "big", "onhule-change": ({ detail }) => console.log(detail.total) };
    // @ts-expect-error
    export const wrong: SvelteHTMLElements["hule-score"] = { rules: "chess" };`), "");
});
