import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@stadtraum/contracts/errors';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import type { PublicKey } from '@stadtraum/federation-kit/signing';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import { shellError } from '../../errors.ts';
import { readSignedLiveSet, type SignedLiveSet } from './signed-live-set.ts';

/** Live sets, including the current one, whose releases are kept. Old documents may still request their chunks (F29). */
const MAX_KEPT = 10;
/** Live sets that are remembered as proof of the releases on disk. */
const MAX_REMEMBERED = 50;

const FILE_NAME = /^(\d{1,9}-[0-9a-f]{8})\.json$/;
const HIGHEST = 'highest';

export interface LiveSetFilesOptions {
  /** The registry's public keys. */
  keys: readonly PublicKey[];
  /** Called with the code of each file that is refused. */
  onRefused: (code: string) => void;
  log: Logger;
}

/**
 * Stores the live sets that were active in this shell as their signed envelopes, one file each in `live-sets/`, and in
 * `live-sets/highest` the id of the set with the highest sequence that the registry has offered. A file that no key of the
 * registry has signed is refused (SE7).
 */
export class LiveSetFiles {
  readonly #folder: string;
  readonly #options: LiveSetFilesOptions;
  /** Newest first. */
  #sets: LiveSet[] = [];
  #highestId: string | undefined;
  /** Content of `highest`. */
  #storedHighestId: string | undefined;

  /** @param directory the shell's own data directory */
  static async open(directory: string, options: LiveSetFilesOptions): Promise<LiveSetFiles> {
    const files = new LiveSetFiles(join(directory, 'live-sets'), options);
    await files.#load();
    return files;
  }

  private constructor(folder: string, options: LiveSetFilesOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Newest first, so the first is the last good live set. */
  get sets(): readonly LiveSet[] {
    return this.#sets;
  }

  /** The newest sets, whose releases stay on disk. */
  get kept(): readonly LiveSet[] {
    return this.#sets.slice(0, MAX_KEPT);
  }

  /**
   * Checks that a live set is not older than one that was offered before, and remembers it as offered. A full disk does not
   * stop the shell from following the registry.
   *
   * @throws CodedError LIVE_SET_OUTDATED
   */
  async advanceTo(liveSet: LiveSet): Promise<void> {
    this.checkSequence(liveSet);
    this.#highestId = liveSet.id;
    if (liveSet.id === this.#storedHighestId) return;
    try {
      await writeFileAtomically(join(this.#folder, HIGHEST), `${liveSet.id}\n`);
      this.#storedHighestId = liveSet.id;
    } catch (error) {
      logProblem(this.#options.log, 'warn', error);
    }
  }

  /** @throws CodedError LIVE_SET_OUTDATED unless the live set is the one with the highest sequence, or newer */
  checkSequence({ id, sequence }: LiveSet): void {
    const highest = this.#highestId;
    if (highest === undefined || id === highest || sequence > sequenceOf(highest)) return;
    throw shellError('LIVE_SET_OUTDATED', { id, highest });
  }

  /** Stores a live set that has become active. */
  async remember({ liveSet, envelope }: SignedLiveSet): Promise<void> {
    await writeFileAtomically(this.#pathOf(liveSet.id), JSON.stringify(envelope));
    const others = this.#sets.filter(({ id }) => id !== liveSet.id);
    const sets = [liveSet, ...others].sort((a, b) => b.sequence - a.sequence);
    this.#sets = sets.slice(0, MAX_REMEMBERED);
    for (const { id } of sets.slice(MAX_REMEMBERED)) await rm(this.#pathOf(id), { force: true });
  }

  async #load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder)) {
      const [, id] = FILE_NAME.exec(name) ?? [];
      if (id !== undefined) await this.#read(id);
    }
    this.#sets.sort((a, b) => b.sequence - a.sequence);
    this.#storedHighestId = await this.#readHighest();
    const known = [this.#storedHighestId, this.#sets[0]?.id].filter((id) => id !== undefined);
    this.#highestId = known.sort((a, b) => sequenceOf(b) - sequenceOf(a))[0];
  }

  async #read(id: string): Promise<void> {
    const { keys, log, onRefused } = this.#options;
    const file = `live-sets/${id}.json`;
    try {
      const { liveSet } = readSignedLiveSet(await readFile(this.#pathOf(id)), file, keys);
      if (liveSet.id !== id) {
        const reason = `it contains live set ${liveSet.id}`;
        throw releaseError('LIVE_SET_SIGNATURE_INVALID', { id: `from ${file}`, reason });
      }
      this.#sets.push(liveSet);
    } catch (error) {
      onRefused(errorCode(error) ?? 'unreadable');
      logProblem(log, 'warn', error, { liveSet: id });
    }
  }

  /** If the file is missing or damaged, the remembered sets take its place. */
  async #readHighest(): Promise<string | undefined> {
    const text = await readFile(join(this.#folder, HIGHEST), 'utf8').catch(() => '');
    const id = text.trim();
    return FILE_NAME.test(`${id}.json`) ? id : undefined;
  }

  #pathOf(id: string): string {
    return join(this.#folder, `${id}.json`);
  }
}

/** The sequence in a live set's id. */
function sequenceOf(id: string): number {
  return Number.parseInt(id, 10);
}
