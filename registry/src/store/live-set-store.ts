import type { LiveSet } from '@stadtraum/contracts/live-set';

/** What makes a new live set; the store adds its sequence, its instant and its id. */
export type NewLiveSet = Pick<LiveSet, 'reason' | 'releases' | 'restores'>;

/** Where live sets live: immutable once added. The port for another storage than the local disk. */
export interface LiveSetStore {
  current(): LiveSet | undefined;
  /** Every set that was ever current and can still be read, newest first. */
  history(): readonly LiveSet[];
  find(id: string): LiveSet | undefined;
  /** Stores a new set and makes it the current one in one atomic switch. A crash in between leaves the old one current. */
  append(content: NewLiveSet): Promise<LiveSet>;
}
