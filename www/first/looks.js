// How the page looks before the program runs: the settings and the language that the reader chose.

/** The settings of how the app looks, which are attributes of the page: `src/app/context/settings.rs`. */
const LOOKS = ["theme", "numerals", "text-size"];

const page = document.documentElement;

/** What the store has under a key; nothing if the browser keeps it closed. */
export function stored(key) {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** The language that was chosen, or the first of the browser's that there is. The build says which LANGUAGES there are. */
export function language() {
  const wished = [stored("hule.language"), ...navigator.languages].map((tag) => tag.split("-")[0]);
  return wished.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** Gives the page the looks that were chosen. */
export function dress() {
  for (const look of LOOKS) {
    const chosen = stored(`hule.${look}`);
    if (chosen) page.setAttribute(`data-${look}`, chosen);
  }
  colourAround();
  addEventListener("hule-looks", colourAround);
}

/** The colours that a browser shows around the page: the light one and the dark one. */
const around = [...document.querySelectorAll("meta[name=theme-color]")].map((meta) => [meta, meta.content]);

/** Gives the browser the colours of the theme that was chosen. */
function colourAround() {
  const chosen = ["light", "dark"].indexOf(page.dataset.theme);
  for (const [meta, own] of around) meta.content = around[chosen]?.[1] ?? own;
}
