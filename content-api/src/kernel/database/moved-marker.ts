import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apiError } from '../errors.ts';
import { embeddedName } from './database-name.ts';

/** File beside an embedded database whose data was moved. It prevents writes to the old database (OP7). */
const MARKER = 'moved-to-postgresql.json';

interface Move {
  /** Name of the PostgreSQL database. */
  target: string;
  /** RFC 3339. */
  time: string;
}

/** Marks an embedded database as moved. */
export async function markMoved(directory: string, move: Move): Promise<void> {
  await writeFile(path.join(directory, MARKER), `${JSON.stringify(move)}\n`, { mode: 0o600 });
}

export async function wasMoved(directory: string): Promise<boolean> {
  return (await readMove(directory)) !== undefined;
}

/** @throws DATABASE_MOVED */
export async function refuseMoved(directory: string): Promise<void> {
  const move = await readMove(directory);
  if (!move) return;
  const marker = path.join(directory, MARKER);
  throw apiError('DATABASE_MOVED', { database: embeddedName(directory), marker, ...move });
}

async function readMove(directory: string): Promise<Move | undefined> {
  try {
    return JSON.parse(await readFile(path.join(directory, MARKER), 'utf8')) as Move;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return { target: 'unknown PostgreSQL', time: 'an unknown date' };
  }
}
