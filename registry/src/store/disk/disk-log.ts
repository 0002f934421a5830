import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { registryError } from '../../errors.ts';
import { decodeEntry, EMPTY_LOG, encodeEntry, type LogHead, readEntry } from '../log-chain.ts';
import { createQueue } from '../queue.ts';
import type { NewLogEntry, ReleaseLog } from '../release-log.ts';
import { asStorageError } from '../storage-error.ts';
import { continuedHead, indexLines, type LinePosition, readHead } from './log-lines.ts';
import type { StoreLog } from './store-log.ts';

const FILE = 'log.jsonl';
const HEAD_FILE = 'log-head.json';

/**
 * The log on disk: `log.jsonl` with one line for each entry, and `log-head.json` with the number and hash of the newest. Only the
 * position of each line is kept in memory.
 */
export class DiskLog implements ReleaseLog {
  readonly #path: string;
  readonly #headPath: string;
  readonly #file: FileHandle;
  readonly #enqueue = createQueue();
  /** Oldest first. */
  readonly #positions: LinePosition[];
  /** Bytes in the file. */
  #end: number;
  #head: LogHead;
  #check: Promise<boolean> | undefined;

  private constructor(
    directory: string,
    file: FileHandle,
    { positions, end, head }: { positions: LinePosition[]; end: number; head: LogHead },
  ) {
    this.#path = join(directory, FILE);
    this.#headPath = join(directory, HEAD_FILE);
    this.#file = file;
    this.#positions = positions;
    this.#end = end;
    this.#head = head;
  }

  /**
   * Opens the log. A log that was changed is reported and continued, but never counts as intact again.
   *
   * @throws NodeJS.ErrnoException when the file cannot be used at all
   */
  static async open(directory: string, log: StoreLog): Promise<DiskLog> {
    const path = join(directory, FILE);
    const file = await open(path, 'a+', 0o600);
    const bytes = await readFile(path);
    const lines = indexLines(bytes);
    // A crash left an incomplete line.
    if (lines.end < bytes.length) await file.truncate(lines.end);
    const recorded = await readHead(join(directory, HEAD_FILE));
    const opened = new DiskLog(directory, file, { ...lines, head: continuedHead(recorded, lines) });
    if (!(await opened.isIntact())) {
      const { code, message, remedy } = registryError('LOG_DAMAGED', { path });
      log.warn({ code, remedy }, message);
    }
    return opened;
  }

  append(entry: NewLogEntry): Promise<LogEntry> {
    return this.#enqueue(async () => {
      const numbered: LogEntry = {
        number: this.#head.number + 1,
        at: new Date().toISOString(),
        ...entry,
      };
      const { line, head } = encodeEntry(numbered, this.#head);
      const bytes = Buffer.from(`${line}\n`);
      try {
        await this.#file.appendFile(bytes);
        await this.#file.datasync();
        await writeFileAtomically(this.#headPath, `${JSON.stringify(head)}\n`);
      } catch (error) {
        throw asStorageError(error, this.#path);
      }
      this.#positions.push({ number: numbered.number, start: this.#end });
      this.#end += bytes.length;
      this.#head = head;
      return numbered;
    });
  }

  async read({
    limit,
    before = Number.POSITIVE_INFINITY,
  }: {
    limit: number;
    before?: number;
  }): Promise<LogEntry[]> {
    const newest = this.#positions.findLastIndex(({ number }) => number < before) + 1;
    const oldest = Math.max(0, newest - limit);
    const start = this.#positions[oldest]?.start ?? this.#end;
    const length = (this.#positions[newest]?.start ?? this.#end) - start;
    const { buffer } = await this.#file.read(Buffer.alloc(length), 0, length, start);
    const lines = buffer.toString().split('\n').slice(0, -1);
    const entries = lines.flatMap((line) => readEntry(line) ?? []);
    return entries.map(({ previous: _, ...entry }) => entry).reverse();
  }

  /** Reads the whole log. Simultaneous calls share one check. */
  isIntact(): Promise<boolean> {
    this.#check ??= this.#enqueue(() => this.#verify()).finally(() => {
      this.#check = undefined;
    });
    return this.#check;
  }

  async close(): Promise<void> {
    await this.#enqueue(() => this.#file.close());
  }

  async #verify(): Promise<boolean> {
    const recorded = await readHead(this.#headPath);
    let head: LogHead = EMPTY_LOG;
    const lines = (await readFile(this.#path, 'utf8').catch(() => '')).split('\n').slice(0, -1);
    // Only the very first entry can be stored without a recorded head.
    let reached = recorded.number === EMPTY_LOG.number && lines.length <= 1;
    for (const line of lines) {
      const decoded = decodeEntry(line, head);
      if (!decoded) return false;
      head = decoded.head;
      reached ||= head.number === recorded.number && head.hash === recorded.hash;
    }
    return reached;
  }
}
