/*
 * Ages are measured with the monotonic clock, which does not jump when the machine's time is changed. It starts again with each
 * process, so times on disk are wall-clock times and are converted when they are written and read.
 */

/** @param time monotonic milliseconds @returns milliseconds since 1970 */
export function toWallClock(time: number): number {
  return Math.round(Date.now() - (performance.now() - time));
}

/** @param wallTime milliseconds since 1970; a time in the future counts as now @returns monotonic milliseconds */
export function toMonotonic(wallTime: number): number {
  return performance.now() - Math.max(0, Date.now() - wallTime);
}
