// Several builds of the app, without compiling it again: a copy of the one in dist, changed and named anew.
import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILDS, nameOf } from "../../tools/folder.mjs";
import { finish } from "../../tools/offline.mjs";
import { serve } from "../../tools/serve.mjs";
import { DIST } from "./harness.mjs";

const ROOT = join(import.meta.dirname, "../..");

/** A copy of the app in a folder of its own. */
export async function copy(t) {
  const dir = await mkdtemp(join(tmpdir(), "hule-"));
  t.after(() => rm(dir, { recursive: true }));
  await cp(DIST, dir, { recursive: true });
  return dir;
}

/** A copy of the app in a folder of its own, on a server of its own. */
export async function served(t, base = "/") {
  const dir = await copy(t);
  const server = await serve({ dir, base });
  t.after(() => server.close());
  return { dir, server };
}

/** The path of a file of the build in a folder. */
export const fileIn = (dir, file) => join(dir, BUILDS, nameOf(dir), file);

/**
 * Makes another build of the one in a folder: in a file of it, a text is replaced by another one. The
 * folder of the build before is gone.
 */
export async function rebuild(dir, from, to, file = "text/en/ui.json") {
  const path = fileIn(dir, file);
  // Of a program only the bytes are known.
  const before = await readFile(path, "latin1");
  const after = before.replace(from, Buffer.from(to).toString("latin1"));
  if (after === before) throw new Error(`${file} has no ${from}`);
  await writeFile(path, after, "latin1");
  await finish(dir, { bundle: true, absWorkingDir: ROOT });
}

/** Puts another build in the place of what is in a folder: nothing of that stays. */
export async function replace(dir, other) {
  const old = `${dir}.old`;
  await rename(dir, old);
  await cp(other, dir, { recursive: true });
  await rm(old, { recursive: true });
}

/** How long a new version may wait for a worker that has nothing to do, in milliseconds. */
const PATIENCE = 5_000;

/**
 * Has the browser of a page look for the new version, until that has taken over. It joins a look with one that is
 * under way, as after every visit, and that may have begun before the version was there. On a busy machine Chromium now
 * and then takes the worker of the old version for busy although it has nothing to do, and the new one would wait until
 * it is stopped, as browsers do in time: it is stopped then.
 */
export async function look(page) {
  const isWaiting = await page.evaluate(async (patience) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const before = registration.active;
    const isFound = () => registration.installing || registration.waiting || registration.active !== before;
    for (let looks = 0; looks < 5 && !isFound(); looks += 1) await registration.update();
    const turn = () => new Promise((done) => setTimeout(done, 50));
    while (registration.installing) await turn();
    const end = performance.now() + patience;
    while (registration.waiting && performance.now() < end) await turn();
    return registration.waiting !== null;
  }, PATIENCE);
  if (!isWaiting) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}
