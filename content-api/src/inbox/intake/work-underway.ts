/**
 * Work that is being done, by what it is about. Whoever wants the same meanwhile gets the same outcome: a form that arrives
 * fifty times at once must not hold fifty connections that wait for one lock until the last of them gives up (F23).
 */
export class WorkUnderway<T> {
  readonly #underway = new Map<string, Promise<T>>();

  /** Begins `work`, unless the same is under way. A failure is shared too; whoever comes later begins anew. */
  share(subject: string, work: () => Promise<T>): Promise<T> {
    const underway = this.#underway.get(subject);
    if (underway !== undefined) return underway;
    const begun = work().finally(() => this.#underway.delete(subject));
    this.#underway.set(subject, begun);
    return begun;
  }
}
