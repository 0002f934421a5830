import type { Queries } from '../kernel/database/database.ts';
import { contentState } from './schema.ts';

/** The revision of the content, `<number of changes>-<start of the content's hash>`; undefined before the first load. */
export async function readRevision(queries: Queries): Promise<string | undefined> {
  const { sequence, hash } = contentState;
  const [state] = await queries.select({ sequence, hash }).from(contentState);
  return state && revisionName(state);
}

/** Formats a revision; the hash distinguishes two databases with the same number of changes. */
export function revisionName({ sequence, hash }: { sequence: number; hash: string }): string {
  return `${sequence}-${hash.slice(0, 10)}`;
}
