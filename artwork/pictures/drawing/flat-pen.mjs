import { Pen } from './pen.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('./sheet.mjs').Fill} Fill */
/** @typedef {import('./world.mjs').World} World */

/** Draws what lies on a table: metres to the right and away from the viewer. */
export class FlatPen extends Pen {
  /** @param {World} world @param {Point3} place where the plane's own 0, 0 lies @param {number} [turn] radians, anticlockwise */
  constructor(world, place, turn = 0) {
    super(world, place);
    this.world = world;
    this.place = place;
    this.turn = turn;
  }

  /** @override @param {number} x @param {number} y @returns {Point2} pixels */
  at(x, y) {
    const [cos, sin] = [Math.cos(this.turn), Math.sin(this.turn)];
    const [left, up, far] = this.place;
    return this.world.see([left + x * cos - y * sin, up, far + x * sin + y * cos]);
  }

  /** @override @param {number} x @param {number} y @param {number} radius @param {Fill} fill @param {number} [opacity] */
  disc(x, y, radius, fill, opacity) {
    const rim = Array.from({ length: 16 }, (_, index) => (index / 8) * Math.PI);
    this.soft(rim.map((angle) => [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]), fill, opacity);
  }
}
