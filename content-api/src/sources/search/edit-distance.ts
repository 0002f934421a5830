/** Maximum number of letters to compare; folded words are not longer. */
const MAX_LETTERS = 63;
/** Three table rows, reused because a search compares thousands of words. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(MAX_LETTERS + 1));
const TOO_FAR = 200;

/**
 * The Damerau–Levenshtein distance between two words: the number of changed, added, missing and swapped letters.
 *
 * @param limit greater distances are returned as Infinity, often after comparing only a few letters
 */
export function editDistance(a: string, b: string, limit: number): number {
  const width = Math.min(b.length, MAX_LETTERS);
  const height = Math.min(a.length, MAX_LETTERS);
  if (Math.abs(width - height) > limit) return Number.POSITIVE_INFINITY;
  let [beforeLast, last, current] = ROWS as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= height; row += 1) {
    // Cells that are farther than `limit` from the diagonal have distances greater than `limit`.
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    current[from - 1] = from === 1 ? row : TOO_FAR;
    let min = TOO_FAR;
    for (let column = from; column <= to; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const mistakes = Math.min(
        (column < row + limit ? at(last, column) : TOO_FAR) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : TOO_FAR,
      );
      current[column] = mistakes;
      min = Math.min(min, mistakes);
    }
    if (min > limit) return Number.POSITIVE_INFINITY;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = at(last, width);
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? TOO_FAR;
}
