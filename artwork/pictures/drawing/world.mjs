import { mix, under } from './colour.mjs';
import { clipped, cut, dot, hull } from './geometry.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Point3} Point3 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Stop} Stop */
/** @typedef {import('../types.ts').Mood} Mood */
/** @typedef {import('./sheet.mjs').Sheet} Sheet */
/** @typedef {import('../random.mjs').Random} Random */

/**
 * Where the viewer stands and looks. The camera is held level, so that what is upright stays upright, as architects draw it.
 *
 * @typedef {object} Camera
 * @property {Point3} eye
 * @property {number} turn radians to the right
 * @property {number} focal pixels: the size of one metre at a distance of one metre
 * @property {number} horizon pixels from the sheet's top
 * @property {number} [centre] pixels from the sheet's left edge, by default the middle
 */

const NEAR = 0.4;

/** A scene in three dimensions under one light, drawn on a sheet back to front. */
export class World {
  /** @param {Sheet} sheet @param {Camera} camera @param {Mood} mood @param {Random} random */
  constructor(sheet, camera, mood, random) {
    this.sheet = sheet;
    this.camera = camera;
    this.mood = mood;
    this.random = random;
    this.centre = camera.centre ?? sheet.width / 2;
  }

  /** Where a place is seen. It must lie before the viewer. @param {Point3} point @returns {Point2} */
  see(point) {
    return this.#project(this.#fromCamera(point));
  }

  /** @param {readonly Point3[]} points @returns {Point2[]} */
  seeAll(points) {
    const before = cut(
      points.map((point) => this.#fromCamera(point)),
      ([, , z]) => z - NEAR,
      (a, b, share) => mix(a, b, share),
    );
    return before.map((point) => this.#project(point));
  }

  /** Pixels per metre. @param {Point3} point */
  scaleAt(point) {
    return this.camera.focal / Math.max(NEAR, this.#fromCamera(point)[2]);
  }

  /** Metres along the line of sight. @param {Point3} point */
  depthOf(point) {
    return this.#fromCamera(point)[2];
  }

  /**
   * The colour of a surface under this light, seen from afar.
   *
   * @param {Colour} colour
   * @param {Point3} normal
   * @param {Point3} place
   */
  lit(colour, normal, place) {
    const { sun, sunlight, ambient } = this.mood;
    const facing = Math.max(0, -dot(sun, normal));
    /** @type {Point3} */
    const light = [
      ambient[0] + sunlight[0] * facing,
      ambient[1] + sunlight[1] * facing,
      ambient[2] + sunlight[2] * facing,
    ];
    return this.hazy(under(colour, light), place);
  }

  /** @param {Colour} colour @param {Point3} place */
  hazy(colour, place) {
    const share = 1 - Math.exp(-Math.max(0, this.depthOf(place) - 8) / this.mood.hazeDistance);
    return mix(colour, this.mood.haze, share);
  }

  /**
   * A flat surface.
   *
   * @param {readonly Point3[]} points
   * @param {Colour} colour as it is in white light
   * @param {Point3} normal
   * @param {{ within?: readonly Point2[] | undefined, opacity?: number }} [options]
   */
  surface(points, colour, normal, { within, opacity = 1 } = {}) {
    const [place] = points;
    if (!place) return;
    this.sheet.polygon(this.#seen(points, within), this.lit(colour, normal, place), opacity);
  }

  /**
   * Surfaces of one colour in one plane.
   *
   * @param {readonly (readonly Point3[])[]} polygons
   * @param {Colour} colour
   * @param {Point3} normal
   * @param {number} [opacity]
   */
  surfaces(polygons, colour, normal, opacity = 1) {
    const place = polygons[0]?.[0];
    if (!place) return;
    const seen = polygons.map((points) => this.seeAll(points));
    this.sheet.polygons(seen, this.lit(colour, normal, place), opacity);
  }

  /**
   * A veil from the first point to the third, in the sheet's own colours: dirt, depth, light.
   *
   * @param {readonly Point3[]} points
   * @param {readonly Stop[]} stops
   * @param {readonly Point2[]} [within]
   */
  veil(points, stops, within) {
    const seen = this.seeAll(points);
    const [from, , to] = seen;
    if (!from || !to) return;
    const shown = within ? clipped(seen, within) : seen;
    this.sheet.polygon(shown, this.sheet.linear(from, [from[0], to[1]], stops));
  }

  /**
   * Shadows of one light lie over each other without getting darker.
   *
   * @param {readonly (readonly Point3[])[]} areas
   * @param {readonly Point2[]} [within]
   * @param {number} [strength]
   */
  shadows(areas, within, strength = 1) {
    const { shadow, shadowOpacity } = this.mood;
    const seen = areas.map((points) => this.#seen(points, within));
    this.sheet.polygons(seen, shadow, shadowOpacity * strength);
  }

  /**
   * The shadow that an upright body throws on the ground.
   *
   * @param {readonly Point3[]} top its upper outline
   * @returns {Point3[]}
   */
  groundShadow(top) {
    const { sun } = this.mood;
    const flat = top.flatMap(([x, y, z]) => {
      const reach = y / -sun[1];
      return /** @type {Point2[]} */ ([
        [x, z],
        [x + sun[0] * reach, z + sun[2] * reach],
      ]);
    });
    return hull(flat).map(([x, z]) => [x, 0.01, z]);
  }

  /** @param {readonly Point3[]} points @param {readonly Point2[]} [within] */
  #seen(points, within) {
    const seen = this.seeAll(points);
    return within ? clipped(seen, within) : seen;
  }

  /** @param {Point3} point @returns {Point3} */
  #fromCamera(point) {
    const { eye, turn } = this.camera;
    const [x, z] = [point[0] - eye[0], point[2] - eye[2]];
    return [
      x * Math.cos(turn) - z * Math.sin(turn),
      point[1] - eye[1],
      x * Math.sin(turn) + z * Math.cos(turn),
    ];
  }

  /** @param {Point3} point @returns {Point2} */
  #project([x, y, z]) {
    const scale = this.camera.focal / z;
    return [this.centre + x * scale, this.camera.horizon - y * scale];
  }
}
