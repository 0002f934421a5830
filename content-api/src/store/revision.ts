import type { Queries } from '../kernel/database/database.ts';
import { contentState } from './schema.ts';

/** The revision of all content: `<number of changes>-<start of the content's hash>`. Undefined before the first load. */
export async function readRevision(queries: Queries): Promise<string | undefined> {
  const [state] = await queries.select().from(contentState);
  return state && revisionName(state);
}

/** The hash keeps two databases apart that were changed equally often. */
export function revisionName({ sequence, hash }: { sequence: number; hash: string }): string {
  return `${sequence}-${hash.slice(0, 10)}`;
}
