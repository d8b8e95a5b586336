// The first screen, which is there before the program: shows it in the reader's language and rule system,
// answers the taps on it until the app does, and says so if the app doesn't come. Runs before anything is
// painted. The build says which rule SYSTEMS there are, the one that the app begins with first, and the page
// in which folder its files lie (`data-hule`).
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

dress();
page.lang = language();
// A hand that was kept or is followed is shown by the app: only what surrounds it is shown before.
const hand = location.hash.slice(1) || stored("hule.hand");
const [, key, tiles = hand] = hand.split("/");
const system = SYSTEMS.includes(key) ? key : SYSTEMS[0];
if (tiles) page.dataset.kept = "";
// What a hand needs: the words of the first view, and those of its rule system.
fetchWords(page.lang, ["ui", "more", system]);
const shown = showScreen(page.lang, system);
rankSystems(system, shown);
takeTaps(shown);
watchArrival();
