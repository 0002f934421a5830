/** Random choices that are the same in every run with the same seed. */
export class Random {
  #state: number;

  /** @param seed any integer */
  constructor(seed: number) {
    this.#state = seed;
  }

  /** At least 0 and less than 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** An integer, both ends included. */
  integer([from, to]: Range): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  /** A number with at most so many decimals, both ends included. */
  number([from, to]: Range, decimals: number): number {
    const scale = 10 ** decimals;
    return this.integer([Math.ceil(from * scale), Math.floor(to * scale)]) / scale;
  }

  pick<T>(values: readonly [T, ...T[]]): T {
    return values[Math.floor(this.next() * values.length)] ?? values[0];
  }
}

/** Lowest and highest value. */
export type Range = readonly [from: number, to: number];
