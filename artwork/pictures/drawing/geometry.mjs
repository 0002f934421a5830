/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */

/**
 * `point` + `direction` · `distance`
 *
 * @param {Point3} point
 * @param {Point3} direction
 * @param {number} distance
 * @returns {Point3}
 */
export function along(point, direction, distance) {
  return [
    point[0] + direction[0] * distance,
    point[1] + direction[1] * distance,
    point[2] + direction[2] * distance,
  ];
}

/** @param {Point3} a @param {Point3} b */
export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** @param {Point3} a @param {Point3} b @returns {Point3} */
export function minus(a, b) {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** @param {Point3} a @param {Point3} b @returns {Point3} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {Point3} vector @returns {Point3} */
export function normalised(vector) {
  const length = Math.hypot(...vector) || 1;
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** @param {Point2} a @param {Point2} b @param {number} share @returns {Point2} */
export function between(a, b, share) {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/**
 * What of a polygon lies inside a convex one (Sutherland and Hodgman).
 *
 * @param {readonly Point2[]} polygon
 * @param {readonly Point2[]} window convex, in either direction
 * @returns {Point2[]}
 */
export function clipped(polygon, window) {
  const direction = Math.sign(area(window)) || 1;
  let kept = [...polygon];
  window.forEach((start, index) => {
    const end = window[(index + 1) % window.length] ?? start;
    kept = cut(kept, (point) => direction * side(start, end, point), between);
  });
  return kept;
}

/**
 * The part of a polygon where `distance` is not negative.
 *
 * @template P
 * @param {readonly P[]} polygon
 * @param {(point: P) => number} distance
 * @param {(a: P, b: P, share: number) => P} interpolate
 * @returns {P[]}
 */
export function cut(polygon, distance, interpolate) {
  return polygon.flatMap((point, index) => {
    const following = polygon[(index + 1) % polygon.length] ?? point;
    const here = distance(point);
    const there = distance(following);
    const kept = here >= 0 ? [point] : [];
    return here >= 0 === there >= 0 ? kept : [...kept, interpolate(point, following, here / (here - there))];
  });
}

/** @param {readonly Point2[]} polygon the doubled area; its sign says the direction */
export function area(polygon) {
  return polygon.reduce((sum, point, index) => {
    const following = polygon[(index + 1) % polygon.length] ?? point;
    return sum + point[0] * following[1] - following[0] * point[1];
  }, 0);
}

/** @param {readonly Point2[]} points @returns {Point2[]} the convex hull (Andrew's monotone chain) */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (/** @type {Point2[]} */ ordered) => {
    /** @type {Point2[]} */
    const chain = [];
    for (const point of ordered) {
      for (;;) {
        const [before, last] = chain.slice(-2);
        if (!before || !last || side(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** @param {Point2} start @param {Point2} end @param {Point2} point */
function side(start, end, point) {
  return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0]);
}
