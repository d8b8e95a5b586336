// The taps on the first screen. Tiles lie in the hand at once, as long as nothing else was tapped; all
// other taps are kept until the app does them.
import { goOnIn, lay, tilesInHand } from "./hand.js";
import { firstScreen } from "./screen.js";

/** What names a button on the screen. */
const HOOKS = ["data-tile", "data-marked-tile", "data-flower", "data-mode", "data-rules", "data-action", "data-way", "data-example", "data-place", "data-seat", "data-hold"];

/** Where the taps are kept while the page is loaded again. */
const KEPT = "hule.taps";

const page = document.documentElement;

/** The taps, in order, as selectors of what was tapped. Those of the tiles in the hand are the first ones. */
const taps = [];

/** Takes the taps until the app's own screen is in the page, and then has it do them. The first screen is there once it is `shown`. */
export function takeTaps(shown) {
  document.addEventListener("click", tap);
  shown.then(tapAgain);
  addEventListener("pagehide", keep);
  addEventListener("hule-shown", giveWay, { once: true });
}

function tap({ target }) {
  const button = target.closest?.(".first button");
  const selector = button && selectorOf(button);
  if (!selector) return;
  // A hand that was kept or is followed is not on the screen yet.
  const onlyTiles = taps.length === tilesInHand().length && !("kept" in page.dataset);
  if (onlyTiles && button.closest(".palette") && lay(button)) page.dataset.laid = tilesInHand().join(" ");
  else button.dataset.taken = "";
  taps.push(selector);
}

/** A button on the first screen, as a selector of the same one on the app's. */
function selectorOf(button) {
  if (button.matches(".line .win")) return ".line .win";
  const hook = HOOKS.find((name) => button.hasAttribute(name));
  return hook && `[${hook}="${button.getAttribute(hook)}"]`;
}

/** The app's own screen is in the page, with the tiles that lay in the hand. It takes the place of the first one, and does the other taps. */
function giveWay() {
  document.removeEventListener("click", tap);
  removeEventListener("pagehide", keep);
  delete page.dataset.laid;
  const own = (selector) => document.querySelector(`.root:not(.first) ${selector}`);
  goOnIn(own(".line"));
  const focused = document.activeElement.closest(".first button");
  if (focused) own(selectorOf(focused))?.focus({ preventScroll: true });
  firstScreen()?.remove();
  for (const selector of taps.slice(tilesInHand().length)) own(selector)?.click();
}

/** Keeps the taps while the page is loaded again, because the program doesn't come. */
function keep() {
  try {
    if (taps.length) sessionStorage.setItem(KEPT, JSON.stringify(taps));
  } catch {
    // The browser keeps nothing.
  }
}

/** Taps again what was tapped before the page was loaded again. */
function tapAgain() {
  let kept = [];
  try {
    kept = JSON.parse(sessionStorage.getItem(KEPT)) ?? [];
    sessionStorage.removeItem(KEPT);
  } catch {
    // The browser keeps nothing.
  }
  for (const selector of kept) firstScreen()?.querySelector(selector)?.click();
}
