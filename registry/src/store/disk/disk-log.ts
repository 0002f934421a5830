import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LogEntry, LogPage } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { registryError } from '../../errors.ts';
import { ChainCheck, encodeEntry, isSameHead, type LogHead, previousHash, readPage } from '../log-chain.ts';
import { createQueue } from '../queue.ts';
import type { LogRange, NewLogEntry, ReleaseLog } from '../release-log.ts';
import { asStorageError } from '../storage-error.ts';
import type { StoreLog } from '../store-log.ts';
import { continuedHead, indexLines, type LinePosition, readHead } from './log-lines.ts';

const FILE = 'log.jsonl';
const HEAD_FILE = 'log-head.json';
/** Lines that are in memory at a time during a check. */
const BATCH = 1000;

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
    const head = continuedHead(recorded, lines);
    const opened = new DiskLog(directory, file, { ...lines, head });
    if (!isSameHead(head, recorded)) await opened.#writeHead(head);
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
        await this.#writeHead(head);
      } catch (error) {
        // Nothing of the entry may stay, because the next one gets the same number.
        await this.#file.truncate(this.#end).catch(() => undefined);
        throw asStorageError(error, this.#path);
      }
      this.#positions.push({ number: numbered.number, start: this.#end });
      this.#end += bytes.length;
      this.#head = head;
      return numbered;
    });
  }

  async read({ limit, before = Number.POSITIVE_INFINITY }: LogRange): Promise<LogPage> {
    const { hash } = this.#head;
    const end = this.#positions.findLastIndex(({ number }) => number < before) + 1;
    const hasNewer = end < this.#positions.length;
    const lines = await this.#readLines(Math.max(0, end - limit), hasNewer ? end + 1 : end);
    return hasNewer ? readPage(lines.slice(0, -1), previousHash(lines.at(-1))) : readPage(lines, hash);
  }

  async isIntact(): Promise<boolean> {
    const [count, head] = [this.#positions.length, this.#head];
    const check = new ChainCheck();
    for (let from = 0; from < count; from += BATCH) {
      if (!check.follows(await this.#readLines(from, Math.min(from + BATCH, count)))) return false;
    }
    return isSameHead(check.head, head) && this.#enqueue(() => this.#isRecorded());
  }

  async close(): Promise<void> {
    await this.#enqueue(() => this.#file.close());
  }

  /** The lines from index `from` up to, but not including, `to`. Of lines that were cut off, only the rest. */
  async #readLines(from: number, to: number): Promise<string[]> {
    const start = this.#positions[from]?.start ?? this.#end;
    const length = (this.#positions[to]?.start ?? this.#end) - start;
    const { buffer } = await this.#file.read(Buffer.alloc(length), 0, length, start);
    return buffer.toString().split('\n').slice(0, -1);
  }

  /** Whether the files' names still lead to this log, with nothing after its newest line. */
  async #isRecorded(): Promise<boolean> {
    const [recorded, named, opened] = await Promise.all([
      readHead(this.#headPath),
      stat(this.#path).catch(() => undefined),
      this.#file.stat(),
    ]);
    return isSameHead(recorded, this.#head) && named?.ino === opened.ino && opened.size === this.#end;
  }

  #writeHead(head: LogHead): Promise<void> {
    return writeFileAtomically(this.#headPath, `${JSON.stringify(head)}\n`);
  }
}
