// The first screen, which is in the page before the program: shows it in the reader's language, and
// keeps the taps on it until the app does them. Runs before anything is painted. The build says which
// LANGUAGES there are.
/** What names a button on the screen. */
const HOOKS = ["data-tile", "data-flower", "data-mode", "data-rules", "data-action", "data-way", "data-example", "data-place", "data-seat"];

/** The settings of how the app looks, which are attributes of the page: `src/app/context/settings.rs`. */
const LOOKS = ["theme", "numerals", "text-size"];

const page = document.documentElement;

/** What the store has under a key; nothing if the browser keeps it closed. */
function stored(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** The language that was chosen, or the first of the browser's that there is. */
function language() {
  const wished = [stored("hule.language"), ...navigator.languages].map((tag) => tag.split("-")[0]);
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** The colours that a browser shows around the page: the light one and the dark one. */
const around = [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => [meta, meta.content]);

/** Gives the browser the colours of the theme that was chosen. */
function colourAround() {
  const chosen = ["light", "dark"].indexOf(page.dataset.theme);
  for (const [meta, own] of around) meta.content = around[chosen]?.[1] ?? own;
}

/** Fetches the words beside the program: the app asks for them once it runs. */
function fetchWords(language) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `text/${language}/ui.json` });
  document.head.append(link);
}

/** The taps, in order, as selectors of what was tapped. */
const taps = [];

function keep(event) {
  const button = event.target.closest?.(".first button");
  const hook = button && HOOKS.find((name) => button.hasAttribute(name));
  if (!hook) return;
  button.dataset.taken = "";
  taps.push(`[${hook}="${button.getAttribute(hook)}"]`);
}

/** The app's own screen is in the page: it takes the place of the first one, and does the taps. */
function giveWay() {
  document.removeEventListener("click", keep);
  for (const screen of document.querySelectorAll(".first")) screen.remove();
  for (const selector of taps) document.querySelector(`.root ${selector}`)?.click();
}

for (const look of LOOKS) {
  const chosen = stored(`hule.${look}`);
  if (chosen) page.setAttribute(`data-${look}`, chosen);
}
colourAround();
addEventListener("hule-looks", colourAround);

const spoken = language();
page.lang = spoken;
page.dataset.first = spoken;
// A hand that was kept or is followed is shown by the app: only what surrounds it is shown before.
const hand = location.hash.slice(1) || stored("hule.hand");
const [, system = "mcr", tiles = hand] = hand.split("/");
if (tiles || system !== "mcr") page.dataset.kept = system;
fetchWords(spoken);
document.addEventListener("click", keep);
addEventListener("hule-shown", giveWay, { once: true });
