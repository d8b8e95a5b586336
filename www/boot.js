// The app's script: tools/assets.mjs bundles it with wasm-bindgen's output ("hule"). On the app's
// own page it mounts the app; elsewhere it waits until something is to be embedded.
import init, { files_at, Guest, mount } from "hule";
import { drawSprites } from "./sprites.js";
import { reload } from "./version.js";

/** The folder of the build, in which this script lies, and the site. */
const folder = new URL("./", import.meta.url).href;
const site = new URL("../../", folder).href;

let started;
let cache = "default";

/** Starts the program once; resolves to the class of the parts of it in other pages. */
export function start() {
  started ??= init({ module_or_path: fetch(`${folder}hule_bg.wasm`, { cache }) }).then(() => {
    files_at(folder);
    return Guest;
  });
  started.catch(() => {
    // A later try may have the connection that this one had not, and must not be answered with what came this time.
    started = undefined;
    cache = "reload";
  });
  return started;
}

/** Resolves once what is on the screen now has been painted. A tab that nobody sees is not painted. */
const painted = () => new Promise((done) => (document.hidden ? done() : requestAnimationFrame(() => setTimeout(done))));

/**
 * Mounts the app. The first screen is painted before, and the answer to a tap on it. If the program can't be
 * had, www/first.js is told, and asks for another try.
 */
async function begin() {
  try {
    await Promise.all([start(), painted().then(painted)]);
  } catch (error) {
    console.error(error);
    addEventListener("hule-again", begin, { once: true });
    dispatchEvent(new CustomEvent("hule-lost"));
    return;
  }
  try {
    mount();
  } catch {
    // It is broken from now on; the error is in the console.
    dispatchEvent(new CustomEvent("hule-lost", { detail: true }));
  }
}

/** Whether the worker of a new version has taken over: www/offline.js says so. */
let isRenewed = false;
addEventListener("hule-update", () => (isRenewed = true));

/** Loads the page again in the new version, or tells the app that it can't be had. */
addEventListener("hule-reload", async () => {
  if (isRenewed) location.reload();
  else if (!(await reload(site))) dispatchEvent(new Event("hule-not-renewed"));
});

if (document.documentElement.hasAttribute("data-hule")) {
  dispatchEvent(new Event("hule-runs"));
  begin();

  // Once there is something to see.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const onceLoaded = (run) => (document.readyState === "complete" ? run() : addEventListener("load", run));
  onceLoaded(() => whenIdle(() => drawSprites(folder)));

  // After everything else: the app for when there is no network.
  if (!DEV) onceLoaded(() => setTimeout(() => whenIdle(() => import("./offline.js").then(({ start }) => start(BUILD)).catch(() => {})), 1500));

  // Only in `./run start --dev`: reload when a new build has arrived.
  if (DEV) {
    // A release that was served here before would answer in its place.
    navigator.serviceWorker?.getRegistrations().then((all) => all.forEach((one) => one.unregister()));
    let built;
    setInterval(async () => {
      const answer = await fetch("index.html", { method: "HEAD" }).catch(() => null);
      if (!answer?.ok) return;
      const date = answer.headers.get("last-modified");
      if (built && date !== built) location.reload();
      built = date;
    }, 700);
  }
}
