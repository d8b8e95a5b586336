// Runs the browser tests, several files side by side, each with a browser and a server of its own.
//   node tests/browser/run.mjs [FILE…]
// What a file has to say is printed when it is done, what one that failed has to say after all
// others: a runner's last lines are what is read. At the very end, how long each took.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";

/** These take longest and begin first, so that none of them is left over at the end. */
const LONG = ["states", "labels", "load", "book", "embed", "offline", "saved"];

/** A browser has several processes: more files than processors only wait for each other. */
const SIDE_BY_SIDE = Math.max(2, Math.min(4, availableParallelism()));

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

console.log("\nThe longest files:");
done.sort((one, other) => other.seconds - one.seconds);
for (const { file, seconds, code } of done) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name(file)}${code ? "  FAILED" : ""}`);
process.exitCode = failed.length ? 1 : 0;
