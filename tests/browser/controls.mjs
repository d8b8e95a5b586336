// What can be tapped: large enough for a finger, in sight, and under nothing else.

/** What scrolls sideways by itself. */
const STRIPS = ".book .systems, .book-chips, .scroll, pre, .sheet-scroll";

/** Runs in the page: what is too small, cut off or covered, a line each. Links in a text are as large as the text. */
function unreachableIn(strips) {
  const top = document.querySelector("dialog[open]") ?? [...document.querySelectorAll(".book")].find((book) => !book.hidden) ?? document.querySelector(".app");
  const found = [];
  const name = (e) => (e.getAttribute("aria-label") ?? (e.innerText || e.placeholder || e.outerHTML)).replace(/\s+/g, " ").trim().slice(0, 60);
  const scrolls = (value) => value === "auto" || value === "scroll";
  const isInText = (e) => e.matches("p a, li a, dd a");
  const isShown = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 0 && getComputedStyle(e).clipPath === "none";
  /** What stays in front of what scrolls or stands below it. */
  const layer = (e) => {
    for (let at = e; at && at !== top; at = at.parentElement) {
      if (["sticky", "fixed"].includes(getComputedStyle(at).position) || at.matches(".notices")) return at;
    }
    return top;
  };

  for (const e of top.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (isInText(e) || !isShown(e)) continue;
    const box = e.getBoundingClientRect();
    const { left, right, top: above, bottom, width, height } = box;
    // The tiles of a hand are as wide as the line allows.
    const least = e.closest(".hand .line") ? 32 : Math.min(width, height);
    if (Math.max(width, height) < 43.9 || least < 31.9) found.push(`“${name(e)}” is ${Math.round(width)} × ${Math.round(height)} px large`);

    const middle = { x: (left + right) / 2, y: (above + bottom) / 2 };
    let isScrolledAway = middle.y < 1 || middle.y > innerHeight - 1;
    let isCut = !e.closest(strips) && (left < -1 || right > innerWidth + 1);
    for (let at = e.parentElement; at && at !== top.parentElement; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at);
      if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) continue;
      const outer = at.getBoundingClientRect();
      if (overflowX !== "visible" && !e.closest(strips)) isCut ||= left < outer.left - 1 || right > outer.right + 1;
      // What a finger can touch of the hand begins a few pixels above it, at the edge of what scrolls there.
      if (scrolls(overflowY)) isScrolledAway ||= middle.y < outer.top + 1 || middle.y > outer.bottom - 4;
      else if (overflowY !== "visible") isCut ||= above < outer.top - 1 || bottom > outer.bottom + 1;
    }
    if (isCut) found.push(`“${name(e)}” can be seen in part or not at all`);
    else if (!isScrolledAway && !e.closest(strips)) {
      const there = document.elementFromPoint(middle.x, middle.y);
      const isTouched = e.contains(there) || there?.contains(e) || there?.closest("label")?.control === e;
      if (!isTouched && (!there || layer(there) === layer(e))) found.push(`“${name(e)}” is covered by ${there?.outerHTML.slice(0, 80) ?? "nothing"}`);
    }
  }
  return found;
}

/** What a finger can't reach on a page now, a line each. */
export const unreachable = (page) => page.evaluate(unreachableIn, STRIPS);
