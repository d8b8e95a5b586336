// Writes ../tiles.svg, ../flowers.svg and ../numerals.svg, one group a tile. No packages: `node make.mjs`.
// Presentation attributes only (the page's CSP forbids inline styles), and no gradients:
// browsers do not resolve url(#...) inside a symbol used from another file.
import { readFileSync, writeFileSync } from 'node:fs';
import { BLUE, FACE, GREEN, INK, MIDDLE, RED, back, body, disc, el, group, n, path, stick, use, wheel } from './draw.mjs';
import { NUMERALS } from './numerals.mjs';
import { PLANTS, SEASONS, bird } from './motifs.mjs';

const glyphs = JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url)));

/** A character, the middle of its ink at x y. Its outline is in tenths. */
function glyph(char, x, y, fill, attributes = {}) {
  const { w, h, d } = glyphs[char];
  return path(d, { fill, transform: `matrix(.1 0 0 .1 ${n(x - w / 20)} ${n(y - h / 20)})`, ...attributes });
}

// Short enough that the gap between rows survives at 26 px: 2s must not read as one pole.
const TALL = 27;
const SHORT = 17.8;

const defs = [
  group({ id: 'body' }, body),
  glyph('萬', 30, 50.2, RED, { id: 'wan' }),
  group({ id: 'disc' }, disc(10)),
  group({ id: 'tall' }, stick(TALL)),
  group({ id: 'short' }, stick(SHORT)),
];

const dots = (r, ...places) => places.map(([x, y, fill]) =>
  use('disc', { fill, transform: `translate(${n(x)} ${n(y)})${r === 10 ? '' : ` scale(${Math.round(r * 10) / 100})`}` })).join('');

const sticks = (id, ...places) => places.map(([x, y, stroke, turn]) =>
  use(id, { stroke, ...(turn ? { transform: `translate(${n(x)} ${n(y)}) rotate(${turn})` } : { x, y }) })).join('');

const row = (xs, y, colour) => xs.map((x) => [x, y, colour]);
const { y: Y } = MIDDLE;

const DOTS = [
  wheel(),
  dots(14, [30, 21, GREEN], [30, 53, BLUE]),
  dots(10, [15, 17, BLUE], [30, 37, RED], [45, 57, GREEN]),
  dots(11, [17, 20, BLUE], [43, 20, GREEN], [17, 54, GREEN], [43, 54, BLUE]),
  dots(10, [15.5, 17, BLUE], [44.5, 17, GREEN], [30, 37, RED], [15.5, 57, GREEN], [44.5, 57, BLUE]),
  dots(9, ...row([18, 42], 15, GREEN), ...row([18, 42], 39.5, RED), ...row([18, 42], 59, RED)),
  dots(7.5, [13, 12.5, GREEN], [30, 19.5, GREEN], [47, 26.5, GREEN], ...row([19.5, 40.5], 44, RED), ...row([19.5, 40.5], 61.5, RED)),
  dots(7.5, ...[-24.6, -8.2, 8.2, 24.6].flatMap((y) => row([19, 41], Y + y, BLUE))),
  dots(7.5, ...row([12, 30, 48], Y - 20.5, GREEN), ...row([12, 30, 48], Y, RED), ...row([12, 30, 48], Y + 20.5, BLUE)),
];

const [UP, DOWN] = [Y - 16, Y + 16];
const BAMBOO = [
  bird(),
  sticks('tall', [30, UP, GREEN], [30, DOWN, GREEN]),
  sticks('tall', [30, UP, GREEN], ...row([17, 43], DOWN, GREEN)),
  sticks('tall', [17, UP, GREEN], [43, UP, GREEN], [17, DOWN, GREEN], [43, DOWN, GREEN]),
  sticks('tall', ...row([13, 47], UP, GREEN), [30, Y, RED], ...row([13, 47], DOWN, GREEN)),
  sticks('tall', ...row([13, 30, 47], UP, GREEN), ...row([13, 30, 47], DOWN, GREEN)),
  sticks('short', [30, Y - 21.2, RED], ...row([13, 30, 47], Y, GREEN), ...row([13, 30, 47], Y + 21.2, GREEN)),
  // M over W: the slanted pairs mirror each other.
  sticks('tall', ...row([9, 51], UP, GREEN), [21.4, UP, GREEN, -18], [38.6, UP, GREEN, 18],
    ...row([9, 51], DOWN, GREEN), [21.4, DOWN, GREEN, 18], [38.6, DOWN, GREEN, -18]),
  sticks('short', ...[-21.2, 0, 21.2].flatMap((y) => [[13, Y + y, GREEN], [30, Y + y, RED], [47, Y + y, GREEN]])),
];

function flower(i, char, colour, motif) {
  return path(NUMERALS[i + 1], {
    transform: 'translate(11.5 12.5)', fill: 'none', stroke: colour,
    'stroke-width': 2.3, 'stroke-linecap': 'round', 'stroke-linejoin': 'round',
  }) + glyph(char, 36, 21, colour) + motif();
}

/** A blue frame with corners scooped inwards. */
function frame(inset, scoop, width) {
  const [w, h] = [60 - 2 * inset - 2 * scoop, 2 * Y - 2 * inset - 2 * scoop];
  const arc = (x, y) => `a${n(scoop)} ${n(scoop)} 0 0 0 ${n(x)} ${n(y)}`;
  return path(`M${n(inset + scoop)} ${n(inset)}h${n(w)}${arc(scoop, scoop)}v${n(h)}${arc(-scoop, scoop)}h${n(-w)}${arc(-scoop, -scoop)}v${n(-h)}${arc(scoop, -scoop)}z`,
    { fill: 'none', stroke: BLUE, 'stroke-width': width, 'stroke-linejoin': 'round' });
}

const tiles = {};
[...'一二三四五六七八九'].forEach((char, i) => { tiles[`${i + 1}m`] = glyph(char, 30, 17.5, INK) + use('wan'); });
DOTS.forEach((art, i) => { tiles[`${i + 1}p`] = art; });
BAMBOO.forEach((art, i) => { tiles[`${i + 1}s`] = art; });
[...'東南西北'].forEach((char, i) => { tiles['ESWN'[i]] = glyph(char, MIDDLE.x, Y, INK); });
tiles.C = glyph('中', MIDDLE.x, Y, RED);
tiles.F = glyph('發', MIDDLE.x, Y, GREEN);
tiles.P = frame(8.5, 6, 3.6) + frame(14.5, 4.5, 1.8);
/** A red five: red throughout, with a folded corner by which it is known without seeing red. */
const redFive = (art) => [INK, GREEN, BLUE].reduce((drawn, ink) => drawn.replaceAll(ink, RED), art)
  + path('M40.6 2 58 19.4', { stroke: FACE, 'stroke-width': 3 })
  + path('M41.5 1.2H53a5.8 5.8 0 0 1 5.8 5.8v11.5z', { fill: RED });
for (const suit of 'mps') tiles[`0${suit}`] = redFive(tiles[`5${suit}`]);
[...'梅蘭菊竹'].forEach((char, i) => { tiles[`${i + 1}h`] = flower(i, char, RED, PLANTS[i]); });
[...'春夏秋冬'].forEach((char, i) => { tiles[`${i + 5}h`] = flower(i, char, BLUE, SEASONS[i]); });

/** A rank or letter in the corner of a tile, which stands out from any drawing. */
function numeral(char) {
  const line = { transform: 'translate(10.5 13.5) scale(1.5)', fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return path(NUMERALS[char], { ...line, stroke: FACE, 'stroke-width': 5 }) + path(NUMERALS[char], { ...line, stroke: INK, 'stroke-width': 2 });
}

/** What of the parts a drawing uses, by way of others too. */
function used(art) {
  const parts = defs.filter((part) => art.includes(`"#${part.match(/id="(\w+)"/)[1]}"`));
  return parts.length && !parts.every((part) => art.includes(part)) ? used(parts.join('') + art) : parts;
}

/** A sheet of tiles in rows, each tile in a cell with a margin, for `background-position`. */
function sheet(name, rows, draw) {
  const CELL = { w: 64, h: 84, margin: 2 };
  const art = rows.flatMap((ids, y) => ids.map((id, x) =>
    group({ transform: `translate(${x * CELL.w + CELL.margin} ${y * CELL.h + CELL.margin})` }, draw(id))));
  // As wide as a suit, so that columns are at the same place in every sheet.
  const [w, h] = [9 * CELL.w, rows.length * CELL.h];
  const parts = used(art.join(''));
  writeFileSync(new URL(`../${name}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">\n${[el('defs', {}, defs.filter((part) => parts.includes(part)).join('')), ...art].join('\n')}\n</svg>\n`);
}

const suit = (letter) => Array.from({ length: 9 }, (_, i) => `${i + 1}${letter}`);
const tile = (id) => (id === 'back' ? back : use('body') + tiles[id]);
const honors = [...'ESWNCFP'];
const redFives = ['0m', '0p', '0s'];
sheet('tiles', [suit('m'), suit('p'), suit('s'), [...honors, 'back'], redFives], tile);
// Flowers are shown rarely, and numerals to beginners: files of their own.
sheet('flowers', [suit('h').slice(0, 8)], tile);
sheet('numerals', [suit('m'), suit('p'), suit('s'), honors, redFives], (id) => numeral(id[0] === '0' ? '5' : id[0]));
