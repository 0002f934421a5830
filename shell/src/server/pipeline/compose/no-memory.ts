import type { ComposerDependencies } from './compose.ts';

/** Remembers neither HTML nor failures, so that a page neither uses what visitors' pages have left nor leaves anything to them. */
export const NO_MEMORY: Pick<ComposerDependencies, 'fragments' | 'lastGood' | 'breaker'> = {
  fragments: { get: () => undefined, set: () => {} },
  lastGood: { find: () => undefined, remember: () => {} },
  breaker: { allows: () => true, succeeded: () => {}, failed: () => undefined },
};
