import {
  appendFileSync,
  chmodSync,
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A log file is rotated and compressed at this size. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Logs are kept for this long: long enough to investigate an incident, short enough for visitors' privacy. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** A file is rotated at this age, so that no line is kept longer than MAX_AGE_MS by more than this. */
const MAX_FILE_AGE_MS = 6 * 60 * 60 * 1000;
const TIDY_INTERVAL_MS = 10 * 60 * 1000;

/** A rotated file, compressed or not yet: `shell.2026-11-22T19-35-11.909.log.gz`. */
const ROTATED = /^(.+)\.\d{4}-\d\d-\d\dT[\d.-]+\.log(\.gz)?$/;
const PART = '.part';

/**
 * `<name>.log` in a directory: appends lines, rotates the file when it is full or some hours old, compresses it, and deletes
 * files after seven days, or the oldest of all servers' files earlier when the directory exceeds its budget (OP9). Only this user can
 * read them. A log that cannot be written (a full disk) loses lines; it never stops a server.
 */
export class LogFile {
  #directory;
  #name;
  #budgetBytes;
  #maxFileBytes;
  #bytes = 0;
  #startedAt = Date.now();
  #packing = Promise.resolve();

  /**
   * @param {string} directory
   * @param {string} name
   * @param {{ budgetBytes: number, maxFileBytes?: number }} options `budgetBytes`: for the whole directory
   */
  constructor(directory, name, { budgetBytes, maxFileBytes = MAX_FILE_BYTES }) {
    this.#directory = directory;
    this.#name = name;
    this.#budgetBytes = budgetBytes;
    this.#maxFileBytes = maxFileBytes;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    const existing = statSync(this.path, { throwIfNoEntry: false });
    this.#bytes = existing?.size ?? 0;
    this.#startedAt = existing?.birthtimeMs ?? Date.now();
    this.#attempt(() => {
      chmodSync(directory, 0o700);
      if (existing) chmodSync(this.path, 0o600);
    });
    this.#attempt(() => this.#tidyUp());
    setInterval(() => this.#attempt(() => this.#tidyUp()), TIDY_INTERVAL_MS).unref();
  }

  get path() {
    return join(this.#directory, `${this.#name}.log`);
  }

  /** Resolves when every rotated file is compressed. */
  get packed() {
    return this.#packing;
  }

  /** @param {string} line without its line break */
  write(line) {
    this.#attempt(() => {
      if (this.#bytes >= this.#maxFileBytes) this.#rotate();
      appendFileSync(this.path, `${line}\n`, { mode: 0o600 });
      this.#bytes += Buffer.byteLength(line) + 1;
    });
  }

  #rotate() {
    const stamp = new Date().toISOString().replaceAll(':', '-').replace('Z', '');
    renameSync(this.path, join(this.#directory, `${this.#name}.${stamp}.log`));
    this.#bytes = 0;
    this.#startedAt = Date.now();
    this.#tidyUp();
  }

  /** Rotates an old file, compresses rotated files, and deletes the oldest beyond the limits of age and size. */
  #tidyUp() {
    if (this.#bytes > 0 && Date.now() - this.#startedAt > MAX_FILE_AGE_MS) this.#rotate();
    for (const { file, path } of this.#files()) {
      const isOwn = ROTATED.exec(file)?.[1] === this.#name;
      if (isOwn && file.endsWith('.log')) this.#packing = this.#packing.then(() => pack(path));
    }
    this.#deleteOld();
  }

  #deleteOld() {
    let left = 0;
    for (const { file, path, bytes, changedAt } of this.#files()) {
      left += bytes;
      if (!ROTATED.test(file)) continue;
      if (Date.now() - changedAt > MAX_AGE_MS || left > this.#budgetBytes) {
        rmSync(path, { force: true });
        left -= bytes;
      }
    }
  }

  /** All servers' log files, the newest first. */
  #files() {
    return readdirSync(this.#directory)
      .map((file) => {
        const path = join(this.#directory, file);
        const found = statSync(path, { throwIfNoEntry: false });
        return { file, path, bytes: found?.size ?? 0, changedAt: found?.mtimeMs ?? 0 };
      })
      .sort((a, b) => b.changedAt - a.changedAt);
  }

  /** @param {() => void} work */
  #attempt(work) {
    try {
      work();
    } catch {
      // The next line may succeed.
    }
  }
}

/** Compresses a file; if that fails, it is tried again at the next interval. @param {string} path */
async function pack(path) {
  const part = `${path}.gz${PART}`;
  try {
    const { atime, mtime } = statSync(path);
    await pipeline(createReadStream(path), createGzip(), createWriteStream(part, { mode: 0o600 }));
    // The file is as old as its last line.
    utimesSync(part, atime, mtime);
    renameSync(part, `${path}.gz`);
    rmSync(path);
  } catch {
    rmSync(part, { force: true });
  }
}
