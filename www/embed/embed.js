// The one script of a page that shows hands: <hule-hand>, <hule-score>, <hule-calculator>,
// <hule-session>. See README.md beside this file.
import { HuleHand } from "./hand.js";
import { HuleCalculator, HuleScore, HuleSession } from "./program.js";

const ELEMENTS = { "hule-hand": HuleHand, "hule-score": HuleScore, "hule-calculator": HuleCalculator, "hule-session": HuleSession };

for (const [name, element] of Object.entries(ELEMENTS)) {
  // A script that was put in twice does no harm.
  if (!customElements.get(name)) customElements.define(name, element);
}
