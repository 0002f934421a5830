import type { OwnedBlock } from '@stadtraum/page-plan/live-set-index';

/** Receives the outcome of each block while pages are composed. */
export interface BlockObserver {
  /** @param ms milliseconds since the previous result of the batch, or since the renderer got the batch */
  rendered(block: OwnedBlock, ms: number): void;
  /** @param reason as text for people */
  failed(block: OwnedBlock, cause: string, reason: string): void;
  /** Called when a page shows a fallback in place of the block. */
  fellBack(block: OwnedBlock, state: 'last-good' | 'static' | 'missing'): void;
}
