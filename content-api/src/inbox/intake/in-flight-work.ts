/**
 * Shares work in progress between concurrent callers, so that fifty copies of a form do not block fifty connections on the same
 * lock (F23).
 */
export class InFlightWork<T> {
  readonly #inFlight = new Map<string, Promise<T>>();

  /** Starts `work`, or joins the work in progress for `key`. Failures are shared too; later calls start the work again. */
  share(key: string, work: () => Promise<T>): Promise<T> {
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight;
    const started = work().finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }
}
