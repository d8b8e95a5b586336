// Light or dark: which of them an element is on, by the color-scheme that it inherits from the page.
import { make } from "./element.js";

/**
 * An element to be put beside what is coloured. `change` is told `light` or `dark`, and again whenever that
 * changes: the page's own switch, or the device's where the page follows it. Nothing is told where the browser
 * has no light-dark(); then the device decides.
 */
export function scheme(change) {
  const probe = make("i", "scheme");
  probe.ariaHidden = "true";
  const tell = () => {
    const color = getComputedStyle(probe).color;
    if (CSS.supports("color", "light-dark(red, red)")) change(color === "rgb(0, 0, 0)" ? "dark" : "light");
  };
  probe.addEventListener("transitionend", tell);
  // While it is not displayed nothing changes: it tells when it is displayed again.
  probe.addEventListener("animationstart", tell);
  return { probe, tell };
}
