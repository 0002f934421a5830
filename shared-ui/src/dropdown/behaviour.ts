import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startDropdown } from './start-dropdown.ts';

/** Dropdowns close by themselves without React. */
const behaviour: Behaviour = (root, { signal }) => {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-dropdown]')) {
    startDropdown(details, signal);
  }
};
export default behaviour;
