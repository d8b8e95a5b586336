// The taps on the first screen. Tiles lie in the hand at once, as long as nothing else was tapped; all
// other taps are kept until the app does them.
import { goOnIn, lay, tilesInHand } from "./hand.js";
import { firstScreen } from "./screen.js";
import { selectorOf } from "./selector.js";

/** Where the taps are kept while the page is loaded again. */
const KEPT = "hule.taps";

const page = document.documentElement;

/** The taps, in order, as selectors of what was tapped. Those of the tiles in the hand are the first ones. */
const taps = [];

/** The taps from before the page was loaded again, until they are tapped again. */
let before = [];

/**
 * Takes the taps until the app's own screen is in the page, and then has it do them. The first screen, whose rule
 * `system` may not be known, is there once it is `shown`.
 */
export function takeTaps(system, shown) {
  before = takeKept();
  document.addEventListener("click", ({ target }) => tap(system, target), { signal: ended.signal });
  shown.then(tapAgain);
  addEventListener("pagehide", keep, { signal: ended.signal });
  addEventListener("hule-shown", giveWay, { once: true });
}

/** Ended once the app's own screen is in the page. */
const ended = new AbortController();

function tap(system, target) {
  const button = target.closest?.(".first button");
  const selector = button && selectorOf(button);
  if (!selector) return;
  // A hand that was kept or is followed is not on the screen yet.
  const onlyTiles = taps.length === tilesInHand().length && !("kept" in page.dataset);
  if (onlyTiles && lay(button)) page.dataset.laid = [system, ...tilesInHand()].join(" ");
  else button.dataset.taken = "";
  taps.push(selector);
}

/**
 * The app's own screen is in the page, with the tiles that lay in the hand. It takes the place of the first one, and does
 * the other taps. Until they are done, the page has the attribute `data-doing`.
 */
async function giveWay() {
  ended.abort();
  delete page.dataset.laid;
  const own = (selector) => document.querySelector(`.root:not(.first) ${selector}`);
  goOnIn(own(".line"));
  const focused = document.activeElement.closest(".first button");
  const focus = focused && selectorOf(focused);
  if (focus) own(focus)?.focus({ preventScroll: true });
  firstScreen()?.remove();
  page.dataset.doing = "";
  for (const selector of [...before, ...taps.slice(tilesInHand().length)]) {
    own(selector)?.click();
    // What a tap has changed is on the screen in the next turn.
    await new Promise((done) => setTimeout(done));
  }
  delete page.dataset.doing;
}

/** Keeps the taps while the page is loaded again, because the program doesn't come. */
function keep() {
  const all = [...before, ...taps];
  try {
    if (all.length) sessionStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // The browser keeps nothing.
  }
}

/** Takes the taps that were kept. */
function takeKept() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT)) ?? [];
    sessionStorage.removeItem(KEPT);
    return kept;
  } catch {
    // The browser keeps nothing.
    return [];
  }
}

/** Taps again what was tapped before the page was loaded again, unless the app has done it by now. */
function tapAgain() {
  if (ended.signal.aborted) return;
  const again = before;
  before = [];
  for (const selector of again) firstScreen().querySelector(selector)?.click();
}
