import type { Behaviour } from '@stadtraum/federation-kit/behaviour';
import { startDisclosures } from './start-disclosures.ts';

/** Disclosures and transcripts open, close and mark their state without React (R2.11-15, R2.11-19). */
const behaviour: Behaviour = (root, { signal }) => startDisclosures(root, signal);
export default behaviour;
