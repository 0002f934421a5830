/** The live pages since a change of content: what changed, by path. */
export interface ContentEntry {
  kind: 'content';
  /** Increases with each entry of any kind. */
  number: number;
  /** Instant (RFC 3339). */
  at: string;
  revision: string;
  /** Whether it lists all pages: the oldest entry does, and takes the place of all before it. */
  complete?: true;
  /** Hashes of the page models that changed, by path; null: there is no page any more. */
  pages: Record<string, string | null>;
  /** Stored bytes of each of these models, by hash. */
  bytes: Record<string, number>;
}

/** The versions of the shells' servers since a change of them. */
export interface ServersEntry {
  kind: 'servers';
  number: number;
  /** Instant (RFC 3339). */
  at: string;
  /** Sorted; at least one. */
  servers: string[];
}

export type HistoryEntry = ContentEntry | ServersEntry;

/** The port to the history of pages. It may lose what a crash of the machine interrupted: readers verify each model by its hash. */
export interface HistoryStore {
  /** All readable entries, the lowest number first. */
  read(): Promise<HistoryEntry[]>;
  /**
   * Stores models, then an entry; one with the same number is replaced.
   *
   * @param models compressed, by hash
   */
  add(entry: HistoryEntry, models?: ReadonlyMap<string, Buffer>): Promise<void>;
  /** A compressed model. Undefined if no model has this hash any more. */
  model(hash: string): Promise<Buffer | undefined>;
  /** Removes entries by number, then models by hash. */
  remove(numbers: readonly number[], hashes: readonly string[]): Promise<void>;
}
