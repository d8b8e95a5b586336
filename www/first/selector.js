// What names a button of the first screen: the app's own screen has the same button, which does the tap.

/** The attributes that name a button, the more telling ones first. */
const NAMES = [
  "data-tile", "data-marked-tile", "data-flower", "data-mode", "data-rules", "data-action", "data-way", "data-example", "data-place",
  "data-declare", "data-aside", "data-seat", "data-hold",
];

const named = (element, name) => `[${name}="${element.getAttribute(name)}"]`;

/** A button as a selector, which fits no other button of the screen. Nothing if it has no name. */
export function selectorOf(button) {
  if (button.matches(".line .win")) return ".line .win";
  const stepper = button.closest("[data-stepper]");
  if (stepper) return `${named(stepper, "data-stepper")} ${named(button, "data-step")}`;
  const name = NAMES.find((name) => button.hasAttribute(name));
  if (!name) return undefined;
  // A seat is asked for, and there are declarations of whoever sits there.
  if (name === "data-seat") return `${named(button, name)}:not([data-declare])`;
  const isOfSeat = name === "data-declare" && button.hasAttribute("data-seat");
  return named(button, name) + (isOfSeat ? named(button, "data-seat") : "");
}
