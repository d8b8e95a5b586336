// The program for <hule-score> and <hule-calculator>: one for all of them on a page.
import { start } from "./hule.js";
import { sheetOf } from "./element.js";
import css from "./guest.css";

const sheet = sheetOf(css);

/** What elements have left that are gone: the next of their kind takes it over. */
const spare = { score: [], calculator: [] };

/**
 * Shows a hand in an element of its own.
 *
 *   const { root, sheet, tell, leave } = await guest({ kind, base, rules, hand, language }, heard);
 *
 * `heard(name, value)` is told changes; `tell("show", rules, hand)` and `tell("speak", language)`
 * change what is shown.
 */
export async function guest({ kind, base, rules, hand, language }, heard) {
  const found = spare[kind].pop();
  if (found) {
    found.heard = heard;
    if (found.root.lang !== language) found.tell("speak", language, "");
    found.tell("show", rules, hand);
    return found;
  }
  const root = document.createElement("div");
  root.className = "place";
  root.tabIndex = -1;
  Object.assign(root.dataset, { kind, base, rules, hand, lang: language });
  const embed = await start();
  const made = { root, sheet, heard, leave };
  await new Promise((ready, failed) => {
    embed(root, (name, value) => {
      if (name === "failed") failed(new Error("a part of the program could not be loaded"));
      else if (name === "ready") {
        made.tell = value;
        ready();
      } else made.heard(name, value);
    });
  });
  return made;

  function leave() {
    root.remove();
    made.heard = () => {};
    spare[kind].push(made);
  }
}
