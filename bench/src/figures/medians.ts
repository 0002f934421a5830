/** The middle value; for an even number of values, the mean of the middle two; NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** The median of each figure over several runs. */
export function medians<Figures extends Record<string, number>>(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]),
  ) as Figures;
}

/** The smallest value that at least `share` of the values do not exceed (nearest rank); NaN if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The entry with the largest figure, the first of several; an entry whose figure is NaN counts as the worst. */
export function worstOf<Entry>(
  entries: readonly Entry[],
  figure: (entry: Entry) => number,
): Entry | undefined {
  const rank = (entry: Entry) => (Number.isNaN(figure(entry)) ? Number.POSITIVE_INFINITY : figure(entry));
  return entries.reduce<Entry | undefined>(
    (worst, entry) => (worst === undefined || rank(entry) > rank(worst) ? entry : worst),
    undefined,
  );
}
