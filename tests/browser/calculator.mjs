// The app as a person knows it: tests say what is tapped and read, and only this
// file knows where that is in the page.
import assert from "node:assert/strict";
import { note } from "./tabs.mjs";

/** Runs in the page: where a finger would touch an element. `tapped` then waits for the tap. */
async function aim(element) {
  await window.atRest();
  element.scrollIntoViewIfNeeded();
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [-1, -1];
  const there = document.elementFromPoint(x, y);
  const touches = element.contains(there) || there?.closest("label")?.control === element;
  if (!touches || element.matches(":disabled")) {
    throw new Error(`${element.outerHTML.slice(0, 160)} can't be tapped; there is ${there?.outerHTML.slice(0, 160) ?? "nothing"}`);
  }
  window.tapped = new Promise((done) => addEventListener("click", done, { once: true, capture: true }));
  return { x, y };
}

/** How long a busy machine may take until a tap has arrived and the app has settled, in milliseconds. */
const PATIENCE = 150_000;

/** What a promise resolves to, or an error that says what did not happen in time. */
async function within(promise, what) {
  let timer;
  const late = new Promise((_, failed) => { timer = setTimeout(() => failed(new Error(`${what} within ${PATIENCE / 1000} s`)), PATIENCE); });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class Calculator {
  constructor(page, { url, faults, requests, leave }) {
    this.page = page;
    this.url = url;
    /** Console and page errors so far. */
    this.faults = faults;
    /** Every file asked for, in order, relative to the app's address. */
    this.requests = requests;
    /** Taps so far, for the tests that count them. */
    this.taps = 0;
    /** Closes the app, and fails if it had errors. */
    this.leave = leave;
  }

  /** The app is there, with everything that it loads at its start. */
  async ready() {
    await this.page.locator(".root:not(.first) main").waitFor();
    await this.settle();
  }

  /** What a tap asked for has arrived and is shown: the app says that it has settled. */
  settle() {
    note(this.page, "waiting until the app has settled");
    return this.page.evaluate(() => window.settled());
  }

  /** Nothing will happen any more until something is tapped: what comes by a timer has come, too. */
  quiet() {
    return this.page.evaluate(() => window.quiet());
  }

  /** The pictures of the tiles have been drawn for this screen. */
  async drawn() {
    await this.page.waitForFunction(() => document.documentElement.style.getPropertyValue("--tiles"));
  }

  part(name) {
    return this.page.locator(`[data-part="${name}"]`);
  }

  /** An element by one of the app's hooks: `hook("wait", "5m")` is `[data-wait="5m"]`. */
  hook(name, value) {
    return this.page.locator(`[data-${name}="${value}"]`).first();
  }

  /** A finger in the middle of an element: it fails if anything else is there. */
  async tap(locator) {
    this.taps += 1;
    note(this.page, `tapping ${locator}`);
    const { x, y } = await locator.evaluate(aim);
    await this.page.touchscreen.tap(x, y);
    await within(this.page.evaluate(() => window.tapped.then(window.settled)), `no click came of tapping ${locator}`);
  }

  /** Types on the keyboard. */
  async type(text) {
    await this.page.keyboard.type(text);
    await this.settle();
  }

  async press(key) {
    await this.page.keyboard.press(key);
    await this.settle();
  }

  /** Goes over to the hand of another address, as a link within the page does. */
  async follow(hash) {
    await this.page.evaluate((hash) => { location.hash = hash; }, hash);
    await this.settle();
  }

  /** Taps tiles of the palette: `tapTiles("1m 2m 3m E E")`. */
  async tapTiles(tiles) {
    for (const tile of tiles.split(/\s+/).filter(Boolean)) {
      await this.tap(this.part("palette").locator(`button[data-tile="${tile}"]`));
    }
  }

  /** Taps a mode key and then a tile: a meld. */
  async meld(mode, tile) {
    await this.tap(this.hook("mode", mode));
    await this.tapTiles(tile);
  }

  /** Goes over to a rule system. Where there is no room for its tab, it is among all systems. */
  async system(key) {
    const tab = this.page.locator(`.app header [data-rules="${key}"]`);
    if (await tab.isVisible()) return this.tap(tab);
    await this.action("systems");
    return this.tap(this.page.locator(`dialog [data-rules="${key}"]`));
  }

  /** Looks at a place and enters its tiles: 0 is the hand that is calculated. */
  async place(index) {
    // The hands of all players stand in a row once another one is looked at.
    const others = this.hook("action", "other-hands");
    if (await others.count()) await this.tap(others);
    await this.tap(this.part("places").locator(`[data-place="${index}"]`));
  }

  /** What is said of the deal besides, line by line. */
  notes() {
    return this.part("notes").first().locator("li").allInnerTexts();
  }

  /** Opens the ledger and reads it: nets by seat in their order, and the rows of payments. */
  async ledger() {
    await this.action("payments");
    const nets = await this.page.locator("[data-net]").evaluateAll((all) => all.map((e) => [e.dataset.net, e.querySelector("b").textContent]));
    const rows = await this.page.locator(".transfer").evaluateAll((all) => all.map((e) => [...e.children].map((c) => c.textContent).join(" | ")));
    await this.action("close");
    return { nets: nets.map((net) => net.join(" ")).join(", "), rows };
  }

  action(name) {
    return this.tap(this.hook("action", name));
  }

  /** Says where the player sits. */
  seat(letter) {
    return this.tap(this.part("seats").locator(`[data-seat="${letter}"]`));
  }

  /** Brings the palette back while the hand stays complete. */
  editHand() {
    return this.action("edit-hand");
  }

  /** Answers a question in the sheet of circumstances, and closes it. */
  async answer(question, answer) {
    await this.action("circumstances");
    await this.tap(this.page.locator(`dialog [data-ask="${question}"][data-answer="${answer}"]`));
    await this.action("close");
  }

  async text(part) {
    return (await this.part(part).first().innerText()).replace(/\s+/g, " ").trim();
  }

  /** The total, as it is shown. */
  total() {
    return this.text("total");
  }

  verdict() {
    return this.text("verdict");
  }

  payment() {
    return this.text("payment");
  }

  /** What a step copies, once it is in the clipboard: the browser takes its time. */
  async copied(step) {
    await this.page.evaluate(() => navigator.clipboard.writeText(""));
    await step();
    // A timer runs, too, while the browser draws nothing.
    const read = async () => {
      for (let text; ; await new Promise((done) => setTimeout(done, 20))) {
        text = await navigator.clipboard.readText();
        if (text) return text;
      }
    };
    try {
      return await within(this.page.evaluate(read), "nothing was copied");
    } catch (error) {
      const now = await this.page.evaluate(() => ({
        focus: document.hasFocus(),
        on: document.activeElement.outerHTML.slice(0, 160),
        said: document.querySelector('[data-action="copy"]')?.textContent,
      }));
      throw new Error(`${error.message}; ${JSON.stringify(now)}`, { cause: error });
    }
  }

  /** What is said in passing, or "". */
  async notice() {
    const notice = this.part("notice");
    return (await notice.count()) === 0 ? "" : this.text("notice");
  }

  /** The fans that count, by number: `{ 48: 2, 80: 1 }`. */
  async fans() {
    const rows = await this.page.locator("[data-fan]").evaluateAll((all) =>
      all.map((e) => [e.dataset.fan, Number(e.querySelector(".points").textContent.replace(/[^0-9]/g, ""))]),
    );
    return Object.fromEntries(rows);
  }

  /** The hand, in notation: what the address holds. */
  async hand() {
    const hash = await this.page.evaluate(() => decodeURIComponent(location.hash));
    return (hash.match(/^#\d+\/\w+\/([^?]*)/) ?? ["", ""])[1];
  }

  /** Pastes a text, as Ctrl+V does. */
  async paste(text) {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      window.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
    await this.settle();
  }

  /** The sum of layout shifts that no tap explains. */
  layoutShift() {
    return this.page.evaluate(() => window.layoutShift);
  }

  /** Fails if anything has moved that no tap explains, and says what. */
  async nothingMoved() {
    const [shift, moved] = await this.page.evaluate(() => [window.layoutShift, window.moved]);
    assert.ok(shift === 0, `layout shift ${shift}: ${moved.join("; ")}`);
  }
}
