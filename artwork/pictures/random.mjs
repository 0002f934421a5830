/**
 * A source of chance that a text decides: equal seeds give equal drawings, on every machine.
 *
 * @param {string} seed
 */
export function createRandom(seed) {
  let state = hash(seed);

  /** From 0 to just below 1 (mulberry32). */
  function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  return {
    next,
    /** @param {number} low @param {number} high */
    between: (low, high) => low + (high - low) * next(),
    /** A whole number; both ends are possible. @param {number} low @param {number} high */
    integer: (low, high) => low + Math.floor((high - low + 1) * next()),
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /** @template T @param {readonly [T, ...T[]]} choices @returns {T} */
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    /**
     * A source of its own, so that what is added to one part of a drawing moves nothing in the others.
     *
     * @param {string} part
     */
    fork: (part) => createRandom(`${seed}/${part}`),
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */

/** FNV-1a. @param {string} text */
function hash(text) {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
