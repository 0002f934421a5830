/** What a check says about a state: `untestable` if it cannot tell. */
export type Outcome = 'good' | 'bad' | 'untestable';

/** How a search ended. States are named by their index. */
export type SearchResult =
  | {
      kind: 'found';
      /** The last state that is known to be good. */
      lastGood: number;
      /** The first state that is known to be bad. Those between the two are untestable. */
      firstBad: number;
    }
  /** The first state is not good, or the last one is not bad. */
  | { kind: 'wrong-end'; end: 'first' | 'last'; outcome: Outcome };

/**
 * Finds a good state that a bad one follows. It evaluates the first state, the last one, and at most ⌈log₂(count − 1)⌉ between them, plus
 * untestable ones. If the outcome changes several times, it finds one of the changes.
 *
 * @param count number of states, at least two
 * @param evaluate is called once at most for each state
 */
export async function findFirstBad(
  count: number,
  evaluate: (index: number) => Promise<Outcome>,
): Promise<SearchResult> {
  const first = await evaluate(0);
  if (first !== 'good') return { kind: 'wrong-end', end: 'first', outcome: first };
  const last = await evaluate(count - 1);
  if (last !== 'bad') return { kind: 'wrong-end', end: 'last', outcome: last };

  let [lastGood, firstBad] = [0, count - 1];
  const untestable = new Set<number>();
  for (;;) {
    const next = nearestToMiddle(lastGood, firstBad, untestable);
    if (next === undefined) return { kind: 'found', lastGood, firstBad };
    const outcome = await evaluate(next);
    if (outcome === 'good') lastGood = next;
    else if (outcome === 'bad') firstBad = next;
    else untestable.add(next);
  }
}

/** The testable state between two that is nearest to their middle; undefined if there is none. */
function nearestToMiddle(low: number, high: number, untestable: ReadonlySet<number>): number | undefined {
  const middle = Math.floor((low + high) / 2);
  for (let distance = 0; distance < high - low; distance += 1) {
    for (const index of [middle + distance, middle - distance])
      if (index > low && index < high && !untestable.has(index)) return index;
  }
  return undefined;
}
