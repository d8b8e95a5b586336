// The pictures: the bird of 1s, four plants, four seasons. Each motif fills x 6-54, y 37-70.
import { FACE, RED, GREEN, BLUE, around, circle, el, group, n, path } from './draw.mjs';

const PINK = '#d8436f';
const VIOLET = '#7a3f9d';
const GOLD = '#e79a12';
const BARK = '#6b4630';
const LEAF = '#2f8f57';

const line = (d, stroke, width, more = {}) =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

/** A leaf from 0 0 upwards, to be turned and moved. */
const blade = (length, half) =>
  `M0 0Q${n(-half * 2)} ${n(-length * 0.45)} 0 ${-length} ${n(half * 2)} ${n(-length * 0.45)} 0 0z`;

const at = (x, y, turn = 0) => `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}`;

/** A peacock looking left, its train spread to the right. */
export function bird() {
  const feather = (turn) => group({ transform: at(23, 51, turn) },
    path('M0 0C-8-12-8-32.5 0-32.5S8-12 0 0z', { fill: GREEN, stroke: FACE, 'stroke-width': 1.3 }),
    circle(0, -25.5, 4, { fill: FACE }),
    circle(0, -25.5, 2.7, { fill: RED }));
  return [
    ...[106, 82, 58, 34, 10].map(feather),
    line('M18 60v9m-4 0h7M27 60v9m-4 0h7', GOLD, 2.2),
    line('M13.5 11 11 6.5M16 10V5M18.5 11 21 6.5', RED, 1.6),
    line('M11 6.5h0M16 5h0M21 6.5h0', RED, 3.4),
    path('M10.3 16.5A5.6 5.6 0 0 1 21.5 16C21.3 22 20 27 24 33 29 38 38 42 37 51 36 59 28 62 22 62 12 62 7 54 9 46 10.5 39 14 33 13.2 26 12.8 22 10.3 21 10.3 16.5z',
      { fill: BLUE, stroke: FACE, 'stroke-width': 1.3 }),
    path('M10.4 14.5 4 18.5l7 1.7z', { fill: GOLD }),
    circle(15.3, 15.6, 1.6, { fill: FACE }),
    path('M14.5 45C20 38.5 33 42 42 53 31 59 16 58 14.5 45z', { fill: RED, stroke: FACE, 'stroke-width': 1 }),
    line('M20 46.5q8 .5 13 5M20.5 51q5 .5 8 2.5', FACE, 1.2),
  ].join('');
}

const blossom = (x, y, r, fill) => group({ transform: at(x, y) },
  group({ fill, stroke: FACE, 'stroke-width': 1 },
    around(5, (transform) => circle(0, -r * 0.6, r * 0.48, { transform }))),
  circle(0, 0, r * 0.34, { fill: FACE }),
  circle(0, 0, r * 0.22, { fill: GOLD }));

const plum = () => [
  line('M6 68Q22 66 32 55T53 42M20 63Q14 56 8 55', BARK, 2.6),
  circle(50, 53, 3, { fill: PINK }), line('M44 47 49 51', BARK, 1.8),
  circle(8.5, 54.5, 3.2, { fill: PINK }),
  blossom(30, 54, 15, RED),
].join('');

const orchid = () => [
  group({ fill: LEAF },
    path('M27 70Q25 52 6 46 20 50 23 70z'), path('M29 70Q31 46 51 40 35 50 33 70z'),
    path('M32 70Q38 58 54 59 42 61 36 70zM24 70Q20 62 7 62 17 64 20 70z')),
  line('M28 70Q29 62 27 54', GREEN, 1.8),
  group({ transform: at(27, 51), fill: VIOLET, stroke: FACE, 'stroke-width': 0.8 },
    around(5, (transform) => path(blade(12.5, 3.4), { transform }))),
  circle(27, 51, 2.3, { fill: GOLD }),
].join('');

const chrysanthemum = () => {
  const tier = (count, length, half, fill, start) => group({ fill, stroke: FACE, 'stroke-width': 0.7 },
    around(count, (transform) => path(`M0 0C${-half}-5${-half * 1.5}${-length} 0${-length}S${half}-5 0 0z`, { transform }), start));
  return [
    line('M30 56V70', GREEN, 2.4),
    path('M30 70Q19 71 7 60 23 56 30 70zM30 70Q41 71 53 60 37 56 30 70z', { fill: LEAF }),
    group({ transform: at(30, 51.5) },
      tier(14, 15.2, 3, GOLD, 0), tier(9, 10, 3, '#f6c344', 13), circle(0, 0, 2.6, { fill: '#b5560f' })),
  ].join('');
};

const bamboo = () => [
  line('M20 70V58.5M20 55.5V44M20 41v-4', GREEN, 5, { 'stroke-linecap': 'butt' }),
  line('M17.5 57h5M17.5 42.5h5', GREEN, 2),
  line('M21 57Q27 53 33 53M20 57Q16 56 14 53', GREEN, 1.6),
  group({ fill: LEAF, stroke: FACE, 'stroke-width': 0.8 },
    [[32, 53, 55], [32, 53, 95], [32, 53, 135]].map(([x, y, r]) => path(blade(22, 4), { transform: at(x, y, r) })).join(''),
    [[15, 54, -50], [15, 54, -150]].map(([x, y, r]) => path(blade(12, 3), { transform: at(x, y, r) })).join('')),
].join('');

const sprout = () => [
  path('M12 70Q30 60 48 70z', { fill: BARK }),
  line('M30 66V50', GREEN, 2.8),
  path('M30 54C28 42 18 38 7 40 8 51 18 57 30 54z', { fill: LEAF }),
  path('M30 52C31 42 40 37 53 39 52 50 42 56 30 52z', { fill: GREEN }),
  line('M14 44Q23 46 29 53M46 43Q37 45 31 51', FACE, 1.1),
].join('');

const lotus = () => [
  line('M7 66q6-4 11.5 0t11.5 0 11.5 0 11.5 0', BLUE, 2.4),
  group({ fill: PINK, stroke: FACE, 'stroke-width': 1 },
    [-68, 68, -36, 36, 0].map((r) => path('M0 0C-9-8-7-18 0-24 7-18 9-8 0 0z', { transform: at(30, 63, r) })).join('')),
].join('');

const maple = () => [
  path('M30 38 33.5 45 38 42 38 50 47 45 45 52 53 54 45 59 47 63 34 62 30 65 26 62 13 63 15 59 7 54 15 52 13 45 22 50 22 42 26.5 45z',
    { fill: '#d4561a', stroke: '#d4561a', 'stroke-width': 1.6, 'stroke-linejoin': 'round' }),
  line('M30 71V48M30 63 20 55M30 63 40 55', FACE, 1.2),
  line('M30 63V70.5', '#d4561a', 2.2),
].join('');

const snow = () => group({ transform: at(30, 54), fill: 'none', stroke: BLUE, 'stroke-width': 2.4, 'stroke-linecap': 'round' },
  around(6, (transform) => path('M0 0V-15M-4.5-14 0-9.5 4.5-14', { transform })));

export const PLANTS = [plum, orchid, chrysanthemum, bamboo];
export const SEASONS = [sprout, lotus, maple, snow];
