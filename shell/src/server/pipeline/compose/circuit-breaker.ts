import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';

/** Failures within `WINDOW_MS` that open a circuit. */
const MAX_FAILURES = 3;
/** Milliseconds. */
const WINDOW_MS = 60_000;
/** Milliseconds that a circuit stays open; then one trial decides. */
const OPEN_MS = 30_000;

interface Circuit {
  /** Instants of the last failures, monotonic milliseconds. */
  failures: number[];
  /** Until when nothing is tried. */
  openUntil: number;
}

/**
 * Switches a block type of one release off for a while after it failed several times (F7), so that a broken block
 * costs the site no renderers. Keys come from `circuitOf`.
 */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether the block may be tried now. After an open time one caller gets true, the others wait for its outcome. */
  allows(key: string): boolean {
    const circuit = this.#circuits.get(key);
    if (!circuit || circuit.openUntil === 0) return true;
    if (this.#now() < circuit.openUntil) return false;
    circuit.openUntil = this.#now() + OPEN_MS;
    return true;
  }

  /** Whether the block is switched off, or on trial. */
  isOpen(key: string): boolean {
    return (this.#circuits.get(key)?.openUntil ?? 0) > 0;
  }

  succeeded(key: string): void {
    const circuit = this.#circuits.get(key);
    // One success among failures proves nothing, one after an open time does.
    if (circuit && circuit.openUntil > 0) this.#circuits.delete(key);
  }

  /** @returns the number of failures when this one opened the circuit, else undefined */
  failed(key: string): number | undefined {
    const now = this.#now();
    const circuit = this.#circuits.get(key) ?? { failures: [], openUntil: 0 };
    this.#circuits.set(key, circuit);
    circuit.failures = [...circuit.failures.filter((at) => now - at < WINDOW_MS), now].slice(-MAX_FAILURES);
    const wasOpen = circuit.openUntil > 0;
    if (!wasOpen && circuit.failures.length < MAX_FAILURES) return undefined;
    circuit.openUntil = now + OPEN_MS;
    return wasOpen ? undefined : circuit.failures.length;
  }
}

/** The key of a block type in one release. */
export function circuitOf({ declaration, release }: Pick<OwnedBlock, 'declaration' | 'release'>): string {
  return `${declaration.type} ${release}`;
}
