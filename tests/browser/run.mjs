// Runs the browser tests, several files side by side, each with a browser and a server of its own.
//   node tests/browser/run.mjs [FILE…]
// What a file prints is shown when the file is done, if it passed. Then come how long each file took, and the longest
// tests. What the failed files printed comes last, with the names of the failed tests, because the last lines are
// those that people read. A file in which nothing is done for minutes ends by itself (tabs.mjs), and any file after
// HULE_FILE_MINUTES; both say where they stood. Such a file runs once more, and so does one for which Chromium drew
// no frame for minutes, which now and then happens on a busy machine, in any test: nothing that is tested has been
// seen by then. Both are told.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";

/** These take longest and begin first, so that none of them is left over at the end. */
const LONG = ["states-en", "states-ru", "states-ja", "states-zh", "load", "embed", "offline", "book"];

/** A file waits for the screen now and then: one more than there are processors keeps them busy. */
const SIDE_BY_SIDE = Math.min(5, availableParallelism() + 1);

/** How long a file may take, in minutes, however busy the machine: the slowest takes a few on one that is not. */
const LIMIT = Number(process.env.HULE_FILE_MINUTES ?? 20);

/** How long a file that took longer may take to say where it stands, in milliseconds. */
const LAST_WORDS = 20_000;

const name = (file) => basename(file, ".test.mjs");
const rank = (file) => (LONG.includes(name(file)) ? LONG.indexOf(name(file)) : LONG.length);

const all = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".test.mjs"));
const given = process.argv.slice(2);
const files = given.length ? given : all.map((file) => join(import.meta.dirname, file));
files.sort((one, other) => rank(one) - rank(other));

/** Whether a file stood still, by what it printed: it was ended, or no frame was drawn. */
const stoodStill = (text) => /^✖ .* and is ended\.$|no frame was drawn within/m.test(text);

/** Runs a file; resolves to how it went, and with what it printed. */
function run(file) {
  const began = performance.now();
  const child = spawn(process.execPath, ["--test-reporter=spec", file], { stdio: ["ignore", "pipe", "pipe"] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => printed.push(part));
  const timers = [];
  const after = (milliseconds, run) => timers.push(setTimeout(run, milliseconds));
  after(LIMIT * 60_000, () => {
    printed.push(Buffer.from(`\n✖ ${name(file)} was not done after ${LIMIT} minutes and is ended.\n`));
    // tabs.mjs says then which page stands where.
    child.kill("SIGTERM");
    after(LAST_WORDS, () => child.kill("SIGKILL"));
  });
  return new Promise((done) => {
    // Ended by a signal, it has no code.
    child.on("close", (code) => {
      timers.forEach(clearTimeout);
      done({ file, code: code ?? 1, seconds: (performance.now() - began) / 1000, text: Buffer.concat(printed).toString() });
    });
  });
}

const report = ({ file, text }) => process.stdout.write(`\n# ${name(file)}\n${text}`);

const done = [];
async function worker() {
  for (let file; (file = files.shift()); ) {
    let result = await run(file);
    if (result.code !== 0 && stoodStill(result.text)) {
      // Its counts are no result.
      report({ file, text: result.text.replaceAll(/^ℹ /gm, "· ") });
      console.log(`\n# ${name(file)} stood still, and runs once more.`);
      result = await run(file);
    }
    if (result.code === 0) report(result);
    done.push(result);
  }
}
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));

/** The tests in what the runner printed, with how long each took. */
const tests = ({ file, text }) =>
  [...text.matchAll(/^\s*[✔✖] (.*) \(([\d.]+)ms\)$/gm)].map(([, test, ms]) => ({ name: `${name(file)}: ${test}`, seconds: ms / 1000 }));

const line = ({ name, seconds }) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
const byTime = (one, other) => other.seconds - one.seconds;

console.log("\nThe files:");
done.map(({ file, seconds, code }) => ({ name: name(file) + (code ? "  FAILED" : ""), seconds })).sort(byTime).forEach(line);
console.log("\nThe longest tests:");
done.flatMap(tests).sort(byTime).slice(0, 30).forEach(line);
const failed = done.filter(({ code }) => code !== 0);
failed.forEach(report);
for (const { file, text } of failed) {
  // The runner itself names each of them twice: where it stands, and at its end.
  const names = new Set([...text.matchAll(/^\s*✖ (.*) \([\d.]+ms\)$/gm)].map(([, test]) => test));
  for (const test of names) console.log(`✖ ${name(file)}: ${test}`);
}
process.exitCode = failed.length ? 1 : 0;
