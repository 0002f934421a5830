import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';

/** Receives the outcome of each block while pages are composed. */
export interface BlockObserver {
  /** @param ms since the previous result of its batch, or since the renderer got the batch */
  rendered(block: OwnedBlock, ms: number): void;
  failed(block: OwnedBlock, cause: string): void;
  /** A page shows a fallback in the block's place. */
  fellBack(block: OwnedBlock, state: 'last-good' | 'static' | 'missing'): void;
}
