// Turns a brush character into one a tile cutter would carve: the dry-brush scratches
// close up, the strokes gain a little weight, the ends become round. The ink is
// painted on a grid, blurred, and outlined again at a level below one half.

/** Non-zero coverage of closed polylines on a grid of `size` rows, 4 samples a row. */
function paint(contours, width, height) {
  const grid = new Float32Array(width * height);
  const edges = contours.flatMap((c) => c.map((p, i) => [p, c[(i + 1) % c.length]]));
  const ROWS = 4;
  for (let r = 0; r < height * ROWS; r++) {
    const y = (r + 0.5) / ROWS;
    const hits = [];
    for (const [a, b] of edges) {
      if (a[1] <= y !== b[1] <= y) {
        hits.push([a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), a[1] < b[1] ? 1 : -1]);
      }
    }
    hits.sort((a, b) => a[0] - b[0]);
    let wind = 0;
    hits.forEach(([x, way], i) => {
      wind += way;
      if (wind) span(grid, Math.floor(y) * width, x, hits[i + 1][0], 1 / ROWS);
    });
  }
  return grid;
}

function span(grid, row, from, to, ink) {
  for (let x = Math.floor(from); x < to; x++) {
    grid[row + x] += ink * (Math.min(to, x + 1) - Math.max(from, x));
  }
}

function blur(grid, width, height, sigma) {
  const reach = Math.ceil(sigma * 3);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)));
  const sum = kernel.reduce((a, b) => a + b);
  const pass = (from, dx) => {
    const out = new Float32Array(from.length);
    for (let i = 0; i < from.length; i++) {
      let v = 0;
      for (let k = -reach; k <= reach; k++) v += kernel[k + reach] * (from[i + k * dx] ?? 0);
      out[i] = v / sum;
    }
    return out;
  };
  return pass(pass(grid, 1), width);
}

/** Marching squares: closed polylines, ink on one side throughout. */
function outline(grid, width, height, level) {
  const at = (x, y) => grid[y * width + x] - level;
  const next = new Map();
  const cut = (x0, y0, x1, y1) => {
    const a = at(x0, y0), t = a / (a - at(x1, y1));
    return [x0 + t * (x1 - x0) + 0.5, y0 + t * (y1 - y0) + 0.5];
  };
  const points = new Map();
  for (let y = 0; y < height - 1; y++) for (let x = 0; x < width - 1; x++) {
    const ring = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
    const ends = [];
    ring.forEach((p, i) => {
      const q = ring[(i + 1) % 4];
      if (at(...p) > 0 === at(...q) > 0) return;
      const [a, b] = i < 2 ? [p, q] : [q, p]; // one key per grid edge, whichever cell asks
      const key = `${a}-${b}`;
      points.set(key, cut(...a, ...b));
      ends.push({ key, leaving: at(...p) > 0 });
    });
    ends.forEach((e, i) => {
      if (e.leaving) next.set(e.key, ends[(i + 1) % ends.length].key);
    });
  }
  const out = [];
  for (const first of points.keys()) {
    if (!next.has(first)) continue;
    const line = [];
    for (let k = first; next.has(k);) {
      line.push(points.get(k));
      const to = next.get(k);
      next.delete(k);
      k = to;
    }
    out.push(line);
  }
  return out;
}

const area = (line) => line.reduce((s, p, i) => {
  const q = line[(i + 1) % line.length];
  return s + p[0] * q[1] - q[0] * p[1];
}, 0) / 2;

/** Contours in units where `sigma` is the blur; specks below `speck` square units go. */
export function engrave(contours, { sigma, level, speck }) {
  const all = contours.flat();
  const pad = 4 * sigma;
  const [left, top] = [0, 1].map((k) => Math.floor(Math.min(...all.map((q) => q[k])) - pad));
  const [right, bottom] = [0, 1].map((k) => Math.ceil(Math.max(...all.map((q) => q[k])) + pad));
  const moved = contours.map((c) => c.map(([x, y]) => [x - left, y - top]));
  const [w, h] = [right - left, bottom - top];
  return outline(blur(paint(moved, w, h), w, h, sigma), w, h, level)
    .filter((line) => Math.abs(area(line)) > speck)
    .map((line) => line.map(([x, y]) => [x + left, y + top]));
}
