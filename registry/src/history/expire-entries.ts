import type { ContentEntry, ServersEntry } from '../store/history-store.ts';

/** Bytes that an entry takes for each page that it names, about. */
const BYTES_PER_PAGE = 150;

/** What remains of the history, and what has to be removed from the store. */
export interface Expiry {
  /** Oldest first. */
  entries: ContentEntry[];
  /** The oldest remaining entry, if it took over what was valid before it and has to be stored again. */
  changed?: ContentEntry;
  /** Numbers of removed entries. */
  numbers: number[];
  /** Hashes of models that no remaining entry names. */
  hashes: string[];
  /** Entries that were removed only because the others take too many bytes. */
  forSpace: number;
}

export interface ExpiryLimits {
  /** In milliseconds since 1970: what was valid at that time is kept, what ended before is not. */
  before: number;
  /** Of all models and entries. If the pages of a single revision take more, nothing is kept. */
  maxBytes: number;
}

/** Drops the oldest entries. What they said about pages that later entries do not name goes to the oldest entry that is kept. */
export function expireEntries(content: readonly ContentEntry[], { before, maxBytes }: ExpiryLimits): Expiry {
  const folding = new Folding(content);
  while (folding.isSecondAt(before)) folding.foldOldest();
  const outdated = folding.numbers.length;
  while (folding.bytes > maxBytes && folding.entries.length > 0) folding.foldOldest();
  const { entries, numbers, hashes } = folding;
  const [oldest] = entries;
  return {
    ...{ entries, numbers, hashes, forSpace: numbers.length - outdated },
    ...(oldest && numbers.length > 0 && { changed: oldest }),
  };
}

/** Maximum number of changes of servers that are kept. */
const MAX_SERVER_CHANGES = 1_000;

/** The newest versions of servers since `before`, and the last ones before it. @param before in milliseconds since 1970 */
export function expireServers(
  servers: readonly ServersEntry[],
  before: number,
): { entries: ServersEntry[]; numbers: number[] } {
  const last = servers.findLastIndex(({ at }) => Date.parse(at) <= before);
  const first = Math.max(last, servers.length - MAX_SERVER_CHANGES, 0);
  return { entries: servers.slice(first), numbers: servers.slice(0, first).map(({ number }) => number) };
}

class Folding {
  readonly entries: ContentEntry[];
  readonly numbers: number[] = [];
  readonly hashes: string[] = [];
  bytes = 0;
  /** How many entries name each model. */
  readonly #uses = new Map<string, number>();
  readonly #sizes = new Map<string, number>();

  constructor(entries: readonly ContentEntry[]) {
    this.entries = [...entries];
    for (const { pages, bytes } of entries) {
      for (const [hash, size] of Object.entries(bytes)) this.#sizes.set(hash, size);
      for (const hash of Object.values(pages)) if (hash) this.#use(hash, 1);
      this.bytes += sizeOf(pages);
    }
    for (const size of this.#sizes.values()) this.bytes += size;
  }

  isSecondAt(instant: number): boolean {
    const second = this.entries[1];
    return second !== undefined && Date.parse(second.at) <= instant;
  }

  /** Merges the oldest entry into the second one; a single entry is dropped. */
  foldOldest(): void {
    const [oldest, second] = this.entries;
    if (!oldest) return;
    this.numbers.push(oldest.number);
    const pages = { ...oldest.pages, ...second?.pages };
    for (const [path, hash] of Object.entries(oldest.pages)) {
      if (hash && (!second || path in second.pages)) this.#use(hash, -1);
    }
    this.bytes -= sizeOf(oldest.pages) + sizeOf(second?.pages ?? {});
    this.entries.splice(0, 2);
    if (!second) return;
    // The oldest entry says which pages there are.
    for (const [path, hash] of Object.entries(pages)) if (hash === null) delete pages[path];
    const hashes = Object.values(pages).filter((hash) => hash !== null);
    const known = Object.entries({ ...oldest.bytes, ...second.bytes }).filter(([hash]) =>
      this.#uses.has(hash),
    );
    const bytes = Object.fromEntries([...known, ...hashes.map((hash) => [hash, this.#sizes.get(hash) ?? 0])]);
    this.bytes += sizeOf(pages);
    this.entries.unshift({ ...second, complete: true, pages, bytes });
  }

  #use(hash: string, change: 1 | -1): void {
    const uses = (this.#uses.get(hash) ?? 0) + change;
    if (uses > 0) {
      this.#uses.set(hash, uses);
      return;
    }
    this.#uses.delete(hash);
    this.hashes.push(hash);
    this.bytes -= this.#sizes.get(hash) ?? 0;
  }
}

function sizeOf(pages: object): number {
  return Object.keys(pages).length * BYTES_PER_PAGE;
}
