/** Words with more differences than this are not offered. */
const MAX_DISTANCE = 3;
/** Share of the longer word that may differ. */
const MAX_DIFFERENCE = 0.5;

/** The candidate that a mistyped name probably means; undefined if none is similar. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const isEnding = candidate.endsWith(`-${name}`);
    // Each letter that one of them has more is a difference.
    if (!isEnding && Math.abs(name.length - candidate.length) > MAX_DISTANCE) continue;
    const distance = isEnding ? 0 : editDistance(name, candidate);
    const length = Math.max(name.length, candidate.length);
    if (distance > MAX_DISTANCE || distance > length * MAX_DIFFERENCE) continue;
    if (!best || distance < best.distance) best = { candidate, distance };
  }
  return best?.candidate;
}

/** ` Did you mean mf-press?`, to follow a sentence; empty if no candidate is similar. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const candidate = nearest(name, candidates);
  return candidate === undefined ? '' : ` Did you mean ${candidate}?`;
}

/** Number of letters to insert, delete or replace; two swapped neighbours count once. */
function editDistance(a: string, b: string): number {
  let [older, old]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(old, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const swapped = isSwapped ? at(older, column - 2) + 1 : replaced;
      current.push(Math.min(at(old, column) + 1, at(current, column - 1) + 1, replaced, swapped));
    }
    [older, old] = [old, current];
  }
  return at(old, b.length);
}

function at(row: readonly number[] | undefined, column: number): number {
  return row?.[column] ?? Number.POSITIVE_INFINITY;
}
