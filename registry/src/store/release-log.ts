import type { LogEntry, LogPage } from '@stadtraum/contracts/registry-api';

/** A log entry before the log numbers and dates it. */
export type NewLogEntry = Omit<LogEntry, 'number' | 'at'>;

/**
 * The log entry of a request that is done. An action that changes the store passes it on, so that it is stored with the change; an entry
 * that was not asked for is added after the action.
 *
 * @param results what the change made known
 */
export type EntryOf = (results?: Pick<LogEntry, 'liveSet' | 'revision'>) => NewLogEntry;

/**
 * The port to the log of everything that changed the registry, or tried to. Entries are only ever added; each is bound to the one
 * before it by a hash, see `log-chain.ts`.
 */
export interface ReleaseLog {
  /** Adds an entry durably. */
  append(entry: NewLogEntry): Promise<LogEntry>;
  /** At most `limit` entries with a number below `before`, newest first; `intact` is about these entries. */
  read(range: LogRange): Promise<LogPage>;
  /** Reads the whole log: whether no stored entry was changed, removed or cut off. */
  isIntact(): Promise<boolean>;
}

export interface LogRange {
  limit: number;
  before?: number;
}
