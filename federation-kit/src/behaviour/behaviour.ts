import type { Platform } from '@stadtraum/contracts/platform';

export interface BehaviourContext {
  platform: Platform;
  /** Hydrates the block's island before the visitor touches it, because the address or a consent asks for it. */
  hydrate(): void;
  /** Aborted when the block's HTML is replaced, so that nothing acts on the old elements. */
  signal: AbortSignal;
}

/**
 * Brings a block's HTML to life without React: the default export of a block's `<type>.behaviour.ts` or of a kit component's
 * `behaviour.ts`. It runs once per block, before anything hydrates. It writes only what React does not render, and hands its
 * state over to the component that hydrates later.
 *
 * @param root the block's element
 */
export type Behaviour = (root: HTMLElement, context: BehaviourContext) => void;
