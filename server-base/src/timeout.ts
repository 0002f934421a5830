/**
 * Waits for `work`, but no longer than `milliseconds`. The work itself continues after a timeout.
 *
 * @param onTimeout creates the error that is thrown on a timeout
 * @throws what `work` throws, or the error that `onTimeout` creates
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  milliseconds: number,
  onTimeout: () => Error,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(onTimeout()), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
