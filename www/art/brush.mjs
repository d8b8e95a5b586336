// Takes the characters of the names of limits from the font and writes ../brush.woff2, and brush.txt, which says
// which characters it has. Needed only when such a name is new; see README.md.
//   node brush.mjs <folder with node_modules/{opentype.js,fontverter,@fontsource/yuji-syuku}>
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const modules = resolve(process.argv[2] ?? ".");
const require = createRequire(join(modules, "x.js"));
const [opentype, { convert }] = [require("opentype.js"), require("fontverter")];

const here = import.meta.dirname;
const names = JSON.parse(readFileSync(join(here, "../../src/text/ja/names-riichi.json"), "utf8"));
const YAKUMAN = /^fan\.riichi\.(daisuushii|kokushi|chuuren|suuankou|daisangen|suukantsu|tenhou|chiihou|renhou|shousuushii|tsuuiisou|chinroutou|ryuuiisou)/;
const wanted = Object.entries(names).filter(([key]) => YAKUMAN.test(key)).map(([, name]) => name);
// As in src/text/brush.rs.
const characters = [...new Set([...wanted, "満貫跳満倍満三倍満数え役満役満"].join(""))].sort();

// The font comes in slices; each character is taken from the one that has it.
const folder = join(modules, "node_modules/@fontsource/yuji-syuku/files");
const slices = readdirSync(folder).filter((file) => file.endsWith(".woff2")).sort();
const fonts = [];
for (const slice of slices) {
  const font = await convert(readFileSync(join(folder, slice)), "sfnt");
  fonts.push(opentype.parse(Uint8Array.from(font).buffer));
}
const glyphs = characters.map((character) => {
  const font = fonts.find((font) => font.charToGlyphIndex(character) > 0);
  if (!font) throw new Error(`the font has no ${character}`);
  const { advanceWidth, path } = font.charToGlyph(character);
  const code = character.codePointAt(0);
  return new opentype.Glyph({ name: `u${code.toString(16)}`, unicode: code, advanceWidth, path });
});
const notdef = new opentype.Glyph({ name: ".notdef", advanceWidth: 1000, path: new opentype.Path() });
const { unitsPerEm, ascender, descender } = fonts[0];
const font = new opentype.Font({ familyName: "Hule Brush", styleName: "Regular", unitsPerEm, ascender, descender, glyphs: [notdef, ...glyphs] });
writeFileSync(join(here, "../brush.woff2"), await convert(Buffer.from(font.toArrayBuffer()), "woff2"));
writeFileSync(join(here, "brush.txt"), `${characters.join("")}\n`);
