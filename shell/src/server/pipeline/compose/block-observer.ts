import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';

/** What the composition of pages tells of blocks. */
export interface BlockObserver {
  /** @param ms from the result before it, or from the order, to its own */
  rendered(block: OwnedBlock, ms: number): void;
  failed(block: OwnedBlock, cause: string): void;
  /** A page shows something else in its place. */
  fellBack(block: OwnedBlock, state: 'last-good' | 'static' | 'missing'): void;
}
