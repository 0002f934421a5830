/** @typedef {import('./plan.mjs').Box} Box */

/** @param {Box} a @param {Box} b the area of what both cover */
export function overlap(a, b) {
  const { width, height } = common(a, b);
  return width > 1e-6 && height > 1e-6 ? width * height : 0;
}

/** What both cover; if nothing, its width or height is not positive. @param {Box} a @param {Box} b @returns {Box} */
export function common(a, b) {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y };
}

/** @param {Box} box @param {readonly Box[]} parts which do not overlap */
export function isWithin(box, parts) {
  return parts.reduce((sum, part) => sum + overlap(box, part), 0) > box.width * box.height - 1e-6;
}

/** @param {Box} box @param {readonly Box[]} others */
export function isFree(box, others) {
  return others.every((other) => overlap(box, other) === 0);
}

/** @param {Box} box @param {number} by on all sides @returns {Box} */
export function grown({ x, y, width, height }, by) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** From middle to middle. @param {Box} a @param {Box} b */
export function distance(a, b) {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2);
}

/** The box around all boxes. @param {readonly Box[]} boxes @returns {Box} */
export function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  return { x, y, width, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}
