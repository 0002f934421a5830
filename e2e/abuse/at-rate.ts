/**
 * Runs a task at a constant rate by the clock, without waiting for earlier runs: a busy machine runs late, but no fewer times.
 *
 * @param perSecond runs per second
 * @param turn is called with 0, 1, 2, …
 * @returns stops it and resolves to the results of all runs, in order
 */
export function atRate<Result>(
  perSecond: number,
  turn: (index: number) => Promise<Result>,
): { stop(): Promise<Result[]> } {
  const turns: Promise<Result>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (turns.length < due) turns.push(turn(turns.length));
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(turns);
    },
  };
}

/** Runs a task `times` times at a constant rate and waits for all results. */
export async function timesAtRate<Result>(
  amount: number,
  perSecond: number,
  turn: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  await new Promise<void>((resolve) => {
    const { stop } = atRate(perSecond, async (index) => {
      if (index < amount) results.push(turn(index));
      else resolve(void stop());
    });
  });
  return Promise.all(results);
}
