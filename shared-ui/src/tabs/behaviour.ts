import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startTabs } from './start-tabs.ts';

/** Tabs work without React (R2.11-16). */
const behaviour: Behaviour = (root, { signal }) => {
  for (const tabs of root.querySelectorAll<HTMLElement>('[data-tabs]')) startTabs(tabs, signal);
};
export default behaviour;
