// The first screen, which is there before the program: shows it in the reader's language and rule system,
// answers the taps on it until the app does, and says so if the app doesn't come. Runs before anything is
// painted. The build says which LANGUAGES and rule SYSTEMS there are, the one that the app begins with first, and the
// page in which folder its files lie (`data-hule`).
import { watchArrival } from "./first/arrival.js";
import { dress, language, stored } from "./first/looks.js";
import { rankSystems } from "./first/row.js";
import { showScreen } from "./first/screen.js";
import { takeTaps } from "./first/taps.js";

const page = document.documentElement;

/** Fetches words beside the program: the app asks for them once it runs. */
function fetchWords(language, names) {
  for (const name of names) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `${page.dataset.hule}text/${language}/${name}.json` });
    document.head.append(link);
  }
}

/**
 * What the app will show: the rule `system`, if its usual keys are shown, and whether the hand is `empty`. A hand that
 * was followed goes before one that was kept. `src/entry/link` says how a hand is written.
 */
function awaited() {
  const followed = location.hash.slice(1);
  const isHand = /^\d+\//.test(followed);
  const hand = isHand ? followed : stored("hule.hand");
  const [, key, ...places] = hand.split("/");
  const isKnown = SYSTEMS.includes(key);
  return {
    // With other rulings there may be other keys.
    system: hand ? (isKnown && !hand.includes("rulings=") ? key : undefined) : SYSTEMS[0],
    words: isKnown ? key : SYSTEMS[0],
    empty: hand ? isKnown && !places.some(Boolean) : !followed,
  };
}

dress();
page.lang = language();
const { system, words, empty } = awaited();
// A hand that was kept or is followed is shown by the app: only what surrounds it is shown before.
if (!empty) page.dataset.kept = "";
// What a hand needs: the words of the first view, and those of its rule system.
fetchWords(page.lang, ["ui", "more", words]);
const shown = showScreen(page.lang, system);
rankSystems(words, shown);
takeTaps(system, shown);
watchArrival();
