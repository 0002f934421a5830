/**
 * Shares work in progress between concurrent callers: a form that arrives fifty times at once must not occupy fifty connections
 * that wait for the same lock (F23).
 */
export class InFlightWork<T> {
  readonly #inFlight = new Map<string, Promise<T>>();

  /** Starts `work`, or joins the one in progress for `key`. Failures are shared too; later calls start again. */
  share(key: string, work: () => Promise<T>): Promise<T> {
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight;
    const started = work().finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }
}
