import { mix, tone } from './colour.mjs';
import { curve } from './sheet.mjs';

/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('./sheet.mjs').Fill} Fill */
/** @typedef {import('./world.mjs').World} World */

/** Draws small things in metres on an upright plane that faces the viewer. The light comes from the left. */
export class Pen {
  /** @param {World} world @param {Point3} at where the plane's own 0, 0 lies */
  constructor(world, at) {
    this.sheet = world.sheet;
    this.scale = world.scaleAt(at);
    this.origin = world.see(at);
  }

  /** @param {number} x @param {number} y @returns {Point2} pixels */
  at(x, y) {
    return [this.origin[0] + x * this.scale, this.origin[1] - y * this.scale];
  }

  /** @param {readonly Point2[]} points metres @param {Fill} fill @param {number} [opacity] */
  shape(points, fill, opacity) {
    this.sheet.polygon(
      points.map(([x, y]) => this.at(x, y)),
      fill,
      opacity,
    );
  }

  /** @param {readonly Point2[]} points metres @param {Fill} fill @param {number} [opacity] */
  soft(points, fill, opacity) {
    this.sheet.path(curve(points.map(([x, y]) => this.at(x, y))), { fill, ...(opacity && { opacity }) });
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {Fill} fill @param {number} [opacity] */
  box(x, y, width, height, fill, opacity) {
    this.shape(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      fill,
      opacity,
    );
  }

  /** @param {readonly Point2[]} points metres @param {Colour} colour @param {number} width metres @param {number} [opacity] */
  line(points, colour, width, opacity) {
    this.sheet.line(
      points.map(([x, y]) => this.at(x, y)),
      colour,
      Math.max(1, width * this.scale),
      opacity,
    );
  }

  /** @param {number} x @param {number} y @param {number} radius @param {Fill} fill @param {number} [opacity] @param {number} [up] its other radius */
  disc(x, y, radius, fill, opacity, up = radius) {
    this.sheet.ellipse(this.at(x, y), radius * this.scale, fill, opacity, up * this.scale);
  }

  /** A fill that is lit from the left, between two places. @param {number} from @param {number} to @param {Colour} colour */
  round(from, to, colour) {
    return this.sheet.linear(this.at(from, 0), this.at(to, 0), [
      [0, tone(colour, 0.92)],
      [0.28, tone(colour, 1.3)],
      [0.62, colour],
      [1, tone(colour, 0.62)],
    ]);
  }

  /** A fill from one height to another. @param {number} from @param {number} to @param {Colour} lower @param {Colour} upper */
  upright(from, to, lower, upper) {
    return this.sheet.linear(this.at(0, from), this.at(0, to), [
      [0, lower],
      [1, upper],
    ]);
  }

  /**
   * A turned body: pots, cups, lamps, bottles.
   *
   * @param {number} x its axis
   * @param {number} y its foot
   * @param {readonly (readonly [radius: number, up: number])[]} profile from the foot upwards
   * @param {Colour} colour
   * @param {{ open?: Colour }} [options] `open`: the colour seen inside its mouth
   */
  turned(x, y, profile, colour, { open } = {}) {
    const widest = Math.max(...profile.map(([radius]) => radius));
    const right = profile.map(([radius, up]) => /** @type {Point2} */ ([x + radius, y + up]));
    const left = [...profile].reverse().map(([radius, up]) => /** @type {Point2} */ ([x - radius, y + up]));
    const fill = this.round(x - widest, x + widest, colour);
    const [foot, mouth] = [profile[0] ?? [0, 0], profile[profile.length - 1] ?? [0, 0]];
    this.disc(x, y + foot[1], foot[0], fill, 1, foot[0] * 0.16);
    this.shape([...right, ...left], fill);
    if (!open) return;
    this.disc(x, y + mouth[1], mouth[0], tone(colour, 1.12), 1, mouth[0] * 0.2);
    this.disc(x, y + mouth[1] - 0.002, mouth[0] * 0.86, open, 1, mouth[0] * 0.16);
  }

  /** A soft shadow that lies to the right of what stands. @param {number} x @param {number} y @param {number} width */
  shadow(x, y, width) {
    for (const grow of [1.25, 1, 0.75])
      this.disc(x + width * 0.12, y, (width / 2) * grow, [24, 28, 40], 0.1, width * 0.07 * grow);
  }

  /** @param {Colour} colour @param {number} share of grey */
  static faded(colour, share) {
    return mix(colour, [150, 152, 154], share);
  }
}
