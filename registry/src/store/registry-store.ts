import type { DocumentStore } from './document-store.ts';
import type { HistoryStore } from './history-store.ts';
import type { LiveSetStore } from './live-set-store.ts';
import type { ReleaseLog } from './release-log.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReportStore } from './report-store.ts';

/** Everything that the registry stores. `disk/` keeps it on the local disk; another adapter implements the same ports. */
export interface RegistryStore {
  releases: ReleaseStore;
  liveSets: LiveSetStore;
  documents: DocumentStore;
  reports: ReportStore;
  history: HistoryStore;
  log: ReleaseLog;
  kind: 'disk' | 'postgresql';
  /**
   * Checks that the store can be read and changed now.
   *
   * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_UNAVAILABLE
   */
  checkAvailable(): Promise<void>;
  /**
   * Runs a rollback, which may use disk space that is reserved for it. A live set that restores an earlier one is stored even while the
   * store's database is unavailable.
   */
  forRollback<Result>(rollback: () => Promise<Result>): Promise<Result>;
  /** Makes the store available to another process. */
  close(): Promise<void>;
}
