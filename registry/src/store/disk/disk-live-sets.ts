import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import type { Envelope } from '@stadtraum/contracts/registry-api';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import type { RegistryKey } from '../../identity/registry-key.ts';
import type { LiveSetStore, NewLiveSet, SwitchRecord } from '../live-set-store.ts';
import { asStorageError } from '../storage-error.ts';
import type { StoreLog } from '../store-log.ts';
import {
  decodePointer,
  encodeLiveSet,
  encodePointer,
  fileNameOf,
  makeLiveSet,
  newestUsable,
  type Pointer,
  parseFileName,
  readLiveSet,
  type SignedLiveSet,
  type UsabilityCheck,
} from '../stored-live-set.ts';
import type { DiskLog } from './disk-log.ts';
import type { DiskReports } from './disk-reports.ts';

/** Where the records of switches are stored. */
export interface SwitchRecords {
  releaseLog: DiskLog;
  reports: DiskReports;
}

/**
 * Stores live sets on disk: one file each in `live-sets/`, and `current` with the id of the live one. Both are written
 * atomically: the set and the gate's report, then the pointer with the log entry.
 */
export class DiskLiveSets implements LiveSetStore {
  readonly #directory: string;
  readonly #records: SwitchRecords;
  /** Newest first; the first is the current one. */
  readonly #history: LiveSet[];
  /** By id of the set. */
  readonly #envelopes: Map<string, Envelope>;
  /** Paths of files that an unfinished switch left behind: sets that never became current, temporary files. */
  #abandoned: string[];
  #highestSequence: number;

  private constructor(directory: string, records: SwitchRecords, stored: StoredLiveSets) {
    this.#directory = directory;
    this.#records = records;
    this.#history = stored.history.map(({ set }) => set);
    this.#envelopes = new Map(stored.history.map(({ set, envelope }) => [set.id, envelope]));
    this.#abandoned = stored.abandoned;
    this.#highestSequence = stored.highestSequence;
  }

  /**
   * Reads all sets. Damaged sets and sets that `key` did not sign are reported and skipped; the newest usable set is then
   * current. Sets that were signed with an earlier key, or are taken over, are signed again.
   *
   * @throws NodeJS.ErrnoException when the directory cannot be used at all
   */
  static async open(
    directory: string,
    {
      isUsable,
      key,
      log,
      ...records
    }: SwitchRecords & { isUsable: UsabilityCheck; key: RegistryKey; log: StoreLog },
  ): Promise<DiskLiveSets> {
    const folder = join(directory, 'live-sets');
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const pointer = await readPointer(directory, names);
    const sets = await readSets(folder, names, { key, log });

    const upTo = pointer.kind === 'set' ? pointer.sequence : pointer.kind === 'nothing' ? 0 : Infinity;
    const reached = sets.filter(({ set }) => set.sequence <= upTo);
    const current = await newestUsable(reached, { isUsable, log });
    reportPointer(pointer, current?.set, log);

    const sequences = names.map((name) => parseFileName(name)?.sequence ?? 0);
    return new DiskLiveSets(directory, records, {
      history: current ? reached.slice(reached.indexOf(current)) : [],
      abandoned: [
        ...names.filter((name, index) => isTemporary(name) || (sequences[index] ?? 0) > upTo),
        ...(await readdir(directory)).filter(isTemporary).map((name) => join('..', name)),
      ].map((name) => join(folder, name)),
      highestSequence: Math.max(0, ...sequences),
    });
  }

  current(): LiveSet | undefined {
    return this.#history[0];
  }

  history(): readonly LiveSet[] {
    return this.#history;
  }

  find(id: string): LiveSet | undefined {
    return this.#history.find((set) => set.id === id);
  }

  envelopeOf(id: string): Envelope | undefined {
    return this.#envelopes.get(id);
  }

  async append(
    { minSequence = 0, ...content }: NewLiveSet,
    sign: (set: LiveSet) => Envelope,
    recordOf: (set: LiveSet) => SwitchRecord,
  ): Promise<LiveSet> {
    await this.#removeAbandoned();
    this.#highestSequence = Math.max(this.#highestSequence + 1, minSequence);
    const signed = makeLiveSet(content, this.#highestSequence, sign);
    const { set, envelope } = signed;
    try {
      await this.#switchTo(signed, recordOf(set));
    } catch (error) {
      throw asStorageError(error, this.#directory);
    }
    this.#history.unshift(set);
    this.#envelopes.set(set.id, envelope);
    return set;
  }

  async #switchTo(signed: SignedLiveSet, { entry, report }: SwitchRecord): Promise<void> {
    const { releaseLog, reports } = this.#records;
    const { id } = signed.set;
    const path = join(this.#directory, 'live-sets', fileNameOf(id));
    this.#abandoned.push(path);
    await writeFileAtomically(path, encodeLiveSet(signed));
    if (report) await reports.write(report);
    await releaseLog.writeFile(join(this.#directory, 'current'), encodePointer(id), entry);
    this.#abandoned.pop();
  }

  /** Without this, a set that was never live would appear in the history once a newer one is current. */
  async #removeAbandoned(): Promise<void> {
    for (const path of this.#abandoned) await rm(path, { force: true });
    this.#abandoned = [];
  }
}

interface StoredLiveSets {
  history: SignedLiveSet[];
  abandoned: string[];
  highestSequence: number;
}

/** A file that an interrupted `writeFileAtomically` left behind. */
function isTemporary(name: string): boolean {
  return name.startsWith('.') && name.endsWith('.tmp');
}

/** An empty store gets a pointer to nothing, so that a pointer that is missing later indicates damage. */
async function readPointer(directory: string, names: string[]): Promise<Pointer> {
  const path = join(directory, 'current');
  try {
    return decodePointer(await readFile(path, 'utf8'));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!missing || names.some((name) => parseFileName(name))) return { kind: 'damaged' };
    await writeFileAtomically(path, encodePointer(undefined));
    return { kind: 'nothing' };
  }
}

/** The readable, signed sets, newest first. */
async function readSets(
  folder: string,
  names: string[],
  options: { key: RegistryKey; log: StoreLog },
): Promise<SignedLiveSet[]> {
  const sets: SignedLiveSet[] = [];
  for (const name of names) {
    const file = parseFileName(name);
    if (!file) continue;
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    const read = readLiveSet(text, file.id, options);
    if (!read) continue;
    if (read.signedAgain) await writeFileAtomically(join(folder, name), encodeLiveSet(read.signed));
    sets.push(read.signed);
  }
  return sets.sort((a, b) => b.set.sequence - a.set.sequence);
}

function reportPointer(pointer: Pointer, current: LiveSet | undefined, log: StoreLog): void {
  if (pointer.kind === 'nothing' || (pointer.kind === 'set' && pointer.id === current?.id)) return;
  const problem = pointer.kind === 'set' ? `live set ${pointer.id} is unusable` : '`current` is damaged';
  const result = current ? `live set ${current.id} is used instead` : 'no stored live set is usable';
  log.warn({ code: 'LIVE_SET_INVALID', liveSet: current?.id }, `${problem}; ${result}`);
}
