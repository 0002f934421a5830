import type { LiveSet } from '@stadtraum/contracts/live-set';

/** The content of a new live set. The store adds its sequence, instant and id. */
export type NewLiveSet = Pick<LiveSet, 'reason' | 'releases' | 'restores'>;

/** The port to stored live sets, which are immutable. */
export interface LiveSetStore {
  current(): LiveSet | undefined;
  /** All readable sets that were ever current, newest first. */
  history(): readonly LiveSet[];
  find(id: string): LiveSet | undefined;
  /** Stores a new set and makes it current in one atomic switch. After a crash in between, the old set is still current. */
  append(content: NewLiveSet): Promise<LiveSet>;
}
