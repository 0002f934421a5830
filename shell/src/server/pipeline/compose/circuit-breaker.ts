import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';

/** The number of failures within `WINDOW_MS` that opens a circuit. */
const MAX_FAILURES = 3;
const WINDOW_MS = 60_000;
/** Milliseconds for which a circuit remains open before one trial is allowed. */
const OPEN_MS = 30_000;

interface Circuit {
  /** The times of the last failures, in monotonic milliseconds. */
  failures: number[];
  /** No attempt is made before this time, in monotonic milliseconds; 0 if the circuit is closed. */
  openUntil: number;
}

/**
 * Stops rendering a release's block type for a while after repeated failures (F7), so that a broken block does not occupy
 * renderers. Keys come from `circuitKey`.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether the block may be rendered now. After `OPEN_MS`, one caller gets true and makes a trial. */
  allows(key: string): boolean {
    const circuit = this.#circuits.get(key);
    if (!circuit || circuit.openUntil === 0) return true;
    if (this.#now() < circuit.openUntil) return false;
    circuit.openUntil = this.#now() + OPEN_MS;
    return true;
  }

  /** Whether the circuit is open, possibly with a pending trial. */
  isOpen(key: string): boolean {
    return (this.#circuits.get(key)?.openUntil ?? 0) > 0;
  }

  succeeded(key: string): void {
    const circuit = this.#circuits.get(key);
    // A success does not clear the failures of a closed circuit.
    if (circuit && circuit.openUntil > 0) this.#circuits.delete(key);
  }

  /** @returns the number of failures if this failure opened the circuit; otherwise undefined */
  failed(key: string): number | undefined {
    const now = this.#now();
    const circuit = this.#circuits.get(key) ?? { failures: [], openUntil: 0 };
    this.#circuits.set(key, circuit);
    circuit.failures = [...circuit.failures.filter((time) => now - time < WINDOW_MS), now].slice(
      -MAX_FAILURES,
    );
    const wasOpen = circuit.openUntil > 0;
    if (!wasOpen && circuit.failures.length < MAX_FAILURES) return undefined;
    circuit.openUntil = now + OPEN_MS;
    return wasOpen ? undefined : circuit.failures.length;
  }
}

/** The key of a block type in one release. */
export function circuitKey({ declaration, release }: Pick<OwnedBlock, 'declaration' | 'release'>): string {
  return `${declaration.type} ${release}`;
}
