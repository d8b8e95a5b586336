// The app as a person knows it: tests say what is tapped and read, and only this
// file knows where that is in the page.
export class Calculator {
  constructor(page, { url, faults, requests }) {
    this.page = page;
    this.url = url;
    /** Console and page errors so far. */
    this.faults = faults;
    /** Every file asked for, in order, relative to the app's address. */
    this.requests = requests;
    /** Taps so far, for the tests that count them. */
    this.taps = 0;
  }

  /** The app is mounted, and everything it loads has arrived. */
  async ready() {
    await this.page.locator("body > :not(noscript, script, #boot-error)").first().waitFor();
    await this.page.waitForLoadState("networkidle");
  }

  part(name) {
    return this.page.locator(`[data-part="${name}"]`);
  }

  async tap(locator) {
    this.taps += 1;
    await locator.tap();
  }

  /** Taps tiles of the palette: `tapTiles("1m 2m 3m E E")`. */
  async tapTiles(tiles) {
    for (const tile of tiles.split(/\s+/).filter(Boolean)) {
      await this.tap(this.part("palette").locator(`button[data-tile="${tile}"]`));
    }
  }

  /** The total, as it is shown. */
  async total() {
    return (await this.part("total").innerText()).trim();
  }

  /** The sum of layout shifts that no tap explains. */
  layoutShift() {
    return this.page.evaluate(() => window.layoutShift);
  }
}
