import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { parseLiveSet } from './registry-client.ts';

/** Maximum number of live sets to remember, including the current one. Old documents may still request their chunks (F29). */
const MAX_REMEMBERED = 10;

/** Stores the live sets that were active in this shell, in `live-set.json` and `earlier-live-sets.json`. */
export class LiveSetFiles {
  readonly #current: string;
  readonly #earlier: string;
  readonly #log: Logger;
  #sets: LiveSet[] = [];

  static async open(directory: string, log: Logger): Promise<LiveSetFiles> {
    const files = new LiveSetFiles(directory, log);
    const current = await files.#read(files.#current);
    const earlier = await files.#read(files.#earlier);
    files.#sets = [...current, ...earlier];
    return files;
  }

  private constructor(directory: string, log: Logger) {
    this.#current = join(directory, 'live-set.json');
    this.#earlier = join(directory, 'earlier-live-sets.json');
    this.#log = log;
  }

  /** Newest first, so the first is the last good live set. */
  get sets(): readonly LiveSet[] {
    return this.#sets;
  }

  async remember(liveSet: LiveSet): Promise<void> {
    const earlier = this.#sets.filter(({ id }) => id !== liveSet.id).slice(0, MAX_REMEMBERED - 1);
    this.#sets = [liveSet, ...earlier];
    await writeFileAtomically(this.#earlier, JSON.stringify(earlier));
    await writeFileAtomically(this.#current, JSON.stringify(liveSet));
  }

  async #read(path: string): Promise<LiveSet[]> {
    try {
      const value = parseFile(path, await readFile(path, 'utf8'));
      const list = Array.isArray(value) ? value : [value];
      return list.map((set) => parseLiveSet(Buffer.from(JSON.stringify(set))));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') logProblem(this.#log, 'warn', error);
      return [];
    }
  }
}

function parseFile(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw releaseError(
      'LIVE_SET_INVALID',
      { id: `in ${basename(path)}`, reason: reasonOf(cause) },
      { cause },
    );
  }
}
