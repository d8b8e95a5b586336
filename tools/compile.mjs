// Compiles the program for browsers. Uses nothing but cargo, so that the other tools can be installed meanwhile.
import { spawn } from "node:child_process";
import { cargoArguments } from "./description.mjs";

/** A lock file that doesn't fit is an error where nobody would see that it has changed. */
const LOCKED = process.env.CI ? ["--locked"] : [];

/** Compiles it: `app` is the description of the build, `root` the folder of the project. */
export async function compile(root, app, { release }) {
  const [command, ...rest] = cargoArguments(app, { release });
  await run(root, process.env, "cargo", command, ...LOCKED, ...rest);
}

/** Runs a command, whose messages are shown; resolves to what it prints, and fails if it does. */
export function run(root, env, command, ...args) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    const printed = [];
    child.stdout.on("data", (part) => printed.push(part));
    child.on("error", fail);
    child.on("close", (code) => {
      if (code === 0) done(Buffer.concat(printed).toString());
      else fail(new Error(`${command} ${args[0]} failed`));
    });
  });
}
