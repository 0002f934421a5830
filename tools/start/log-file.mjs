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
/** Logs are kept long enough to investigate an incident, but no longer, for visitors' privacy. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** A file is rotated at this age. A line can be older than MAX_AGE_MS by at most this time when it is deleted. */
const MAX_FILE_AGE_MS = 6 * 60 * 60 * 1000;
const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

/** The name of a rotated file, compressed or not: `shell.2026-11-22T19-35-11.909.log.gz`. */
const ROTATED = /^(.+)\.\d{4}-\d\d-\d\dT[\d.-]+\.log(\.gz)?$/;
const PART = '.part';

/**
 * Appends lines to `<name>.log` in a directory. Rotates the file when it is full or six hours old, and compresses rotated files.
 * Deletes files after seven days; when the directory exceeds its budget, deletes the oldest files of all servers earlier (OP9). Only
 * this user can read the files. If a log cannot be written, for example on a full disk, its lines are lost, but no server stops.
 */
export class LogFile {
  #directory;
  #name;
  #budgetBytes;
  #maxFileBytes;
  #bytes = 0;
  #startedAt = Date.now();
  #compression = Promise.resolve();

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
    this.#attempt(() => this.#cleanUp());
    setInterval(() => this.#attempt(() => this.#cleanUp()), CLEANUP_INTERVAL_MS).unref();
  }

  get path() {
    return join(this.#directory, `${this.#name}.log`);
  }

  /** Resolves when every rotated file is compressed. */
  get compressed() {
    return this.#compression;
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
    this.#cleanUp();
  }

  /** Rotates an old file, compresses rotated files, and deletes files that exceed the limits of age or total size. */
  #cleanUp() {
    if (this.#bytes > 0 && Date.now() - this.#startedAt > MAX_FILE_AGE_MS) this.#rotate();
    for (const { file, path } of this.#files()) {
      const isFromThisLog = ROTATED.exec(file)?.[1] === this.#name;
      if (isFromThisLog && file.endsWith('.log'))
        this.#compression = this.#compression.then(() => compress(path));
    }
    this.#deleteOld();
  }

  #deleteOld() {
    let totalBytes = 0;
    for (const { file, path, bytes, changedAt } of this.#files()) {
      totalBytes += bytes;
      if (!ROTATED.test(file)) continue;
      if (Date.now() - changedAt > MAX_AGE_MS || totalBytes > this.#budgetBytes) {
        rmSync(path, { force: true });
        totalBytes -= bytes;
      }
    }
  }

  /** Lists all servers' log files, newest first. */
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
      // A later attempt may succeed.
    }
  }
}

/** Compresses a file. If that fails, the next clean-up retries it. @param {string} path */
async function compress(path) {
  const part = `${path}.gz${PART}`;
  try {
    const { atime, mtime } = statSync(path);
    await pipeline(createReadStream(path), createGzip(), createWriteStream(part, { mode: 0o600 }));
    // The age of a file is the age of its last line.
    utimesSync(part, atime, mtime);
    renameSync(part, `${path}.gz`);
    rmSync(path);
  } catch {
    rmSync(part, { force: true });
  }
}
