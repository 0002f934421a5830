/**
 * Runs a task at a constant rate without waiting for earlier runs. On a busy machine, runs start late, but all of them run.
 *
 * @param perSecond runs per second
 * @param task receives the index of the run: 0, 1, 2, …
 * @returns a `stop` function, which resolves to the results of all runs, in order
 */
export function atRate<Result>(
  perSecond: number,
  task: (index: number) => Promise<Result>,
): { stop(): Promise<Result[]> } {
  const runs: Promise<Result>[] = [];
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const dueCount = ((performance.now() - startedAt) / 1000) * perSecond;
    while (runs.length < dueCount) runs.push(task(runs.length));
  }, 5);
  return {
    stop() {
      clearInterval(timer);
      return Promise.all(runs);
    },
  };
}

/** Runs a task `count` times at a constant rate and waits for all results. */
export async function timesAtRate<Result>(
  count: number,
  perSecond: number,
  task: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = [];
  await new Promise<void>((resolve) => {
    const { stop } = atRate(perSecond, async (index) => {
      if (index < count) results.push(task(index));
      else resolve(void stop());
    });
  });
  return Promise.all(results);
}
