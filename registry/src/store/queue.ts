/** Runs jobs one at a time, in order. A job that fails does not stop the next. */
export type Enqueue = <T>(job: () => Promise<T>) => Promise<T>;

export function createQueue(): Enqueue {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    last = result.catch(() => {});
    return result;
  };
}
