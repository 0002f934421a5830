import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startDisclosures } from '../disclosure/start-disclosures.ts';
import { startAccordion } from './start-accordion.ts';

/** Accordions work without React (R2.11-15): their sections, and the keys that move between the headers. */
const behaviour: Behaviour = (root, { signal }) => {
  startDisclosures(root, signal);
  for (const accordion of root.querySelectorAll<HTMLElement>('[data-accordion]')) {
    startAccordion(accordion, signal);
  }
};
export default behaviour;
