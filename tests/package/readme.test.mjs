// The README's examples print what stands beside them: `// → …`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { project } from "./project.mjs";

const folder = project("readme");
const text = readFileSync(join(folder, "node_modules/hule/README.md"), "utf8");
const examples = [...text.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code);

test("there are examples of every function", () => {
  const used = new Set(examples.flatMap((code) => /import \{ (.*?) \}/.exec(code)[1].split(", ")));
  assert.deepEqual([...used].sort(), ["HuleError", "explain", "format", "html", "init", "load", "parse", "picture", "rules", "score", "session", "waits", "ways"]);
});

for (const [i, code] of examples.entries()) {
  test(`example ${i + 1}: ${code.split("\n").find((line) => line.includes("= ")) ?? ""}`, () => {
    const wanted = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, value]) => value);
    assert.ok(wanted.length > 0, "nothing is printed");
    const file = join(folder, `example-${i + 1}.mjs`);
    // What is printed stays on one line.
    writeFileSync(file, code.replaceAll("console.log(", "print(") + `
import { formatWithOptions } from "node:util";
function print(...values) { console.log(formatWithOptions({ breakLength: Infinity, depth: 5 }, ...values).replace(/\\s*\\n\\s*/g, " ")); }
`);
    const printed = execFileSync(process.execPath, [file], { encoding: "utf8" }).trimEnd().split("\n");
    assert.deepEqual(printed, wanted);
  });
}
