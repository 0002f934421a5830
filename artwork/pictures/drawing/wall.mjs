import { along, cross, dot, minus } from './geometry.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('./world.mjs').World} World */
/** @typedef {{ left: number, bottom: number, right: number, top: number }} Area metres on a wall */

/** A flat area with measures of its own: a wall, a roof, a floor. Metres to the right, upwards, and out of it. */
export class Wall {
  /**
   * @param {Point3} origin its lower left corner
   * @param {Point3} rightwards
   * @param {Point3} upwards
   * @param {number} width
   * @param {number} height
   */
  constructor(origin, rightwards, upwards, width, height) {
    this.origin = origin;
    this.rightwards = rightwards;
    this.upwards = upwards;
    this.outwards = cross(upwards, rightwards);
    this.width = width;
    this.height = height;
  }

  /** @param {number} right @param {number} up @param {number} [out] @returns {Point3} */
  at(right, up, out = 0) {
    return along(along(along(this.origin, this.rightwards, right), this.upwards, up), this.outwards, out);
  }

  /**
   * @param {Area} area
   * @param {number} [out]
   * @returns {[Point3, Point3, Point3, Point3]} from the upper left, clockwise
   */
  area({ left, bottom, right, top }, out = 0) {
    return [
      this.at(left, top, out),
      this.at(right, top, out),
      this.at(right, bottom, out),
      this.at(left, bottom, out),
    ];
  }

  /** The whole of it. */
  get whole() {
    return this.area({ left: 0, bottom: 0, right: this.width, top: this.height });
  }

  /** Whether its outer side is turned to the viewer. @param {World} world */
  isSeen(world) {
    return dot(minus(world.camera.eye, this.origin), this.outwards) > 0;
  }

  /**
   * How far right and up a shadow lies from what throws it, for each metre that it stands out. Undefined without sun.
   *
   * @param {World} world
   * @returns {Point2 | undefined}
   */
  shadowShift(world) {
    const { sun } = world.mood;
    const against = -dot(sun, this.outwards);
    if (against < 0.08) return undefined;
    return [dot(sun, this.rightwards) / against, dot(sun, this.upwards) / against];
  }
}

/**
 * A box that stands out of a wall, between two distances from it.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} from
 * @param {number} to
 * @param {Colour} colour
 * @param {{ top?: Colour | undefined }} [options]
 */
export function drawBox(world, wall, area, from, to, colour, { top = colour } = {}) {
  for (const side of sides(wall, area, from, to)) {
    if (side.isSeen(world)) {
      const isTop = side.outwards[1] > 0.7;
      const snowy = isTop && world.mood.snow;
      world.surface(side.whole, snowy ? [244, 247, 250] : isTop ? top : colour, side.outwards);
    }
  }
}

/**
 * Where the box's shadow lies on the wall.
 *
 * @param {World} world
 * @param {Wall} wall
 * @param {Area} area
 * @param {number} to
 * @returns {Point3[][]} to be drawn together with the wall's other shadows
 */
export function boxShadow(world, wall, { left, bottom, right, top }, to) {
  const shift = wall.shadowShift(world);
  if (!shift) return [];
  const [x, y] = [shift[0] * to, shift[1] * to];
  const moved = { left: left + x, right: right + x, bottom: bottom + y, top: top + y };
  const corner = x > 0 ? [moved.left, left] : [moved.right, right];
  const far = x > 0 ? [moved.right, right] : [moved.left, left];
  return [
    [
      wall.at(corner[1] ?? 0, top),
      wall.at(far[1] ?? 0, top),
      wall.at(far[0] ?? 0, moved.top),
      wall.at(far[0] ?? 0, moved.bottom),
      wall.at(corner[0] ?? 0, moved.bottom),
      wall.at(corner[1] ?? 0, bottom),
    ],
  ];
}

/** @param {Wall} wall @param {Area} area @param {number} from @param {number} to */
function sides(wall, { left, bottom, right, top }, from, to) {
  const { rightwards, upwards, outwards } = wall;
  const backwards = /** @type {Point3} */ ([-outwards[0], -outwards[1], -outwards[2]]);
  const [width, height, depth] = [right - left, top - bottom, to - from];
  return [
    new Wall(wall.at(left, bottom, from), rightwards, outwards, width, depth),
    new Wall(wall.at(left, top, to), rightwards, backwards, width, depth),
    new Wall(wall.at(right, bottom, to), backwards, upwards, depth, height),
    new Wall(wall.at(left, bottom, from), outwards, upwards, depth, height),
    new Wall(wall.at(left, bottom, to), rightwards, upwards, width, height),
  ];
}
