// The places of short texts, and what is wrong with a text in its place: it is cut off or shortened, lies
// over another one or touches it, takes more lines than its place is made for, breaks within a word, or
// does not stand level with those beside it. A choice of a few stands in rows of the same length.

/** How many lines each place is made for, on every screen. */
const LINES = {
  1: ".system, .pick, .mode, .act, .seat-key, .chip, .total, .unit, .label, .you, .points, .primary:not(.next-deal, [data-action=record]), .book-chip, .badge, .drill-head, "
    + ".act-on, .declaration, .list-key, .preset-in-force, .on-top, .wind, .hand-tab .name, .hand-tab .size, .step-title, .mark, .tone, .rank, .sum, .net b, .transfer b, .items-head, .menu h3, section[data-group] h3, [data-action=next-deal]",
  2: ".item, .way-on, .way, .offer, .tab, .seat:not(.next-deal), .option, .wide, .example, .top h2, header h2, .exercise h3, .count, .reason-line, legend, "
    + ".head span, .exchange-head span, summary, .heads td, .reload, .book-up, h1, .record, [data-action=record], .next-deal:not([data-action=next-deal]), .ask-example, label, .hint, .place-head .name, "
    + ".hand-tab .state, .other-hands, .more-answers, .player-key .name",
  3: "[data-field=offence] .offer, .circumstances .words, .pays, .how-to-begin, .fan-card, .to-sheet, th",
};

/** Texts that are as long as they need, on rows that grow; the verdict has a test of its own. */
const GROWS = ".fan > button, .fan-pick, .preset, .ruling, .by-ruling, .near, .wait, .discard, .exchange, .reading, .split, .other, .deal-line, .open, .step-row, "
  + ".touch-fan, .option-card, .card, .suggestion, .verdict, .system-row, .event-text, .seated, .as-last, .ask-page, .clause, .to-book, .rule-link, .book-row, .book-fan, "
  + ".book-hand, .before, .after, p, li, dd, .middle h2, .rest h2, .kept h2, .between h2, .nears h2, h2, h3";

/** The names of players, which they choose themselves. */
const NAMES = ".sheet-player .name";

/** What stands level with the others of its row. */
const LEVEL = [".sheet-player .name", ".sheet-player .sum", ".nets .net b"];

/** What scrolls sideways by itself. */
const STRIPS = ".book .systems, .book-chips, .scroll, pre, .sheet-scroll";

/** Runs in the page: what is wrong with the texts that are seen now, a line each. */
function crowdedIn([lines, grows, names, level, strips]) {
  const top = document.querySelector("dialog[open]") ?? [...document.querySelectorAll(".book")].find((book) => !book.hidden) ?? document.querySelector(".app");
  const found = new Set();
  const short = (text) => text.replace(/\s+/g, " ").trim().slice(0, 60);
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.add(`the page scrolls sideways by ${wide} px`);

  /** Asked once of each element. */
  const once = (ask) => {
    const known = new Map();
    return (e) => known.get(e) ?? known.set(e, ask(e)).get(e);
  };
  const style = once((e) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, display, position } = getComputedStyle(e);
    return { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath, display, position };
  });
  const box = once((e) => e.getBoundingClientRect());
  const around = once((e) => (e === top ? [e] : [e, ...around(e.parentElement)]));
  const scrolls = (value) => value === "auto" || value === "scroll";
  const hides = (value) => value === "hidden" || value === "clip";

  /** The text nodes that are seen, with the boxes of their lines. */
  const texts = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walker.nextNode()); ) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest(".spoken, svg, option, script") || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (around(e).some((at) => style(at).clipPath !== "none")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    if (rects.length) texts.push({ node, e, rects });
  }

  for (const { node, e, rects } of texts) {
    const say = (what) => found.add(`“${short(node.data)}” ${what}`);
    const isInStrip = e.closest(strips);
    for (const at of around(e)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = style(at);
      const [outer, isBox] = [box(at), style(at).display !== "inline"];
      const beside = rects.some((rect) => rect.left < outer.left - 1 || rect.right > outer.right + 1);
      const isOwnName = e.closest(names);
      if (isBox && beside && !isInStrip && !isOwnName && (hides(overflowX) || scrolls(overflowX))) say(textOverflow === "ellipsis" ? "is shortened" : "is cut off at the side");
      const below = rects.some((rect) => rect.bottom > outer.bottom + rect.height / 3 || rect.top < outer.top - rect.height / 3);
      if (isBox && below && !isOwnName && hides(overflowY)) say(webkitLineClamp === "none" ? "is cut off below" : "is shortened");
      // A list that scrolls shows its content by itself: the boxes around the list may be smaller.
      if (scrolls(overflowY) && !hides(overflowX)) break;
    }
    if (!isInStrip && rects.some(({ left, right }) => left < -1 || right > innerWidth + 1)) say("reaches over the side of the screen");
    for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}]{2,24}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ bottom }) => Math.round(bottom / 4)));
      if (tops.size > 1 && !e.closest(`pre, code, textarea, ${names}`)) say(`breaks within “${word}”`);
    }
  }

  /** Labels by the element that is their place. */
  const labels = new Map();
  for (const text of texts) {
    const place = text.e.closest([...Object.values(lines), grows].join(", "));
    if (!place) {
      if (text.e.closest("button, a, legend, label, th, summary")) found.add(`“${short(text.node.data)}” has no place: ${text.e.outerHTML.slice(0, 80)}`);
    } else labels.set(place, [...(labels.get(place) ?? []), ...text.rects]);
  }
  for (const [place, rects] of labels) {
    const most = Object.keys(lines).findLast((number) => place.matches(lines[number]));
    if (!most) continue;
    const middles = [];
    for (const { top, bottom, height } of rects) {
      const middle = (top + bottom) / 2;
      if (!middles.some((other) => Math.abs(other - middle) < height / 2)) middles.push(middle);
    }
    if (middles.length > most) found.add(`“${short(place.textContent)}” takes ${middles.length} lines, its place has ${most}`);
  }

  /** The part of a line that is seen through the boxes around it. */
  const seen = (e, { left, right, top, bottom }) => {
    const part = { left, right, top, bottom };
    for (const at of around(e)) {
      if (style(at).display === "inline" || style(at).overflowX === "visible") continue;
      const outer = box(at);
      part.left = Math.max(part.left, outer.left);
      part.right = Math.min(part.right, outer.right);
      part.top = Math.max(part.top, outer.top);
      part.bottom = Math.min(part.bottom, outer.bottom);
    }
    return part;
  };
  /** What stays in front of what scrolls or stands below it. */
  const layer = (e) => around(e).find((at) => ["sticky", "fixed"].includes(style(at).position) || at.matches(".notices")) ?? top;
  const all = texts.flatMap(({ node, e, rects }) => rects.map((rect) => ({ node, e, layer: layer(e), ...seen(e, rect) })));
  const visible = all.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 3).sort((one, other) => one.top - other.top);
  visible.forEach((one, index) => {
    for (const other of visible.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      const [across, down] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - other.top];
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (one.e !== other.e && one.layer === other.layer && across > 1.5 && down > least * 0.4) found.add(`“${short(one.node.data)}” and “${short(other.node.data)}” overlap`);
    }
  });

  /** What stands side by side has a space between: else two labels are read as one. */
  const places = [...labels].flatMap(([place, rects]) => rects.map((rect) => ({ place, ...seen(place, rect) }))).filter(({ left, right, top, bottom }) => right > left && bottom > top);
  for (const one of places) {
    for (const other of places) {
      const gap = other.left - one.right;
      const beside = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const isWithin = one.place.contains(other.place) || other.place.contains(one.place);
      if (isWithin || layer(one.place) !== layer(other.place) || gap < -1.5 || beside < (one.bottom - one.top) / 2) continue;
      const least = Math.min(...[one, other].map(({ place }) => parseFloat(getComputedStyle(place).fontSize))) / 4;
      if (gap < least) found.add(`“${short(one.place.innerText)}” and “${short(other.place.innerText)}” touch`);
    }
  }

  for (const selector of level) {
    const rows = new Map();
    for (const e of top.querySelectorAll(selector)) {
      const row = e.closest(".sheet-row, .nets");
      if (row && e.checkVisibility({ visibilityProperty: true })) rows.set(row, [...(rows.get(row) ?? []), e]);
    }
    for (const row of rows.values()) {
      // They may stand below each other where there is no room.
      const isRow = row.every((e) => box(e).bottom > box(row[0]).top && box(e).top < box(row[0]).bottom);
      const ends = ["top", "bottom"].map((end) => row.map((e) => box(e)[end]));
      if (isRow && ends.every((all) => Math.max(...all) - Math.min(...all) > 1)) found.add(`“${row.map((e) => short(e.textContent)).join("”, “")}” are not level`);
    }
  }

  /** A choice of two to four is one row, two rows of two, or a column: no answer is alone below others. */
  for (const choice of top.querySelectorAll(".offers:not(.actions, .many)")) {
    const answers = [...choice.querySelectorAll(":scope > .offer[aria-pressed]")].filter((e) => e.checkVisibility({ visibilityProperty: true }));
    if (answers.length < 2 || answers.length > 4) continue;
    const rows = Map.groupBy(answers, (e) => Math.round(box(e).top));
    const lengths = [...rows.values()].map((row) => row.length);
    if (new Set(lengths).size > 1) found.add(`“${answers.map((e) => short(e.textContent)).join("”, “")}” stand in rows of ${lengths.join(" and ")}`);
  }

  /** Words that the browser draws: of a choice and in an empty field. */
  const pen = document.createElement("canvas").getContext("2d");
  const room = (e) => e.clientWidth - parseFloat(getComputedStyle(e).paddingLeft) - parseFloat(getComputedStyle(e).paddingRight);
  for (const e of top.querySelectorAll("select, input[placeholder], textarea[placeholder]")) {
    if (!e.checkVisibility({ visibilityProperty: true })) continue;
    const words = e.matches("select") ? e.selectedOptions[0]?.text : e.value ? "" : e.placeholder;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(e, e.matches("select") ? null : "::placeholder");
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const width = pen.measureText(words ?? "").width;
    if (!e.matches("textarea") && width > room(e) + 1) found.add(`“${short(words)}” is cut off in its field by ${Math.ceil(width - room(e))} px`);
  }
  return [...found];
}

/** What is wrong with the texts that are seen on a page now, a line each. */
export const crowded = (page) => page.evaluate(crowdedIn, [LINES, GROWS, NAMES, LEVEL, STRIPS]);

/** The same for a screen on which text is larger than usual: it takes as many lines as it needs. */
export const crowdedLarge = (page) => page.evaluate(crowdedIn, [{}, [...Object.values(LINES), GROWS].join(", "), NAMES, LEVEL, STRIPS]);
