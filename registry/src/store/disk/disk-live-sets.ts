import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import type { LiveSetStore, NewLiveSet } from '../live-set-store.ts';
import {
  decodeLiveSet,
  decodePointer,
  encodeLiveSet,
  encodePointer,
  fileNameOf,
  idOf,
  type Pointer,
  parseFileName,
} from './live-set-file.ts';
import type { StoreLog } from './store-log.ts';

/** Whether the releases of a set are stored; the newest set that passes is the last good one. */
export type UsabilityCheck = (set: LiveSet) => Promise<boolean>;

/**
 * Live sets on disk: one file each in `live-sets/`, and `current` with the id of the one that is live. Both are written
 * atomically, the set before the pointer.
 */
export class DiskLiveSets implements LiveSetStore {
  readonly #directory: string;
  /** Newest first; the first is the current one. */
  readonly #history: LiveSet[];
  /** Paths of what an unfinished switch left behind: sets that never became current, temporary files. */
  #abandoned: string[];
  #highestSequence: number;

  private constructor(directory: string, found: Found) {
    this.#directory = directory;
    this.#history = found.history;
    this.#abandoned = found.abandoned;
    this.#highestSequence = found.highestSequence;
  }

  /**
   * Reads what is there. Whatever is damaged is reported and passed over: the newest set that is whole is current then.
   *
   * @throws NodeJS.ErrnoException when the directory cannot be used at all
   */
  static async open(directory: string, isUsable: UsabilityCheck, log: StoreLog): Promise<DiskLiveSets> {
    const folder = join(directory, 'live-sets');
    await mkdir(folder, { recursive: true });
    const names = await readdir(folder);
    const pointer = await readPointer(directory, names);
    const sets = await readSets(folder, names, log);

    const upTo = pointer.kind === 'set' ? pointer.sequence : pointer.kind === 'nothing' ? 0 : Infinity;
    const known = sets.filter(({ sequence }) => sequence <= upTo);
    const current = await newestUsable(known, isUsable, log);
    reportPointer(pointer, current, log);

    const sequences = names.map((name) => parseFileName(name)?.sequence ?? 0);
    return new DiskLiveSets(directory, {
      history: current ? known.slice(known.indexOf(current)) : [],
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

  async append({ reason, releases, restores }: NewLiveSet): Promise<LiveSet> {
    await this.#removeAbandoned();
    const content = {
      sequence: ++this.#highestSequence,
      createdAt: new Date().toISOString(),
      reason,
      releases,
      ...(restores !== undefined && { restores }),
    };
    const set: LiveSet = { id: idOf(content), ...content };

    const path = join(this.#directory, 'live-sets', fileNameOf(set.id));
    this.#abandoned.push(path);
    await writeFileAtomically(path, encodeLiveSet(set));
    await writeFileAtomically(join(this.#directory, 'current'), encodePointer(set.id));
    this.#abandoned.pop();
    this.#history.unshift(set);
    return set;
  }

  /** Otherwise a set that never was live would stand in the history as soon as a newer one is current. */
  async #removeAbandoned(): Promise<void> {
    for (const path of this.#abandoned) await rm(path, { force: true });
    this.#abandoned = [];
  }
}

interface Found {
  history: LiveSet[];
  abandoned: string[];
  highestSequence: number;
}

/** What an interrupted `writeFileAtomically` leaves behind. */
function isTemporary(name: string): boolean {
  return name.startsWith('.') && name.endsWith('.tmp');
}

/** An empty store gets a pointer that says so: from then on a missing pointer is damage, not a beginning. */
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

/** The sets that can be read, newest first. */
async function readSets(folder: string, names: string[], log: StoreLog): Promise<LiveSet[]> {
  const sets: LiveSet[] = [];
  for (const name of names) {
    const file = parseFileName(name);
    if (!file) continue;
    const text = await readFile(join(folder, name), 'utf8').catch(() => '');
    const set = decodeLiveSet(text, file.id);
    if (set) sets.push(set);
    else log.warn({ code: 'LIVE_SET_INVALID', liveSet: file.id }, `live set ${file.id} is damaged`);
  }
  return sets.sort((a, b) => b.sequence - a.sequence);
}

async function newestUsable(
  sets: LiveSet[],
  isUsable: UsabilityCheck,
  log: StoreLog,
): Promise<LiveSet | undefined> {
  for (const set of sets) {
    if (await isUsable(set)) return set;
    log.warn({ code: 'LIVE_SET_INVALID', liveSet: set.id }, `live set ${set.id} lacks whole releases`);
  }
  return undefined;
}

function reportPointer(pointer: Pointer, current: LiveSet | undefined, log: StoreLog): void {
  if (pointer.kind === 'nothing' || (pointer.kind === 'set' && pointer.id === current?.id)) return;
  const wanted = pointer.kind === 'set' ? `live set ${pointer.id} cannot be used` : '`current` is damaged';
  const instead = current ? `the last good one, ${current.id}, is live instead` : 'no stored set is whole';
  log.warn({ code: 'LIVE_SET_INVALID', liveSet: current?.id }, `${wanted}; ${instead}`);
}
