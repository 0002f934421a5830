import { appendFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A log file is set aside at this size. */
const MAXIMUM_BYTES = 10 * 1024 * 1024;
/** Logs are kept for this long, for the visitors' privacy. */
const MAXIMUM_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Files that were set aside, for each server. */
const MAXIMUM_FILES = 9;

/**
 * `<name>.log` in a directory: appends lines, sets the file aside when it is full or a day old, and deletes old ones. A log
 * that cannot be written (a full disk) loses lines; it never stops a server.
 */
export class LogFile {
  #directory;
  #name;
  #bytes = 0;
  #startedAt = Date.now();
  #limit;

  /** @param {string} directory @param {string} name @param {{ maximumBytes?: number }} [options] */
  constructor(directory, name, { maximumBytes = MAXIMUM_BYTES } = {}) {
    this.#directory = directory;
    this.#name = name;
    this.#limit = maximumBytes;
    mkdirSync(directory, { recursive: true });
    const present = statSync(this.path, { throwIfNoEntry: false });
    this.#bytes = present?.size ?? 0;
    this.#startedAt = present?.birthtimeMs ?? Date.now();
    this.#deleteOld();
  }

  get path() {
    return join(this.#directory, `${this.#name}.log`);
  }

  /** @param {string} line without its line break */
  write(line) {
    try {
      if (this.#bytes >= this.#limit || Date.now() - this.#startedAt > MAXIMUM_AGE_MS / 7) this.#setAside();
      appendFileSync(this.path, `${line}\n`);
      this.#bytes += Buffer.byteLength(line) + 1;
    } catch {
      // The next line may find room again.
    }
  }

  #setAside() {
    if (this.#bytes > 0) {
      const stamp = new Date().toISOString().replaceAll(':', '-').replace('Z', '');
      renameSync(this.path, join(this.#directory, `${this.#name}.${stamp}.log`));
    }
    this.#bytes = 0;
    this.#startedAt = Date.now();
    this.#deleteOld();
  }

  #deleteOld() {
    const aside = readdirSync(this.#directory)
      .filter(
        (file) => file.startsWith(`${this.#name}.`) && file.endsWith('.log') && file !== `${this.#name}.log`,
      )
      .sort()
      .reverse();
    for (const [index, file] of aside.entries()) {
      const path = join(this.#directory, file);
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      if (index >= MAXIMUM_FILES || age > MAXIMUM_AGE_MS) rmSync(path, { force: true });
    }
  }
}
