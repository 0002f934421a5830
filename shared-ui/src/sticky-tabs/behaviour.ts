import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startStickyTabs } from './start-sticky-tabs.ts';

/** Sticky tabs work without React (R2.11-8). */
const behaviour: Behaviour = (root, { signal }) => {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-sticky-tabs]')) startStickyTabs(tabs, signal);
};
export default behaviour;
