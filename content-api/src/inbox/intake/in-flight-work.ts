/**
 * Work that is being done, by what it is about. Whoever wants the same meanwhile gets the same outcome: a form that arrives
 * fifty times at once must not hold fifty connections that wait for one lock until the last of them gives up (F23).
 */
export class InFlightWork<T> {
  readonly #inFlight = new Map<string, Promise<T>>();

  /** Begins `work`, unless the same is under way. A failure is shared too; whoever comes later begins anew. */
  share(key: string, work: () => Promise<T>): Promise<T> {
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight;
    const started = work().finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, started);
    return started;
  }
}
