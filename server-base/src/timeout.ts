/**
 * Waits for `work`, but no longer than `milliseconds`.
 *
 * @param onTimeout makes the error that is thrown then; the work itself goes on
 * @throws what `work` throws, or the error that `onTimeout` makes
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
