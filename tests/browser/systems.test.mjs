// The rule systems on one screen: switching, places, and that everything fits.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open } from "./harness.mjs";

const KEYS = ["mcr", "sichuan", "classical", "nanchang", "siamese"];
// A hand of each, as it looks when everything is entered.
const FULL = {
  mcr: "#1/mcr/[789s][EEEE,1]123m456pC+C?from=W",
  sichuan: "#1/sichuan/2344566m234777p/[888m][333m]1118899p/[9999s]1479m124577s/114569m22458p14s?void=s&void.1=s&void.2=p&void.3=s&event=kong.2.9s&event=win.0.6m.from:N&event=wall-end.0.",
  classical: "#1/classical/[PPP]123m456p5578s+9s/22258m369p147sES/147m259p368sEWNN/1478m258p369sESW?seat=S&from=W",
  nanchang: "#1/nanchang/58m7p169sESWNCFP+4p?indicator=2p&seat=S&from=W",
  siamese: "#1/siamese/112223366m55899p123456789sEESS+8p?win=self-drawn&round=S",
};

test("one tap goes over to another rule system, and what makes sense of the hand stays", async (t) => {
  const app = await open(t, { hash: "#1/mcr/[123m]456p789sEEE1s+1s?seat=S&win=self-drawn" });
  await app.system("sichuan");
  assert.match(app.page.url(), /#1\/sichuan\/123m456p1789s\+1s\?seat=S&win=self-drawn$/);
  assert.equal(await app.part("palette").locator("[data-tile]").count(), 27, "no winds or dragons");
  assert.equal(await app.page.locator('[data-mode="chow"]').count(), 0, "no chow is claimed");
  await app.action("undo");
  assert.match(app.page.url(), /#1\/mcr\/\[123m\]/);
  assert.equal(await app.part("palette").locator("[data-tile]").count(), 34);
  await app.page.reload();
  await app.ready();
  assert.match(app.page.url(), /#1\/mcr\/\[123m\]/);
});

test("the system in use leads to its rulings", async (t) => {
  const app = await open(t, { hash: "#1/sichuan/1m" });
  await app.action("rulings");
  await app.page.locator("dialog [data-ruling]").first().waitFor();
  assert.ok((await app.page.locator("dialog [data-ruling]").count()) >= 4);
});

for (const [key, hash] of Object.entries(FULL)) {
  test(`${key}: nothing is wider than a small phone, nor below the fold`, async (t) => {
    for (const viewport of [{ width: 320, height: 568 }, { width: 390, height: 844 }]) {
      const app = await open(t, { hash, viewport });
      for (const name of ["main", ".middle", ".entry", "header"]) {
        const over = await app.page.locator(name).first().evaluate((e) => e.scrollWidth - e.clientWidth);
        assert.ok(over <= 0, `${name}: ${over} px too wide at ${viewport.width}`);
      }
      for (const part of ["total", "verdict", "payment", "hand", "circumstances", "palette"]) {
        const box = await app.part(part).first().evaluate((e) => e.getBoundingClientRect().toJSON());
        assert.ok(box.top >= 0 && box.bottom <= viewport.height && box.left >= 0 && box.right <= viewport.width, `${part} at ${viewport.width}`);
      }
      await app.action("payments");
      const over = await app.page.locator("dialog").evaluate((e) => e.scrollWidth - e.clientWidth);
      assert.ok(over <= 0, `the ledger: ${over} px too wide at ${viewport.width}`);
      await app.page.reload();
      await app.ready();
      assert.equal(decodeURIComponent(new URL(app.page.url()).hash).split("/")[1], key);
      await app.leave();
    }
  });
}

test("every rule system is one tap away, at 320 px too", async (t) => {
  const app = await open(t, { viewport: { width: 320, height: 568 } });
  for (const key of await app.page.locator("[data-rules]").evaluateAll((all) => all.map((e) => e.dataset.rules))) {
    assert.ok(KEYS.includes(key));
    const box = await app.hook("rules", key).boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 320 && box.height >= 24 && box.width >= 24, `${key}: ${JSON.stringify(box)}`);
    if ((await app.hook("rules", key).getAttribute("aria-pressed")) === "false") await app.system(key);
    assert.equal(await app.hook("rules", key).getAttribute("aria-pressed"), "true");
  }
});

test("nothing moves while another hand is entered", async (t) => {
  const app = await open(t, { hash: FULL.classical, reducedMotion: "no-preference" });
  await app.place(1);
  await app.tap(app.part("hand").locator(".tile").first());
  await app.tapTiles("9m");
  await app.place(0);
  await app.quiet();
  const shift = await app.layoutShift();
  assert.ok(shift < 0.01, `layout shift ${shift}`);
});
