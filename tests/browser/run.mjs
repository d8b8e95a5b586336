// Runs the browser tests, several files side by side, each with a browser and a server of its own.
//   node tests/browser/run.mjs [FILE…]
// What a file has to say is printed when it is done, what one that failed has to say after all
// others: a runner's last lines are what is read. At the very end, how long each file took, and the
// longest tests.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";

/** These take longest and begin first, so that none of them is left over at the end. */
const LONG = ["states-en", "states-ru", "states-ja", "states-zh", "load", "embed", "offline", "book"];

/** A file waits for the screen now and then: one more than there are processors keeps them busy. */
const SIDE_BY_SIDE = Math.min(5, availableParallelism() + 1);

const name = (file) => basename(file, ".test.mjs");
const rank = (file) => (LONG.includes(name(file)) ? LONG.indexOf(name(file)) : LONG.length);

const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".test.mjs"));
const given = process.argv.slice(2);
const files = given.length ? given : all.map((file) => join(import.meta.dirname, file));
files.sort((one, other) => rank(one) - rank(other));

/** Runs a file; resolves to how it went, and with what it printed. */
function run(file) {
  const began = performance.now();
  const child = spawn(process.execPath, ["--test-reporter=spec", file], { stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => printed.push(part));
  return new Promise((done) => {
    child.on("close", (code) => done({ file, code, seconds: (performance.now() - began) / 1000, text: Buffer.concat(printed).toString() }));
  });
}

const report = ({ file, text }) => process.stdout.write(`\n# ${name(file)}\n${text}`);

const done = [];
async function worker() {
  for (let file; (file = files.shift()); ) {
    const result = await run(file);
    if (result.code === 0) report(result);
    done.push(result);
  }
}
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));

const failed = done.filter(({ code }) => code !== 0);
failed.forEach(report);

/** The tests in what the runner printed, with how long each took. */
const tests = ({ file, text }) =>
  [...text.matchAll(/^\s*[✔✖] (.*) \(([\d.]+)ms\)$/gm)].map(([, test, ms]) => ({ name: `${name(file)}: ${test}`, seconds: ms / 1000 }));

const line = ({ name, seconds }) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
const byTime = (one, other) => other.seconds - one.seconds;

console.log("\nThe files:");
done.map(({ file, seconds, code }) => ({ name: name(file) + (code ? "  FAILED" : ""), seconds })).sort(byTime).forEach(line);
console.log("\nThe longest tests:");
done.flatMap(tests).sort(byTime).slice(0, 30).forEach(line);
process.exitCode = failed.length ? 1 : 0;
