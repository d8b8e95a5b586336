// The program for <hule-score> and <hule-calculator>: one for all of them on a page.
import { start } from "./hule.js";
import { sheetOf } from "./element.js";
import css from "./guest.css";

/** The style of what it shows. */
export const sheet = sheetOf(css);

/** What elements have left that are gone: the next of their kind takes it over. */
const spare = { score: [], calculator: [] };

/** A place in which the program shows a hand; it is told and tells by attributes. */
class Guest {
  root = document.createElement("div");
  heard = () => {};
  lost = () => {};

  constructor(kind, base) {
    this.kind = kind;
    this.root.className = "place";
    this.root.tabIndex = -1;
    Object.assign(this.root.dataset, { kind, base });
    new MutationObserver((changes) => {
      const names = changes.map(({ attributeName }) => attributeName);
      if (names.includes("data-report")) this.heard(JSON.parse(this.root.dataset.report));
      if (names.includes("data-failed")) this.lost();
    }).observe(this.root, { attributeFilter: ["data-report", "data-failed"] });
  }

  /** Shows a hand. */
  show(rules, hand) {
    Object.assign(this.root.dataset, { rules, hand });
    this.root.dispatchEvent(new Event("hule-show"));
  }

  speak(language) {
    this.root.dataset.lang = language;
    this.root.dispatchEvent(new Event("hule-speak"));
  }

  /** Its element has gone. */
  leave() {
    this.root.remove();
    this.heard = () => {};
    spare[this.kind].push(this);
  }

  /** Waits until the program has taken the place. */
  async begin(rules, hand, lang) {
    Object.assign(this.root.dataset, { rules, hand, lang });
    const embed = await start();
    await new Promise((ready, failed) => {
      new MutationObserver((changes, observer) => {
        observer.disconnect();
        if ("failed" in this.root.dataset) failed(new Error("a part of the program could not be loaded"));
        else ready();
      }).observe(this.root, { attributeFilter: ["data-ready", "data-failed"] });
      embed(this.root);
    });
  }
}

/**
 * A place that shows a hand. `heard(report)` is told what it comes to, now and at each change;
 * `lost()` that there are no words for it.
 */
export async function guest({ kind, base, rules, hand, language }, heard, lost) {
  const found = spare[kind].pop();
  if (found) {
    Object.assign(found, { heard, lost });
    if (found.root.lang !== language) found.speak(language);
    found.show(rules, hand);
    return found;
  }
  const made = new Guest(kind, base);
  made.heard = heard;
  await made.begin(rules, hand, language);
  made.lost = lost;
  return made;
}
