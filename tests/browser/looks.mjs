// What is looked at in each state of the app: in which sizes and colours, and what must not be there.
import axe from "axe-core";
import { unreachable } from "./controls.mjs";
import { crowded, crowdedLarge } from "./labels.mjs";

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
    // From the beginning of a panel: a button that is scrolled half behind its head is not too small.
    for (const e of document.querySelectorAll("dialog[open], dialog[open] *")) if (e.scrollTop) e.scrollTop = 0;
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
      if (style.visibility !== "visible" || style.clipPath !== "none" || e.closest(".book .systems, .book-chips, .beside-hand, svg, .art, .lies, .spoken")) continue;
      const box = e.getBoundingClientRect();
      if (!box.width) continue;
      if (box.right > innerWidth + 1 || box.left < -1) out.push(`over the side: ${e.outerHTML.slice(0, 90)}`);
      const clips = style.overflowX === "hidden" && style.textOverflow === "ellipsis";
      if (clips && e.scrollWidth > e.clientWidth + 1) out.push(`cut off: ${e.outerHTML.slice(0, 90)}`);
    }
    return out;
  });
}

/** What moves or would, although the reader wants nothing to. */
function moving(page) {
  return page.evaluate(() => {
    const times = (value) => value.split(", ").map(parseFloat);
    const running = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime > 1);
    const slow = [...document.querySelectorAll("*")].filter((e) => {
      const { transitionDuration, animationDuration } = getComputedStyle(e);
      return [...times(transitionDuration), ...times(animationDuration)].some((time) => time > 0.001);
    });
    return [...running.map(({ effect }) => effect.target), ...slow].map((e) => `moves: ${e.outerHTML.slice(0, 90)}`);
  });
}

/** The smallest phone: every walk goes through the states on it. */
export const SMALL = { width: 320, height: 568 };
const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };
const DESKTOP = { width: 1280, height: 800 };

/**
 * How the text is enlarged: by the app's own setting, and by the browser's. Every look is at text of
 * the usual size that names none.
 */
const LARGEST = { setting: "largest" };
const DOUBLE = { browser: "200%" };

/** What is looked at in every language. */
const IN_ANY_LANGUAGE = [
  { name: "small", viewport: SMALL, find: [crowded, unreachable] },
  { name: "small, largest text", viewport: SMALL, text: LARGEST, find: [crowdedLarge, unreachable] },
  { name: "phone, largest text", viewport: PHONE, text: LARGEST, find: [crowdedLarge, unreachable] },
  { name: "phone", viewport: PHONE, find: [crowded, unreachable] },
  { name: "phone on its side", viewport: SIDEWAYS, find: [crowded, unreachable] },
];

/** What no language changes is looked at in one: the languages share the work. */
const IN_ONE_LANGUAGE = {
  en: [
    { name: "small", viewport: SMALL, find: [lost, moving] },
    { name: "phone on its side", viewport: SIDEWAYS, find: [lost] },
    { name: "phone, text of 200 %", viewport: PHONE, text: DOUBLE, find: [lost] },
    { name: "tablet", viewport: TABLET, find: [lost] },
    { name: "phone, light", viewport: PHONE, media: LIGHT, find: [audit(everything)] },
    { name: "desktop", viewport: DESKTOP, media: LIGHT, find: [audit(everything)] },
  ],
  ru: [
    { name: "phone, dark", viewport: PHONE, media: DARK, find: [audit(colours)] },
    { name: "phone, forced colours", viewport: PHONE, media: FORCED, find: [audit(colours)] },
  ],
  zh: [{ name: "desktop, dark", viewport: DESKTOP, media: DARK, find: [audit(colours)] }],
  ja: [{ name: "desktop, forced colours", viewport: DESKTOP, media: FORCED, find: [audit(colours)] }],
};

/** The looks at each state in a language. */
export function looks(locale) {
  const own = IN_ONE_LANGUAGE[locale];
  const more = (name) => own.find((look) => look.name === name)?.find ?? [];
  const both = IN_ANY_LANGUAGE.map((look) => ({ ...look, find: [...look.find, ...more(look.name)] }));
  return [...both, ...own.filter(({ name }) => !both.some((look) => look.name === name))];
}

/** Lets axe into each page. */
export const SCRIPTS = [axe.source];

/** Resolves once the elements on a page have the page's colours, which they follow a frame or two later. */
function coloured(page) {
  return page.waitForFunction(() => [...document.querySelectorAll("hule-score, hule-calculator, hule-session")].every((element) => {
    const [probe, frame] = [".scheme", ".frame"].map((part) => element.shadowRoot.querySelector(part));
    const isDark = getComputedStyle(probe).color === "rgb(0, 0, 0)";
    return probe.getAnimations().length === 0 && isDark === (frame.dataset.scheme === "dark");
  }));
}

/** Makes a page as large and as coloured as the look wants it. */
export async function turn(page, { viewport, text = {}, media }) {
  await page.setViewportSize(viewport);
  if (media) {
    await page.emulateMedia(media);
    await coloured(page);
  }
  await page.evaluate(({ setting, browser }) => {
    const root = document.documentElement;
    root.style.fontSize = browser ?? "";
    if (setting) root.dataset.textSize = setting;
    else delete root.dataset.textSize;
  }, text);
}
