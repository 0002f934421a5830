/** Two differences are allowed from this length; in shorter names, they often make another word. */
const LONG_NAME_LENGTH = 10;

/**
 * Finds the first environment variable that is probably a misspelt setting (OP12): its name differs from a setting by one letter, or
 * by up to two in long names. Two swapped letters count as one difference.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string[]} settings names of all settings
 * @returns {{ name: string, nearest: string } | undefined}
 */
export function misspeltSetting(environment, settings) {
  for (const name of Object.keys(environment)) {
    if (settings.includes(name)) continue;
    const nearest = settings
      .map((setting) => ({ setting, distance: editDistance(name.toUpperCase(), setting) }))
      .filter(({ setting, distance }) => distance <= (setting.length < LONG_NAME_LENGTH ? 1 : 2))
      .sort((a, b) => a.distance - b.distance)[0];
    if (nearest) return { name, nearest: nearest.setting };
  }
  return undefined;
}

/**
 * Returns the smallest number of edits that turn one word into the other. An edit inserts, deletes or replaces a letter, or swaps two
 * neighbouring letters.
 *
 * @param {string} a
 * @param {string} b
 */
function editDistance(a, b) {
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
