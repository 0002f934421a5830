import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { LogEntry, LogPage } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { registryError } from '../../errors.ts';
import {
  ChainCheck,
  encodeEntry,
  hashOf,
  isSameHead,
  type LogHead,
  previousHash,
  readEntry,
  readPage,
} from '../log-chain.ts';
import { createQueue } from '../queue.ts';
import type { LogRange, NewLogEntry, ReleaseLog } from '../release-log.ts';
import { asStorageError } from '../storage-error.ts';
import type { StoreLog } from '../store-log.ts';
import { continuedHead, indexLines, type LinePosition, readHead } from './log-lines.ts';

const FILE = 'log.jsonl';
const HEAD_FILE = 'log-head.json';
const AHEAD_FILE = 'log-ahead.json';
/** Lines that are in memory at a time during a check. */
const BATCH = 1000;

/** A change that is logged: the file that shows it, and the file's text after it. */
interface LoggedFile {
  path: string;
  text: string;
}

/** Content of `log-ahead.json`: the line of a change that may or may not have been made. */
interface LineAhead {
  line: string;
  /** Relative to the log's directory. */
  file: string;
  /** SHA-256 of the file after the change, in hex. */
  hash: string;
}

/**
 * The log on disk: `log.jsonl` with one line for each entry, `log-head.json` with the number and hash of the newest, and
 * `log-ahead.json` with the line of the newest change, written before it is made. Only the position of each line is kept in memory.
 */
export class DiskLog implements ReleaseLog {
  readonly #directory: string;
  readonly #log: StoreLog;
  readonly #path: string;
  readonly #headPath: string;
  readonly #file: FileHandle;
  readonly #enqueue = createQueue();
  /** Oldest first. */
  readonly #positions: LinePosition[];
  /** Bytes in the file. */
  #end: number;
  #head: LogHead;
  /** The line of a change that was made, until it is in the file. */
  #owed: string | undefined;

  private constructor(
    directory: string,
    { file, log }: { file: FileHandle; log: StoreLog },
    { positions, end, head }: { positions: LinePosition[]; end: number; head: LogHead },
  ) {
    this.#directory = directory;
    this.#log = log;
    this.#path = join(directory, FILE);
    this.#headPath = join(directory, HEAD_FILE);
    this.#file = file;
    this.#positions = positions;
    this.#end = end;
    this.#head = head;
  }

  /**
   * Opens the log, and adds the entry of a change that was made just before a crash. A log that was changed is reported and
   * continued, but never counts as intact again.
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
    const opened = new DiskLog(directory, { file, log }, { ...lines, head });
    if (!isSameHead(head, recorded)) await opened.#writeHead(head);
    await opened.#addLineAhead();
    if (!(await opened.isIntact())) {
      const { code, message, remedy } = registryError('LOG_DAMAGED', { path });
      log.warn({ code, remedy }, message);
    }
    return opened;
  }

  append(entry: NewLogEntry): Promise<LogEntry> {
    return this.#enqueue(async () => {
      await this.#addOwedLine();
      const { numbered, line } = this.#encode(entry);
      await this.#addLine(line);
      return numbered;
    });
  }

  /**
   * Makes a change and adds its entry: both or neither, whenever the process ends.
   *
   * @throws what `change` throws; CodedError DATA_DIRECTORY_UNUSABLE
   */
  appendWith(entry: NewLogEntry, { path, text }: LoggedFile, change: () => Promise<void>): Promise<void> {
    return this.#enqueue(async () => {
      await this.#addOwedLine();
      const { line } = this.#encode(entry);
      const file = relative(this.#directory, path);
      const ahead: LineAhead = { line, file, hash: hashOf(text) };
      await writeFileAtomically(join(this.#directory, AHEAD_FILE), JSON.stringify(ahead));
      await change();
      this.#owed = line;
      // The change is made: the entry is added before the next one, or at the next start.
      await this.#addOwedLine().catch(({ code, message }) => this.#log.warn({ code }, message));
    });
  }

  /** Replaces a file atomically. @param entry see `DocumentStore.write` */
  writeFile(path: string, text: string, entry: NewLogEntry | undefined): Promise<void> {
    const write = () => writeFileAtomically(path, text);
    return entry ? this.appendWith(entry, { path, text }, write) : write();
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

  #encode(entry: NewLogEntry): { numbered: LogEntry; line: string } {
    const numbered = { number: this.#head.number + 1, at: new Date().toISOString(), ...entry };
    return { numbered, line: encodeEntry(numbered, this.#head).line };
  }

  async #addOwedLine(): Promise<void> {
    if (this.#owed === undefined) return;
    await this.#addLine(this.#owed);
    this.#owed = undefined;
  }

  /** Adds a line that follows the head. */
  async #addLine(line: string): Promise<void> {
    const head = { number: this.#head.number + 1, hash: hashOf(line) };
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
    this.#positions.push({ number: head.number, start: this.#end });
    this.#end += bytes.length;
    this.#head = head;
  }

  /** Adds the line ahead if its change was made and it follows the head. */
  async #addLineAhead(): Promise<void> {
    const ahead = await this.#readAhead();
    if (!ahead) return;
    const { line, file, hash } = ahead;
    const entry = readEntry(line);
    if (entry?.number !== this.#head.number + 1 || entry.previous !== this.#head.hash) return;
    const changed = await readFile(join(this.#directory, file), 'utf8').catch(() => undefined);
    if (changed !== undefined && hashOf(changed) === hash) await this.#addLine(line);
  }

  /** Undefined if there is none, or the file is damaged. */
  async #readAhead(): Promise<LineAhead | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#directory, AHEAD_FILE), 'utf8'));
    } catch {
      return undefined;
    }
  }

  #writeHead(head: LogHead): Promise<void> {
    return writeFileAtomically(this.#headPath, `${JSON.stringify(head)}\n`);
  }
}
