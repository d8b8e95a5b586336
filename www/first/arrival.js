// Watches whether the program arrives. If it, or a file that it begins with, does not come, the first
// screen says so and tries again, by itself and by a tap. If the site has a newer version by now, the page
// is loaded again in that. What was tapped is kept meanwhile.

import { isReplaced, reload } from "../version.js";
import { parsed } from "./parsed.js";
import { firstScreen, wordsOf } from "./screen.js";

/** After how many seconds the page tries again by itself; the last one holds from then on. */
const PAUSES = [1, 3, 10, 30];

/** Where it is noted which version was left for a newer one. */
const LEFT = "hule.left-version";

/** The folder of the site's files, and that of this version. */
const SITE = "./";
const folder = document.documentElement.dataset.hule;

let tries = 0;
let timer;
/** Whether it is known that the site has a newer version. */
let replaced = false;
/** Whether the program's script has run. It then says itself what does not come. */
let runs = false;

/** Watches until the app's own screen is in the page. */
export function watchArrival() {
  const watched = new AbortController();
  const listen = (target, event, hear) => target.addEventListener(event, hear, { capture: true, signal: watched.signal });
  const isProgram = ({ target }) => target.matches?.("script[type=module]");
  // It was not found, or something else came in its place.
  listen(document, "error", (event) => isProgram(event) && lost());
  // It came, but not to its end.
  listen(document, "load", (event) => isProgram(event) && !runs && lost());
  listen(window, "hule-runs", () => (runs = true));
  listen(window, "hule-lost", ({ detail }) => lost(detail));
  listen(window, "online", () => timer && again());
  listen(window, "hule-shown", () => {
    clearTimeout(timer);
    watched.abort();
  });
}

/** Says that something did not come, and tries again after a while, unless only a tap is to do that. */
function lost(byTap = false) {
  if (typeof WebAssembly !== "object") return say(({ old }) => old);
  if (replaced) return;
  clearTimeout(timer);
  say(({ lost }) => lost, byTap ? () => location.reload() : again);
  timer = byTap ? undefined : setTimeout(again, 1000 * PAUSES[Math.min(tries, PAUSES.length - 1)]);
  isReplaced(SITE, folder).then((is) => is && !replaced && renew());
}

/**
 * Loads the page again, because its files gave way to those of a newer version: by itself once, then by a
 * tap alone. A host may go on sending the page of before.
 */
function renew() {
  replaced = true;
  clearTimeout(timer);
  timer = undefined;
  const change = async () => {
    // It can't be had as a whole.
    if (!(await reload(SITE))) say(({ lost }) => lost, change);
  };
  say(({ replaced }) => replaced, change, ({ reload }) => reload);
  try {
    if (sessionStorage.getItem(LEFT) === folder) return;
    sessionStorage.setItem(LEFT, folder);
  } catch {
    // The browser keeps nothing.
    return;
  }
  change();
}

function again() {
  if (replaced) return;
  clearTimeout(timer);
  tries += 1;
  say(({ loading }) => loading);
  if (runs) {
    dispatchEvent(new Event("hule-again"));
    return;
  }
  // A browser does not ask twice for a script of the same address.
  const address = new URL(document.querySelector("script[type=module]").src);
  address.searchParams.set("try", tries);
  document.head.append(Object.assign(document.createElement("script"), { type: "module", src: address }));
}

/** Shows words of the page over the end of the list, with a button, named `label`, if there is something to try. */
async function say(choose, retry, label = ({ retry }) => retry) {
  await parsed;
  const screen = firstScreen();
  const words = wordsOf(screen);
  const make = (name, properties) => Object.assign(document.createElement(name), properties);
  const text = make("div");
  text.append(make("p", { textContent: choose(words) }));
  if (retry) {
    const button = make("button", { type: "button", className: "reload", textContent: label(words) });
    button.addEventListener("click", retry);
    text.append(button);
  }
  const notice = make("div", { className: "notice" });
  notice.dataset.part = "notice";
  notice.append(text);
  screen.querySelector(".notices").replaceChildren(notice);
}
