// The elements in pages that do more than show them: that come late, change, hide, wrap and take away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { reported, visit } from "./host.mjs";

const JSON_OF_SESSION = '{ "rules": "mcr", "players": ["Anna", "Ben", "Cem", "Dora"], "deals": [{ "type": "draw" }] }';

test("an address that was copied with its escapes leads to the same hand", async (t) => {
  const { page, url } = await visit(t, (url) => `<hule-hand opens hand="${url}#1/mcr/%5B345p%5D99m%2BE?win=self-drawn"></hule-hand>`);
  const lead = page.locator("hule-hand a");
  await lead.waitFor();
  assert.equal(decodeURIComponent(await lead.getAttribute("href")), `${url}#1/mcr/[345p]99m+E?win=self-drawn`);
});
