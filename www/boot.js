// The app's script: tools/assets.mjs bundles it with wasm-bindgen's output ("hule"). On the app's
// own page it mounts the app; elsewhere it waits until something is to be embedded.
import init, { embed, mount } from "hule";
import { drawSheets } from "./sheets.js";

// Scripts for the program, when it needs them.
window.fetchScript = (path) => import(path);

let started;

/** Starts the program once; resolves to the function that embeds a part of it. */
export function start() {
  started ??= init().then(() => embed);
  // A later try may have the connection that this one had not.
  started.catch(() => (started = undefined));
  return started;
}

/** The language that the app will choose, as `language` in src/app/web.rs does. */
function language() {
  let chosen;
  try {
    chosen = localStorage.getItem("hule.language");
  } catch {
    // Storage is blocked.
  }
  const tags = [chosen ?? "", ...navigator.languages].map((tag) => tag.split("-")[0].toLowerCase());
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

if (document.documentElement.hasAttribute("data-hule")) {
  // The words of the first view are fetched beside the program, which then asks for the same file.
  const words = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `text/${language()}/ui.json` };
  document.head.append(Object.assign(document.createElement("link"), words));

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
