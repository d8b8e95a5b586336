// The first screen that is shown: that of the reader's language and rule system. For the rule system that the app
// begins with it stands in the page, in English as elements and in other languages as text; those of the others are
// fetched. tools/first-screen.mjs writes them all.
import { parsed } from "./parsed.js";

const page = document.documentElement;

/** The language of the screen that stands in the page as elements. */
const IN_PAGE = "en";

/** The first screen, as long as the app's own has not taken its place. */
export const firstScreen = () => document.querySelector(".first");

/** The words of the first screen. */
export const wordsOf = (screen) => JSON.parse(screen.dataset.words);

/**
 * Shows the screen of a language and a rule system; resolves once it is there. Until one that is fetched has come, or if
 * it does not come, what all rule systems have in common is shown.
 */
export async function showScreen(language, system) {
  const isFetched = system !== SYSTEMS[0];
  const fetched = isFetched && fetchScreens(language);
  if (language !== IN_PAGE) page.dataset.awaits = "words";
  else if (isFetched) page.dataset.awaits = "keys";
  await parsed;
  if (language !== IN_PAGE) put(document.querySelector(`script[type="text/html"][lang="${language}"]`).textContent);
  if (isFetched) {
    page.dataset.awaits = "keys";
    const own = (await fetched)?.[system];
    if (!own) return;
    put(own);
  }
  delete page.dataset.awaits;
}

/** The screens of the other rule systems in a language, by rule system, if they can be had. */
async function fetchScreens(language) {
  try {
    const answer = await fetch(`${page.dataset.hule}first/${language}.json`);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Puts a screen in place of the one that is there, with what is told on that. The policy of the page allows no style in HTML. */
function put(html) {
  const before = firstScreen();
  if (!before) return;
  const told = [...before.querySelector(".notices").childNodes];
  before.outerHTML = html;
  const screen = firstScreen();
  screen.querySelector(".notices").append(...told);
  for (const element of screen.querySelectorAll("[data-style]")) element.style.cssText = element.dataset.style;
}
