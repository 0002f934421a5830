/** In shorter names, two different letters can make another word. */
const LONG_NAME = 10;

/**
 * The first environment variable that is not a setting but differs from one by a typing error (OP12): one letter, or two in long names;
 * two swapped letters count as one.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string[]} known names of settings
 * @returns {{ name: string, nearest: string } | undefined}
 */
export function misspeltSetting(environment, known) {
  for (const name of Object.keys(environment)) {
    if (known.includes(name)) continue;
    const nearest = known
      .map((setting) => ({ setting, distance: distanceBetween(name.toUpperCase(), setting) }))
      .filter(({ setting, distance }) => distance <= (setting.length < LONG_NAME ? 1 : 2))
      .sort((a, b) => a.distance - b.distance)[0];
    if (nearest) return { name, nearest: nearest.setting };
  }
  return undefined;
}

/**
 * The number of letters to insert, delete, replace or swap with their neighbour to turn one word into another.
 *
 * @param {string} a
 * @param {string} b
 */
function distanceBetween(a, b) {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (/** @type {number} */ row, /** @type {number} */ column) =>
    rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isEqual = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isEqual ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
