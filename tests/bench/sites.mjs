// The two sites that load.mjs compares: where each keeps its tiles, and a server for each.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../tools/serve.mjs";

// `tile(name)` selects the button that enters a tile of characters, dots or bamboo, `inHand` each tile that
// has been entered, `result` where the result of a hand stands, which `says` recognizes. `riichi` is what only
// the Japanese game has: its address, the button that declares riichi, and the one before an indicator of the
// dora.
export const HULE = {
  name: "Hule",
  tile: (name) => `[data-part="palette"] button[data-tile="${name}"]`,
  inHand: '[data-part="hand"] button.tile',
  // Before it, the number of tiles stands there.
  result: ':is([data-tone="wins"], [data-tone="short"]) [data-part="total"]',
  says: "\\d",
  riichi: { address: "#1/riichi/", declare: '[data-declare="riichi"]', dora: '[data-mode="dora"]' },
};

/** The built site of livewing/mahjong-calc, a calculator of the Japanese game. */
export const PEER = {
  name: "the peer",
  // The red five follows the five.
  tile: ([rank, suit]) => `div.max-w-lg.select-none > :nth-child(${"mps".indexOf(suit) + 1}) > button:nth-child(${rank > 5 ? Number(rank) + 1 : rank})`,
  // An empty place is a pale tile.
  inHand: "label + div > button > .flex-1:not(.opacity-50)",
  result: "body",
  says: "\\d{3,}\\s*Points",
  riichi: {
    address: "",
    declare: ":nth-child(7) > :nth-child(1) > :nth-child(1) > div > label + div > button:nth-child(2)",
    dora: ":nth-child(5) > :nth-child(1) > :nth-child(1) > label + div > button:nth-child(1)",
  },
};

/** The folder with the page of a site, which may be some folders below `folder`. */
function findPage(folder) {
  if (existsSync(join(folder, "index.html"))) return folder;
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return inner.map(({ name }) => findPage(join(folder, name))).find(Boolean);
}

/**
 * Serves a site from `path`, a folder or a .tar.gz, compressed as well as a host does that compresses
 * once. Resolves to the site with its `url`, and `close`, which also removes what was unpacked.
 */
export async function host(site, path) {
  const unpacked = statSync(path).isDirectory() ? undefined : mkdtempSync(join(tmpdir(), "hule-bench-"));
  const remove = () => unpacked && rmSync(unpacked, { recursive: true });
  try {
    if (unpacked) execFileSync("tar", ["-xzf", path, "-C", unpacked]);
    const dir = findPage(unpacked ?? path);
    if (!dir) throw new Error(`there is no index.html in ${path}`);
    const server = await serve({ dir, quality: 11 });
    const close = async () => {
      await server.close();
      remove();
    };
    return { ...site, url: server.url, close };
  } catch (error) {
    remove();
    throw error;
  }
}
