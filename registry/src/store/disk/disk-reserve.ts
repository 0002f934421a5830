import { randomBytes } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asStorageError } from '../storage-error.ts';
import type { StoreLog } from '../store-log.ts';

/** A rollback writes less than 1 MiB; the rest is for what other programs write in the same second. */
const BYTES = 8 * 1024 * 1024;
const RETRY_MS = 60_000;

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Disk space in the file `reserve` that only a rollback may use, so that one is possible on a full disk. */
export class DiskReserve {
  readonly #path: string;
  readonly #log: StoreLog;
  #timer: NodeJS.Timeout | undefined;

  /** Takes the space now, or as soon as there is some. */
  static async open(directory: string, log: StoreLog): Promise<DiskReserve> {
    const reserve = new DiskReserve(join(directory, 'reserve'), log);
    await reserve.#fillOrRetry();
    return reserve;
  }

  private constructor(path: string, log: StoreLog) {
    this.#path = path;
    this.#log = log;
  }

  /** Takes the space if it was used. @throws CodedError DATA_DIRECTORY_UNUSABLE */
  async fill(): Promise<void> {
    const stored = await stat(this.#path).catch(() => undefined);
    if (stored?.size === BYTES) return;
    const temporary = `${this.#path}.tmp`;
    try {
      // Random, because some file systems store nothing for zeros.
      await writeFile(temporary, randomBytes(BYTES));
      await rename(temporary, this.#path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw asStorageError(error, this.#path);
    }
  }

  /** Runs a rollback; if the disk is full, once more with the reserved space. */
  async use<Result>(rollback: () => Promise<Result>): Promise<Result> {
    try {
      return await rollback();
    } catch (error) {
      if (!isFull(error)) throw error;
      this.#log.warn({ path: this.#path }, 'the disk is full; a rollback uses the space reserved for it');
      await rm(this.#path, { force: true });
      this.#retryLater();
      return rollback();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #fillOrRetry(): Promise<void> {
    await this.fill().catch(() => this.#retryLater());
  }

  #retryLater(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#fillOrRetry(), RETRY_MS).unref();
  }
}

function isFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return FULL.has(code) || (cause !== undefined && isFull(cause));
}
