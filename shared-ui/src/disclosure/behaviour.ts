import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startDisclosure } from './start-disclosure.ts';

/** Disclosures and transcripts open, close and mark their state without React (R2.11-15, R2.11-19). */
const startDisclosures: Behaviour = (root, { signal }) => {
  for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-disclosure]')) {
    startDisclosure(details, signal);
  }
};
export default startDisclosures;
