// The program for <hule-score> and <hule-calculator>: one for all of them on a page.
import { start } from "./hule.js";
import { make, sheetOf } from "./element.js";
import css from "./guest.css";

/** The style of what it shows. */
export const sheet = sheetOf(css);

/**
 * A place in which the program shows a hand: its root element, and what can be asked of it.
 *
 * `heard(report)` is told what the hand comes to, now and at each change; `lost()` that there are
 * no words for it.
 */
export async function guest(options, heard, lost) {
  const Guest = await start();
  const root = make("div", "place");
  root.tabIndex = -1;
  const gone = new AbortController();
  root.addEventListener("hule-report", ({ detail }) => heard(detail), gone);
  root.addEventListener("hule-failed", lost, gone);
  const handle = await Guest.begin(root, options);
  return {
    root,
    /** Shows another hand. */
    show: (rules, hand) => handle.show(rules, hand),
    /** Changes the language. */
    speak: (language) => handle.speak(language),
    /** Its element has gone. */
    leave() {
      gone.abort();
      root.remove();
      handle.free();
    },
  };
}
