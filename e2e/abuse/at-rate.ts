/**
 * Does something at a steady rate, by the clock, whether earlier turns have ended or not: a busy machine is late, it does not do less.
 *
 * @param perSecond turns per second
 * @param turn is called with 0, 1, 2, …
 * @returns ends it, and answers what all turns have come to, in order
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

/** So many turns at a steady rate, to their ends. */
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
