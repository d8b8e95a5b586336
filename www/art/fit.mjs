// Redraws a dense font contour with few curves (Schneider 1990): a brush face
// carries paper texture that nobody sees on a tile, and it would cost most of the bytes.

const sub = (a, b) => [a[0] - b[0], a[1] - b[1]];
const add = (a, b) => [a[0] + b[0], a[1] + b[1]];
const mul = (a, k) => [a[0] * k, a[1] * k];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
const len = (a) => Math.hypot(a[0], a[1]);
const unit = (a) => mul(a, 1 / (len(a) || 1));

const bezier = ([a, b, c, d], t) => {
  const s = 1 - t;
  return [0, 1].map((i) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i]);
};

/** Points about `step` apart along a closed polyline. */
export function resample(points, step) {
  const out = [];
  let rest = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    const d = len(sub(q, p));
    for (; rest < d; rest += step) out.push(add(p, mul(sub(q, p), rest / d)));
    rest -= d;
  });
  return out;
}

/** Indices where a closed line turns by more than `angle` (radians) within `reach` points. */
export function corners(points, angle, reach) {
  const n = points.length;
  const at = (i) => points[((i % n) + n) % n];
  const turn = points.map((p, i) => {
    const u = unit(sub(p, at(i - reach)));
    const v = unit(sub(at(i + reach), p));
    return Math.acos(Math.max(-1, Math.min(1, dot(u, v))));
  });
  return points.map((_, i) => i).filter((i) => {
    if (turn[i] < angle) return false;
    for (let k = 1; k <= reach; k++) {
      if (turn[(i + k) % n] > turn[i] || turn[(i - k + n) % n] >= turn[i]) return false;
    }
    return true;
  });
}

/** One cubic by least squares, its end tangents given. */
function cubic(points, u, t1, t2) {
  const a = points[0];
  const d = points.at(-1);
  let c00 = 0, c01 = 0, c11 = 0, x0 = 0, x1 = 0;
  points.forEach((p, i) => {
    const t = u[i], s = 1 - t;
    const b1 = 3 * t * s * s, b2 = 3 * t * t * s;
    const p1 = mul(t1, b1), p2 = mul(t2, b2);
    const rest = sub(p, add(mul(a, s * s * s + b1), mul(d, t * t * t + b2)));
    c00 += dot(p1, p1); c01 += dot(p1, p2); c11 += dot(p2, p2);
    x0 += dot(p1, rest); x1 += dot(p2, rest);
  });
  const det = c00 * c11 - c01 * c01;
  const chord = len(sub(d, a));
  let k1 = det ? (x0 * c11 - x1 * c01) / det : 0;
  let k2 = det ? (c00 * x1 - c01 * x0) / det : 0;
  // A negative or overlong handle is a loop in the making: fall back to thirds.
  if (!(k1 > 0.02 * chord && k2 > 0.02 * chord && k1 < 3 * chord && k2 < 3 * chord)) k1 = k2 = chord / 3;
  return [a, add(a, mul(t1, k1)), add(d, mul(t2, k2)), d];
}

function byLength(points) {
  const u = [0];
  for (let i = 1; i < points.length; i++) u.push(u[i - 1] + len(sub(points[i], points[i - 1])));
  return u.map((x) => x / (u.at(-1) || 1));
}

/** The parameter of the nearest curve point, found on a grid: slow, but never diverges. */
function reparametrise(curve, points) {
  const grid = Array.from({ length: 65 }, (_, i) => bezier(curve, i / 64));
  return points.map((p) => {
    let best = 0, near = Infinity;
    grid.forEach((g, i) => { const d = len(sub(g, p)); if (d < near) [near, best] = [d, i]; });
    return best / 64;
  });
}

const tangent = (points, i, j) => unit(sub(points[j], points[i]));

/** Cubics through `points` that stay within `tolerance`. */
export function fit(points, tolerance, t1, t2) {
  const n = points.length;
  const w = Math.min(3, n - 1);
  t1 ??= tangent(points, 0, w);
  t2 ??= tangent(points, n - 1, n - 1 - w);
  if (n < 3) return [[points[0], points[0], points[n - 1], points[n - 1]]];
  let u = byLength(points);
  let worst = 0, where = n >> 1, curve;
  for (let round = 0; round < 5; round++) {
    curve = cubic(points, u, t1, t2);
    worst = 0;
    points.forEach((p, i) => {
      const d = len(sub(bezier(curve, u[i]), p));
      if (d > worst) [worst, where] = [d, i];
    });
    if (worst <= tolerance) return [curve];
    u = reparametrise(curve, points);
  }
  where = Math.max(1, Math.min(n - 2, where));
  const mid = tangent(points, Math.min(n - 1, where + 2), Math.max(0, where - 2));
  return [
    ...fit(points.slice(0, where + 1), tolerance, t1, mid),
    ...fit(points.slice(where), tolerance, mul(mid, -1), t2),
  ];
}

/** A closed contour as cubics; corners stay corners. */
export function fitClosed(contour, { step, angle, reach, tolerance }) {
  const points = resample(contour, step);
  const found = corners(points, angle, reach);
  const cuts = found.length ? found : [0];
  return cuts.flatMap((from, k) => {
    const to = cuts[(k + 1) % cuts.length];
    const run = to > from
      ? points.slice(from, to + 1)
      : [...points.slice(from), ...points.slice(0, to + 1)];
    if (found.length) return fit(run, tolerance);
    const along = tangent(points, points.length - 2, 2);
    return fit(run, tolerance, along, mul(along, -1));
  });
}
