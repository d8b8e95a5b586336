// The program for <hule-score>, <hule-calculator> and <hule-session>: one for all of them on a page.
import { start } from "./hule.js";
import { make, sheetOf } from "./element.js";
import css from "./guest.css";

/** The style of what it shows. */
export const sheet = sheetOf(css);

/**
 * A place in which the program shows a hand or a session: its root element, and what can be asked
 * of it.
 *
 * `report(report)` is told what it comes to, now and at each change; `hand(link)` that a hand of a
 * session is to be opened; `lost()` that there are no words for it.
 */
export async function guest({ kind, site, rules, hand: shown, lang }, { report, hand, lost }) {
  const Guest = await start();
  const root = make("div", "place");
  root.tabIndex = -1;
  const gone = new AbortController();
  root.addEventListener("hule-report", ({ detail }) => report(detail), gone);
  root.addEventListener("hule-hand", ({ detail }) => hand(detail), gone);
  root.addEventListener("hule-failed", lost, gone);
  const handle = Guest.begin(root, kind, site, rules, shown, lang);
  return {
    root,
    /** Shows another hand or session. */
    show: (rules, hand) => handle.show(rules, hand),
    /** Changes the language. */
    speak: (language) => handle.speak(language),
    /** Calls fans by other names. */
    callFans: (names) => handle.call_fans(names),
    /** Its element has gone. */
    leave() {
      gone.abort();
      root.remove();
      handle.free();
    },
  };
}
