// Compiles what a build of the app is made of: the program for browsers, and the one that renders the
// first screen here. Uses nothing but cargo, so that the other tools can be installed meanwhile.
import { spawn } from "node:child_process";
import { cargoArguments } from "./description.mjs";

/** The program that renders the same components that the app has: tools/first_screen.rs. */
const FIRST_SCREEN = ["--profile", "first-screen", "--features", "first-screen", "--bin", "first_screen"];

/** A lock file that doesn't fit is an error where nobody would see that it has changed. */
const LOCKED = process.env.CI ? ["--locked"] : [];

/**
 * Compiles both, side by side: each has a folder of its own in target, so that neither waits for the
 * other. `app` is the description of the build, `root` the folder of the project.
 */
export async function compile(root, app, { release }) {
  const [command, ...rest] = cargoArguments(app, { release });
  await Promise.all([
    run(root, process.env, "cargo", command, ...LOCKED, ...rest),
    run(root, native(), "cargo", "build", ...LOCKED, ...FIRST_SCREEN),
  ]);
}

/** The first screen as HTML. It is compiled, too, if that has not been done. */
export async function renderFirstScreen(root) {
  return (await run(root, native(), "cargo", "run", "--quiet", ...LOCKED, ...FIRST_SCREEN)).trim();
}

/** The flags of the program in the browser are not for a program that runs here. */
function native() {
  const { CARGO_ENCODED_RUSTFLAGS, ...rest } = process.env;
  return { ...rest, RUSTFLAGS: "--cfg erase_components" };
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
