/** @typedef {import('../types.ts').Colour} Colour */
/** @typedef {import('../types.ts').Point3} Point3 */

/**
 * @param {string} text `#rrggbb`
 * @returns {Colour}
 */
export function hex(text) {
  const value = Number.parseInt(text.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` @param {Colour} colour */
export function css([red, green, blue]) {
  return `#${[red, green, blue].map(channel).join('')}`;
}

/** @param {number} value */
function channel(value) {
  return Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0');
}

/**
 * @param {Colour} from
 * @param {Colour} to
 * @param {number} share 0: all of `from`, 1: all of `to`
 * @returns {Colour}
 */
export function mix(from, to, share) {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/**
 * The colour under a light, channel by channel.
 *
 * @param {Colour} colour
 * @param {Point3} light
 * @returns {Colour}
 */
export function under(colour, light) {
  return [colour[0] * light[0], colour[1] * light[1], colour[2] * light[2]];
}

/**
 * Darker below 1, lighter (towards white) above.
 *
 * @param {Colour} colour
 * @param {number} factor
 * @returns {Colour}
 */
export function tone(colour, factor) {
  return factor <= 1 ? mix([12, 18, 30], colour, factor) : mix(colour, [255, 253, 248], factor - 1);
}

/** @param {number} red @param {number} green @param {number} blue @returns {Colour} */
export function rgb(red, green, blue) {
  return [red, green, blue];
}
