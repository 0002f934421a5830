import { css } from './colour.mjs';

/** @typedef {import('../types.ts').Point2} Point2 */
/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Stop} Stop */
/** @typedef {Colour | string} Fill a colour, or the address of a gradient */
/** @typedef {{ fill?: Fill, stroke?: Colour, width?: number, opacity?: number, cap?: 'round' | 'butt', rule?: 'evenodd' }} Paint */

/** A sheet to draw on, back to front: an SVG document in the making. All measures in pixels. */
export class Sheet {
  /** @type {string[]} */
  #parts = [];
  /** @type {string[]} */
  #definitions = [];

  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  /** @param {readonly Point2[]} points @param {Fill} fill @param {number} [opacity] */
  polygon(points, fill, opacity = 1) {
    if (points.length > 2) this.path(outline(points), { fill, opacity });
  }

  /**
   * Polygons of one fill, as one shape: where they overlap, they do not darken.
   *
   * @param {readonly (readonly Point2[])[]} polygons
   * @param {Fill} fill
   * @param {number} [opacity]
   */
  polygons(polygons, fill, opacity = 1) {
    const drawn = polygons.filter((points) => points.length > 2);
    if (drawn.length > 0) this.path(drawn.map(clockwise).map(outline).join(''), { fill, opacity });
  }

  /** @param {string} shape path data @param {Paint} paint */
  path(shape, { fill, stroke, width = 1, opacity = 1, cap = 'round', rule }) {
    const attributes = [
      `fill="${fill === undefined ? 'none' : asFill(fill)}"`,
      stroke &&
        `stroke="${css(stroke)}" stroke-width="${short(width)}" stroke-linecap="${cap}" stroke-linejoin="round"`,
      opacity < 1 && `opacity="${Math.round(opacity * 1000) / 1000}"`,
      rule && `fill-rule="${rule}"`,
    ];
    this.#parts.push(`<path d="${shape}" ${attributes.filter(Boolean).join(' ')}/>`);
  }

  /**
   * @param {Point2} centre
   * @param {number} radius
   * @param {Fill} fill
   * @param {number} [opacity]
   * @param {number} [radiusDown]
   */
  ellipse([x, y], radius, fill, opacity = 1, radiusDown = radius) {
    this.path(
      `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radiusDown)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radiusDown)} 0 1 0 ${short(-2 * radius)} 0z`,
      { fill, opacity },
    );
  }

  /** @param {readonly Point2[]} points @param {Colour} stroke @param {number} width @param {number} [opacity] */
  line(points, stroke, width, opacity = 1) {
    this.path(outline(points).slice(0, -1), { stroke, width, opacity });
  }

  /** @param {Point2} from @param {Point2} to @param {readonly Stop[]} stops @returns {string} a fill */
  linear(from, to, stops) {
    return this.#gradient(
      'linearGradient',
      `x1="${short(from[0])}" y1="${short(from[1])}" x2="${short(to[0])}" y2="${short(to[1])}"`,
      stops,
    );
  }

  /**
   * @param {Point2} centre
   * @param {number} radius
   * @param {readonly Stop[]} stops
   * @param {number} [squash] height : width
   * @returns {string} a fill
   */
  radial([x, y], radius, stops, squash = 1) {
    const place =
      squash === 1 ? '' : ` gradientTransform="translate(0 ${short(y * (1 - squash))}) scale(1 ${squash})"`;
    return this.#gradient(
      'radialGradient',
      `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"${place}`,
      stops,
    );
  }

  /** What `draw` draws is seen only within the shape. @param {string} shape path data @param {() => void} draw */
  within(shape, draw) {
    const id = `c${this.#definitions.length}`;
    this.#definitions.push(`<clipPath id="${id}"><path d="${shape}"/></clipPath>`);
    this.#parts.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#parts.push('</g>');
  }

  /** @param {{ transform?: string, opacity?: number }} attributes @param {() => void} draw */
  group({ transform, opacity }, draw) {
    const set = [transform && ` transform="${transform}"`, opacity !== undefined && ` opacity="${opacity}"`];
    this.#parts.push(`<g${set.filter(Boolean).join('')}>`);
    draw();
    this.#parts.push('</g>');
  }

  /**
   * What `draw` draws, to be drawn again elsewhere with `repeat`.
   *
   * @param {() => void} draw
   * @returns {string} its id
   */
  remembered(draw) {
    const id = `r${this.#parts.length}`;
    this.#parts.push(`<g id="${id}">`);
    draw();
    this.#parts.push('</g>');
    return id;
  }

  /** @param {string} id @param {string} transform @param {number} opacity */
  repeat(id, transform, opacity) {
    this.#parts.push(`<use href="#${id}" transform="${transform}" opacity="${opacity}"/>`);
  }

  toString() {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.#definitions.join('')}</defs>${this.#parts.join('\n')}</svg>\n`;
  }

  /** @param {string} element @param {string} place @param {readonly Stop[]} stops */
  #gradient(element, place, stops) {
    const id = `g${this.#definitions.length}`;
    const steps = stops.map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${short(offset * 100)}%" stop-color="${css(colour)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    );
    this.#definitions.push(
      `<${element} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${steps.join('')}</${element}>`,
    );
    return `url(#${id})`;
  }
}

/** Closed path data. @param {readonly Point2[]} points */
export function outline(points) {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

/** Path data of a soft closed curve through the points. @param {readonly Point2[]} points */
export function curve(points) {
  const at = (/** @type {number} */ index) => points[(index + points.length) % points.length] ?? [0, 0];
  const bends = points.map((point, index) => {
    const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const control = [
      point[0] + (end[0] - before[0]) / 6,
      point[1] + (end[1] - before[1]) / 6,
      end[0] - (after[0] - point[0]) / 6,
      end[1] - (after[1] - point[1]) / 6,
      ...end,
    ];
    return `C${control.map(short).join(' ')}`;
  });
  return `M${at(0).map(short).join(' ')}${bends.join('')}z`;
}

/** All in one direction, so that shapes which overlap leave no hole. @param {readonly Point2[]} points */
function clockwise(points) {
  let doubledArea = 0;
  points.forEach((point, index) => {
    const following = points[(index + 1) % points.length] ?? point;
    doubledArea += point[0] * following[1] - following[0] * point[1];
  });
  return doubledArea < 0 ? [...points].reverse() : points;
}

/** @param {Fill} fill */
function asFill(fill) {
  return typeof fill === 'string' ? fill : css(fill);
}

/** A tenth of a pixel is as exact as a drawing gets. @param {number} value */
export function short(value) {
  return String(Math.round(value * 10) / 10 + 0);
}
