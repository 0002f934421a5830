import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startDrawer } from './start-drawer.ts';

/** The drawers of filters are modal without React. */
const behaviour: Behaviour = (root, { signal }) => {
  for (const drawer of root.querySelectorAll<HTMLElement>('[data-drawer]')) startDrawer(drawer, signal);
};
export default behaviour;
