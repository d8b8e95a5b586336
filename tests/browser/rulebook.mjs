// The rulebook as a reader knows it: only this file knows where things are in its pages.
export class Rulebook {
  constructor(app) {
    this.app = app;
    this.page = app.page;
    this.root = app.page.locator('[data-part="book"]');
  }

  async openFromMenu() {
    await this.app.action("menu");
    await this.app.action("book");
  }

  close() {
    return this.app.action("close-book");
  }

  async isOpen() {
    return (await this.root.count()) > 0 && (await this.root.isVisible());
  }

  /** Everything that can be read. */
  text() {
    return this.root.innerText();
  }

  /** The entry that is shown. */
  async entry() {
    const entry = this.page.locator('[data-part="entry"]');
    return { key: await entry.getAttribute("data-key"), name: await entry.locator("h2").innerText(), text: await entry.innerText() };
  }

  /** The keys of the list, in its order. */
  rows() {
    return this.page.locator("[data-entry]").evaluateAll((all) => all.map((e) => e.dataset.entry));
  }

  /** Taps an entry of the list. */
  choose(key) {
    return this.app.tap(this.app.hook("entry", key));
  }

  /** Taps a link to another entry on the page of one. */
  follow(key) {
    return this.app.tap(this.page.locator(`.book-page a[href$="/${key}"]`).first());
  }

  /** The keys of the fans that are listed as excluded, or as excluding. */
  beside(which) {
    const links = this.page.locator(`[data-part="book-${which}"] a`);
    return links.evaluateAll((all) => all.map((e) => e.getAttribute("href").split("/").at(-1)));
  }

  async search(query) {
    await this.page.locator(".book-list .search").fill(query);
    await this.app.settle();
  }

  /** Opens the questions from the calculator. */
  ask() {
    return this.app.action("ask");
  }

  /** The pages that answer, as they stand on the screen. */
  answers() {
    return this.page.locator("[data-answer]").evaluateAll((all) => all.map((e) => e.dataset.answer));
  }

  /** The best answer: its text, and how many tiles are drawn in it. */
  async best() {
    const best = this.page.locator(".ask-best");
    return { text: await best.innerText(), tiles: await best.locator(".ask-hand .tile, .ask-hand .meld").count() };
  }

  /** The key of the answer that has the focus. */
  focusedAnswer() {
    return this.page.evaluate(() => document.activeElement.closest("[data-answer]")?.dataset.answer);
  }

  found() {
    return this.app.text("found");
  }

  filter(name) {
    return this.app.tap(this.page.locator(".book-chips").getByRole("button", { name, exact: true }));
  }

  /** Goes over to another rulebook, or to the glossary. */
  tab(key) {
    return this.app.tap(this.app.hook("book", key));
  }

  async speak(language) {
    await this.page.locator(".book-language").selectOption(language);
    await this.page.locator(`html[lang="${language}"]`).waitFor();
    await this.app.settle();
  }

  /** The examples: link, total, and the keys of the fans that count. */
  examples() {
    return this.page.locator(".book-example").evaluateAll((all) =>
      all.map((e) => ({
        link: e.querySelector("[data-hand]").dataset.hand,
        total: e.querySelector(".book-total b").textContent,
        fans: [...e.querySelectorAll("[data-counted]")].map((row) => row.dataset.counted),
      })),
    );
  }

  openExample(index) {
    return this.app.tap(this.page.locator(".book-example [data-hand]").nth(index));
  }

  sections() {
    return this.page.locator("[data-section]").count();
  }

  terms() {
    return this.page.locator("[data-term]").evaluateAll((all) => all.map((e) => e.dataset.term));
  }

  /** The key of the row that has the focus. */
  focused() {
    return this.page.evaluate(() => document.activeElement.dataset.entry);
  }

  isInSight(selector) {
    return this.page.locator(selector).evaluate((e) => {
      const { top, bottom } = e.getBoundingClientRect();
      const there = document.elementFromPoint(innerWidth / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && (e.contains(there) || there.contains(e));
    });
  }

  /** What can be tapped and is lower or narrower than 44 px. */
  small() {
    return this.root.locator("a, button, select, input").evaluateAll((all) =>
      all
        .filter((e) => getComputedStyle(e).visibility === "visible" && e.getClientRects().length)
        .map((e) => ({ name: e.outerHTML.slice(0, 80), box: e.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 43.9 || box.width < 43.9)
        .map(({ name, box }) => `${name} ${box.width} × ${box.height}`),
    );
  }

  /** What reaches over the edge of the screen, apart from what scrolls sideways. */
  cut() {
    return this.root.locator("*").evaluateAll((all) =>
      all
        .filter((e) => getComputedStyle(e).visibility === "visible" && !e.closest(".systems, .book-chips, svg") && getComputedStyle(e).clipPath === "none")
        .filter((e) => e.getClientRects().length && (e.getBoundingClientRect().right > innerWidth + 0.5 || e.getBoundingClientRect().left < -0.5))
        .map((e) => e.outerHTML.slice(0, 100)),
    );
  }

  /** The levels of the headings that can be read, in their order. */
  headings() {
    return this.root.locator("h1, h2, h3").evaluateAll((all) =>
      all.filter((e) => getComputedStyle(e).visibility === "visible").map((e) => Number(e.tagName[1])),
    );
  }
}
