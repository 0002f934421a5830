/** Measures the phases of an examination in milliseconds. */
export class Stopwatch {
  readonly laps: { name: string; ms: number }[] = [];
  #last = performance.now();

  /** Ends the phase `name`, which began with the last one's end. */
  lap(name: string): void {
    const now = performance.now();
    this.laps.push({ name, ms: Math.round(now - this.#last) });
    this.#last = now;
  }
}
