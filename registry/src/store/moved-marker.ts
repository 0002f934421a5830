import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '@stadtraum/federation-kit/release-files';
import { registryError } from '../errors.ts';
import { asStorageError } from './storage-error.ts';

/** File in the directory of a store whose content was moved. It prevents changes to the old store. */
export const MOVED_MARKER = 'moved-to-postgresql.json';

interface Move {
  /** Name of the PostgreSQL database. */
  target: string;
  /** Instant (RFC 3339). */
  time: string;
}

/** Marks a store on disk as moved. */
export async function markMoved(directory: string, move: Move): Promise<void> {
  await writeFileAtomically(join(directory, MOVED_MARKER), `${JSON.stringify(move)}\n`);
}

export async function wasMoved(directory: string): Promise<boolean> {
  return (await readMove(directory)) !== undefined;
}

/** @throws CodedError REGISTRY_STORE_MOVED */
export async function refuseMoved(directory: string): Promise<void> {
  const move = await readMove(directory);
  if (!move) return;
  const { target: database, time } = move;
  const marker = join(directory, MOVED_MARKER);
  throw registryError('REGISTRY_STORE_MOVED', { path: directory, database, time, marker });
}

async function readMove(directory: string): Promise<Move | undefined> {
  const path = join(directory, MOVED_MARKER);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Without the directory there is no store, or opening it says why.
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw asStorageError(error, path);
  }
  try {
    return JSON.parse(text) as Move;
  } catch {
    return { target: 'unknown PostgreSQL', time: 'an unknown date' };
  }
}
