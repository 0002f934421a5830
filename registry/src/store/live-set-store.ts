import type { GateReport } from '@stadtraum/contracts/gate';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import type { NewLogEntry } from './release-log.ts';

/** The content of a new live set. The store adds its sequence, instant and id. */
export type NewLiveSet = Pick<LiveSet, 'reason' | 'releases' | 'restores'> & {
  /** The set's sequence is at least this. */
  minSequence?: number;
};

/** What is stored with a new live set: who switched, why, and what the gate saw. */
export interface SwitchRecord {
  entry: NewLogEntry;
  report?: GateReport | undefined;
}

/** The port to stored live sets, which are immutable. Each is stored with the envelope that signs it (SE7). */
export interface LiveSetStore {
  current(): LiveSet | undefined;
  /** All readable sets that were ever current, newest first. */
  history(): readonly LiveSet[];
  find(id: string): LiveSet | undefined;
  envelopeOf(id: string): Envelope | undefined;
  /**
   * Stores a new set with its envelope and its record, and makes it current in one atomic switch. After a crash in between, the old
   * set is still current, and the log has no entry of the new one. Its sequence is higher than that of any set before it.
   */
  append(
    content: NewLiveSet,
    sign: (set: LiveSet) => Envelope,
    recordOf: (set: LiveSet) => SwitchRecord,
  ): Promise<LiveSet>;
}
