// Takes the characters' outlines from the font and writes glyphs.json.
// Needed only when the font or the set of characters changes; see README.md.
//   node glyphs.mjs <folder with node_modules/{fontkit,@fontsource/yuji-syuku}>
import { readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { engrave } from './engrave.mjs';
import { fitClosed } from './fit.mjs';

const modules = resolve(process.argv[2] ?? '.');
const fontkit = createRequire(modules + '/x.js')('fontkit');
const files = modules + '/node_modules/@fontsource/yuji-syuku/files/';

// em: tenths of a tile unit, so how large the character is drawn and how fine it must be.
// sigma, level: how hard it is smoothed and how much weight it gains (less where strokes crowd).
const SIZES = {
  一二三六七八: { em: 330, sigma: 4.5, level: 0.3 },
  四五: { em: 315, sigma: 4.5, level: 0.32 },
  九: { em: 295, sigma: 4.5, level: 0.3 },
  萬: { em: 420, sigma: 3.6, level: 0.4 },
  東南西: { em: 560, sigma: 6, level: 0.34 },
  北: { em: 540, sigma: 6, level: 0.36 },
  中: { em: 580, sigma: 7, level: 0.3 },
  發: { em: 570, sigma: 4.2, level: 0.36 },
  竹冬: { em: 320, sigma: 3.5, level: 0.32 },
  梅菊春夏秋: { em: 320, sigma: 2.6, level: 0.4 },
  蘭: { em: 320, sigma: 1.6, level: 0.46 },
};

const fonts = readdirSync(files).filter((f) => f.endsWith('.woff2')).sort()
  .map((f) => fontkit.openSync(files + f));

/** Contours as dense closed polylines, y down. */
function contours(path, scale) {
  const out = [];
  let p = [0, 0];
  const at = (x, y) => [x * scale, -y * scale];
  for (const { command, args } of path.commands) {
    if (command === 'closePath') continue;
    const end = at(...args.slice(-2));
    if (command === 'moveTo') out.push([]);
    if (command === 'quadraticCurveTo') {
      const c = at(args[0], args[1]);
      for (let i = 1; i < 6; i++) {
        const t = i / 6, s = 1 - t;
        out.at(-1).push([0, 1].map((k) => s * s * p[k] + 2 * s * t * c[k] + t * t * end[k]));
      }
    }
    out.at(-1).push(end);
    p = end;
  }
  return out.map((c) => c.filter((q, i) => Math.hypot(q[0] - c.at(i - 1)[0], q[1] - c.at(i - 1)[1]) > 1e-6));
}

/** Relative path data in whole tenths, ink box moved to 0 0. */
function draw(curves, left, top) {
  const grid = (q) => [Math.round(q[0] - left), Math.round(q[1] - top)];
  const word = (n, first) => (n < 0 || first ? `${n}` : ` ${n}`);
  let d = '', last = '';
  const put = (letter, numbers) => {
    d += letter === last ? '' : letter;
    numbers.forEach((n, i) => { d += word(n, i === 0 && letter !== last); });
    last = letter;
  };
  let p = [0, 0];
  for (const contour of curves) {
    const start = grid(contour[0][0]);
    put('m', [start[0] - p[0], start[1] - p[1]]);
    p = start;
    contour.forEach((curve, i) => {
      const [b, c, e] = curve.slice(1).map(grid);
      const [u, v, w] = [b, c, e].map((q) => [q[0] - p[0], q[1] - p[1]]);
      if (w[0] || w[1]) {
        const long = Math.hypot(...w);
        const off = (q) => Math.abs(q[0] * w[1] - q[1] * w[0]) / long;
        if (Math.max(off(u), off(v)) < 0.9) {
          if (i < contour.length - 1) put('l', w); // the closing line is drawn by z
        } else put('c', [...u, ...v, ...w]);
      }
      p = e;
    });
    d += 'z';
    last = '';
    p = start;
  }
  return d;
}

const glyphs = {};
for (const [chars, { em, sigma, level }] of Object.entries(SIZES)) {
  for (const char of chars) {
    const font = fonts.find((f) => f.hasGlyphForCodePoint(char.codePointAt(0)));
    const ink = contours(font.glyphForCodePoint(char.codePointAt(0)).path, em / font.unitsPerEm);
    const lines = engrave(ink, { sigma, level, speck: 40 });
    const fine = { step: 2, angle: 0.8, reach: 5, tolerance: em / 250 };
    const curves = lines.map((c) => fitClosed(c, fine));
    const all = lines.flat();
    const [left, top] = [0, 1].map((k) => Math.min(...all.map((q) => q[k])));
    const [right, bottom] = [0, 1].map((k) => Math.max(...all.map((q) => q[k])));
    glyphs[char] = { w: Math.round(right - left), h: Math.round(bottom - top), d: draw(curves, left, top) };
  }
}
const rows = Object.entries(glyphs).map(([c, g]) => `  ${JSON.stringify(c)}: ${JSON.stringify(g)}`);
writeFileSync(new URL('glyphs.json', import.meta.url), `{\n${rows.join(',\n')}\n}\n`);
