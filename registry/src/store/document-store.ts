import type { NewLogEntry } from './release-log.ts';

/** The port to small documents: trusted keys, used nonces, marks. Each is replaced as a whole, atomically and durably. */
export interface DocumentStore {
  /**
   * @param name kebab-case name of the document
   * @returns the JSON value; undefined if the document was never written
   */
  read(name: string): Promise<unknown>;
  /** @param entry added to the log with the change: both are stored or neither is */
  write(name: string, value: unknown, entry?: NewLogEntry): Promise<void>;
}
