/**
 * Limits the share of the time that a check takes. Calls in between get the last result; simultaneous calls share a check.
 *
 * @param share from 0 to 1
 */
export function limitShare<Result>(
  check: () => Promise<Result>,
  share: number,
  now = () => performance.now(),
): () => Promise<Result> {
  let last: Promise<Result> | undefined;
  let nextAt = 0;
  return () => {
    if (last && now() < nextAt) return last;
    const startedAt = now();
    nextAt = Number.POSITIVE_INFINITY;
    last = check().finally(() => {
      nextAt = now() + (now() - startedAt) * (1 / share - 1);
    });
    last.catch(() => {
      last = undefined;
    });
    return last;
  };
}
