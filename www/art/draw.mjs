// The drawing vocabulary: what every suit is made of.
// Units: a tile is 60 x 80; its face ends at y = 73, the rest is thickness.

export const INK = '#182438';
export const RED = '#c3202c';
export const GREEN = '#12744a';
export const BLUE = '#1f4f9c';
export const FACE = '#fdf8ea';

export const MIDDLE = { x: 30, y: 37 };

/** At most one decimal, no leading zero: half the bytes of a sprite are numbers. */
export const n = (x) => String(Math.round(x * 10) / 10).replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');

export const el = (name, attributes, inner = '') => {
  const text = Object.entries(attributes)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? n(v) : v}"`).join('');
  return inner ? `<${name}${text}>${inner}</${name}>` : `<${name}${text}/>`;
};

export const group = (attributes, ...parts) => el('g', attributes, parts.join(''));
export const path = (d, attributes = {}) => el('path', { d, ...attributes });
export const circle = (cx, cy, r, attributes = {}) => el('circle', { cx: cx || undefined, cy: cy || undefined, r, ...attributes });
export const use = (id, attributes = {}) => el('use', { href: '#' + id, ...attributes });

/** One part, turned `count` times about 0 0. */
export const around = (count, part, start = 0) => Array.from({ length: count },
  (_, i) => part(`rotate(${n(start + (i * 360) / count)})`)).join('');

const box = (x, y, w, h, rx, fill) => el('rect', { x, y, width: w, height: h, rx, fill });

/** From below upwards: green back, ivory side, face. Light on top, so the lower edges show. */
export const body = [
  box(0.5, 0.5, 59, 79, 6.5, '#0d5a3b'),
  box(0.5, 0.5, 59, 76, 6.5, '#b9a983'),
  box(1.2, 1.2, 57.6, 74.6, 6, '#e3d7b8'),
  box(1.2, 1.2, 57.6, 71.8, 5.8, FACE),
].join('');

/** Face down: the same block upside down, so green on top of ivory. */
export const back = [
  box(0.5, 0.5, 59, 79, 6.5, '#b9a983'),
  box(1.2, 1.2, 57.6, 77.6, 6, '#ece1c6'),
  box(0.5, 0.5, 59, 75.5, 6.5, '#0b4c33'),
  box(1.2, 1.2, 57.6, 71.8, 5.8, '#17825a'),
  el('rect', { x: 6.5, y: 6.5, width: 47, height: 61, rx: 3, fill: 'none', stroke: '#7cc3a0', 'stroke-width': 1.6 }),
  // A meander of lozenges: simple enough not to shimmer when the tile is 26 px wide.
  group({ transform: 'translate(30 37)', fill: '#7cc3a0' },
    path('m0-21 12 21-12 21-12-21zm0 7-8 14 8 14 8-14z'),
    path('m0-7 4 7-4 7-4-7z')),
].join('');

/** A dot, coloured by the `fill` of its use. */
export const disc = (r) => circle(0, 0, r)
  + circle(0, 0, r * 0.61, { fill: 'none', stroke: FACE, 'stroke-width': r * 0.2 })
  + circle(0, 0, r * 0.19, { fill: FACE });

/** A bamboo stick about 0 0: a cane with three knots, coloured by the `stroke` of its use. */
export const stick = (h) => {
  const y = h / 2 - 1.6;
  return path(`M0 ${n(-y)}V${n(y)}`, { 'stroke-width': 5.2 })
    + path([-y, 0, y].map((k) => `M-2.2 ${n(k)}h4.4`).join(''), { 'stroke-width': 3.2, 'stroke-linecap': 'round' })
    + path(`M0 ${n(3 - y)}V-3M0 3V${n(y - 3)}`, { stroke: FACE, 'stroke-width': 1.2, 'stroke-linecap': 'round' });
};

/** The great wheel of 1p. */
export const wheel = () => group({ transform: 'translate(30 37)' },
  circle(0, 0, 24.5, { fill: GREEN }),
  circle(0, 0, 19.2, { fill: 'none', stroke: FACE, 'stroke-width': 4.2, pathLength: 16, 'stroke-dasharray': '.01 .99', 'stroke-linecap': 'round' }),
  circle(0, 0, 15, { fill: FACE }),
  group({ fill: RED }, around(8, (transform) => el('ellipse', { cy: -8.6, rx: 3.1, ry: 5, transform }))),
  circle(0, 0, 5.4, { fill: FACE }),
  circle(0, 0, 4, { fill: BLUE }));
