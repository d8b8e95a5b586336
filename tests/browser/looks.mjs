// What is looked at in each state of the app: in which sizes and colours, and what must not be there.
import axe from "axe-core";

const LIGHT = { colorScheme: "light", forcedColors: "none" };
const DARK = { colorScheme: "dark", forcedColors: "none" };
const FORCED = { colorScheme: "light", forcedColors: "active" };

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules that look at colours: all others find the same in any. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** Links of the rulebook are addresses: none skips to a part of the page. */
const EXCEPT = ["skip-link"];

const everything = { type: "tag", values: TAGS };
const colours = { type: "rule", values: OF_COLOURS };

/** What axe finds, one line each. */
const audit = (runOnly) => (page) =>
  page.evaluate(async ([runOnly, except]) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ["violations"], preload: false });
    const found = violations.filter(({ id }) => !except.includes(id));
    return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any.map((check) => check.message).join(" ").slice(0, 160)}`));
  }, [runOnly, EXCEPT]);

/** What reaches over the side of the screen, or is cut off in its own box. */
function lost(page) {
  return page.evaluate(() => {
    const top = document.querySelector("dialog[open]") ?? [...document.querySelectorAll(".book")].find((book) => !book.hidden) ?? document.querySelector(".app");
    const out = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) out.push(`the page scrolls sideways by ${wide}`);
    for (const e of top.querySelectorAll("*")) {
      const style = getComputedStyle(e);
      // What scrolls sideways by itself, pictures, and what is only heard.
      if (style.visibility !== "visible" || style.clipPath !== "none" || e.closest(".book .systems, .book-chips, svg, .art, .lies, .spoken")) continue;
      const box = e.getBoundingClientRect();
      if (!box.width) continue;
      if (box.right > innerWidth + 1 || box.left < -1) out.push(`over the side: ${e.outerHTML.slice(0, 90)}`);
      const clips = style.overflowX === "hidden" && style.textOverflow === "ellipsis";
      if (clips && e.scrollWidth > e.clientWidth + 1) out.push(`cut off: ${e.outerHTML.slice(0, 90)}`);
    }
    return out;
  });
}

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1280, height: 800 };

/** Runs in the page: makes its text larger as soon as there is one, as a browser's setting does. */
function enlarge() {
  addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%"; });
}

/** The walks through the states: how large screen and text are on the way, and how each state is looked at. */
export const WALKS = {
  "320 px wide": {
    viewport: { width: 320, height: 568 },
    // Lets axe into the page.
    scripts: [axe.source],
    looks: [
      { name: "small", find: lost },
      { name: "phone on its side", viewport: SIDEWAYS, find: lost },
      { name: "tablet", viewport: TABLET, find: lost },
      { name: "phone", viewport: PHONE, media: LIGHT, find: audit(everything) },
      { name: "phone, dark", media: DARK, find: audit(colours) },
      { name: "phone, forced colours", media: FORCED, find: audit(colours) },
      { name: "desktop, forced colours", viewport: DESKTOP, media: FORCED, find: audit(colours) },
      { name: "desktop, dark", media: DARK, find: audit(colours) },
      { name: "desktop", media: LIGHT, find: audit(everything) },
    ],
  },
  "text of 200 %": {
    viewport: PHONE,
    scripts: [enlarge],
    looks: [{ name: "large text", find: lost }],
  },
};
