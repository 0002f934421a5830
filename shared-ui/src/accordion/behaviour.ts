import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import startDisclosures from '../disclosure/behaviour.ts';
import { startAccordion } from './start-accordion.ts';

/** Accordions work without React (R2.11-15): their sections, and the keys that move between the headers. */
const startAccordions: Behaviour = (root, context) => {
  startDisclosures(root, context);
  for (const accordion of root.querySelectorAll<HTMLElement>('[data-accordion]')) {
    startAccordion(accordion, context.signal);
  }
};
export default startAccordions;
