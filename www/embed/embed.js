// The one script of a page that shows hands: <hule-hand>, <hule-score>, <hule-calculator>.
// See README.md beside this file.
import { HuleHand } from "./hand.js";
import { HuleCalculator, HuleScore } from "./program.js";

for (const [name, element] of Object.entries({ "hule-hand": HuleHand, "hule-score": HuleScore, "hule-calculator": HuleCalculator })) {
  // A script that was put in twice does no harm.
  if (!customElements.get(name)) customElements.define(name, element);
}
