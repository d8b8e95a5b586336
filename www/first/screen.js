// The first screen that is shown: that of the reader's language and rule system. For the rule system that the app
// begins with it stands in the page, in one language as elements (IN_PAGE) and in the others as text; those of the
// other rule systems are fetched. tools/first-screen.mjs writes them all.
import { parsed } from "./parsed.js";
import { selectorOf } from "./selector.js";

const page = document.documentElement;

/** The first screen, as long as the app's own has not taken its place. */
export const firstScreen = () => document.querySelector(".first");

/** The words of the first screen. */
export const wordsOf = (screen) => JSON.parse(screen.dataset.words);

/**
 * Shows the screen of a language and a rule system; resolves once it is there. Until one that is fetched has come, what
 * all rule systems have in common is shown, and nothing else if it does not come or nobody knows which one it is: then
 * there is no `system`.
 */
export async function showScreen(language, system) {
  const isFirst = system === SYSTEMS[0];
  const screens = system && !isFirst ? fetchScreens(language) : undefined;
  if (language !== IN_PAGE) page.dataset.awaits = "words";
  else if (!isFirst) page.dataset.awaits = "keys";
  await parsed;
  const text = document.querySelector(`script[type="text/html"][lang="${language}"]`);
  if (text) put(text.textContent);
  else setStyles(firstScreen());
  if (!isFirst) {
    page.dataset.awaits = "keys";
    const html = (await screens)?.[system];
    // Its keys are not known: they stay hidden until the app comes.
    if (!html) return;
    put(html);
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

/** Puts a screen in place of the one that is there, with what was done and told on that. */
function put(html) {
  const before = firstScreen();
  // The app's own screen may be there by now.
  if (!before) return;
  const notice = before.querySelector(".notice");
  const focused = document.activeElement;
  const focus = focused.closest(".first button") && selectorOf(focused);
  const taken = [...before.querySelectorAll("[data-taken]")].map(selectorOf);
  before.outerHTML = html;
  const screen = firstScreen();
  setStyles(screen);
  if (notice) screen.querySelector(".notices").replaceChildren(notice);
  for (const selector of taken) screen.querySelector(selector)?.setAttribute("data-taken", "");
  if (notice?.contains(focused)) focused.focus();
  else if (focus) screen.querySelector(focus)?.focus({ preventScroll: true });
}

/** Sets the styles of what is in an element: the policy of the page does not allow them to stand in its HTML. */
export function setStyles(parent) {
  for (const element of parent.querySelectorAll("[data-style]")) element.style.cssText = element.dataset.style;
}
