import { along } from '../drawing/geometry.mjs';
import { Wall } from '../drawing/wall.mjs';

/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../drawing/world.mjs').World} World */

/** The plain body of a building, `turn` radians to the left about its front left corner. */
export class Mass {
  /**
   * @param {{ x: number, z: number, base?: number, width: number, depth: number, height: number, turn?: number }} place
   */
  constructor({ x, z, base = 0, width, depth, height, turn = 0 }) {
    this.width = width;
    this.depth = depth;
    this.height = height;
    this.corner = /** @type {Point3} */ ([x, base, z]);
    this.rightwards = /** @type {Point3} */ ([Math.cos(turn), 0, Math.sin(turn)]);
    this.backwards = /** @type {Point3} */ ([-Math.sin(turn), 0, Math.cos(turn)]);
    const forwards = /** @type {Point3} */ ([Math.sin(turn), 0, -Math.cos(turn)]);
    this.front = new Wall(this.corner, this.rightwards, [0, 1, 0], width, height);
    this.right = new Wall(this.at(width, 0, 0), this.backwards, [0, 1, 0], depth, height);
    this.left = new Wall(this.at(0, 0, depth), forwards, [0, 1, 0], depth, height);
  }

  /** @param {number} right @param {number} up @param {number} back @returns {Point3} */
  at(right, up, back) {
    return along(along(along(this.corner, this.rightwards, right), [0, 1, 0], up), this.backwards, back);
  }

  /** The walls that the viewer sees, the front last. @param {World} world */
  seen(world) {
    return [this.left, this.right, this.front].filter((wall) => wall.isSeen(world));
  }

  /** The four corners of its top. @param {number} [extra] metres above it @returns {Point3[]} */
  top(extra = 0) {
    const up = this.height + extra;
    return [
      this.at(0, up, 0),
      this.at(this.width, up, 0),
      this.at(this.width, up, this.depth),
      this.at(0, up, this.depth),
    ];
  }
}
