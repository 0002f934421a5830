export { type BlockHydrator, type BlockToHydrate, createBlockHydrator } from './block-hydrator.ts';
export { dispatchPageEvents } from './page-events.ts';
export { leftoverListeners } from './page-listeners.ts';
export { type PageWindow, problemsOf } from './problems.ts';
