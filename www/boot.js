// The app's script: tools/assets.mjs bundles it with wasm-bindgen's output ("hule"). On the app's
// own page it mounts the app; elsewhere it waits until something is to be embedded.
import init, { Guest, mount } from "hule";
import { drawSheets } from "./sheets.js";

let started;

/** Starts the program once; resolves to the class of the parts of it in other pages. */
export function start() {
  started ??= init().then(() => Guest);
  // A later try may have the connection that this one had not.
  started.catch(() => (started = undefined));
  return started;
}

if (document.documentElement.hasAttribute("data-hule")) {
  start().then(mount).catch((error) => {
    console.error(error);
    document.getElementById("boot-error").hidden = false;
  });

  // Once there is something to see.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () => whenIdle(drawSheets));

  // After everything else: the app for when there is no network.
  if (!DEV) addEventListener("load", () => setTimeout(() => whenIdle(() => import("./offline.js").then(({ start }) => start(BUILD)).catch(() => {})), 1500));

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
