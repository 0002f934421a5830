import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import { contentSources, contentState } from '../store/schema.ts';
import type { OwnedFiles } from './owners.ts';

/** The stored files of all owners, in the state with this number. */
export interface StoredSources {
  /** Number of the content's last change; 0 before the first load. */
  sequence: number;
  /** Sorted by owner. */
  sources: OwnedFiles[];
}

export async function readSources(queries: Queries): Promise<StoredSources> {
  const rows = await queries.select().from(contentSources).orderBy(sql`${contentSources.owner} collate "C"`);
  return { sequence: await readSequence(queries), sources: rows.map(parse) };
}

export async function readSequence(queries: Queries): Promise<number> {
  const [state] = await queries.select({ sequence: contentState.sequence }).from(contentState);
  return state?.sequence ?? 0;
}

/** Replaces the stored files of an owner; an owner without files is removed. */
export async function replaceSource(queries: Queries, source: OwnedFiles): Promise<void> {
  const { owner, team } = source;
  await queries.delete(contentSources).where(eq(contentSources.owner, owner));
  if (source.files.length > 0) {
    await queries.insert(contentSources).values({ owner, team, files: sourceText(source) });
  }
}

/** The files as one JSON text, which is equal for equal files. */
export function sourceText({ files }: Pick<OwnedFiles, 'files'>): string {
  return JSON.stringify(Object.fromEntries(files.map(({ file, json }) => [file, json])));
}

function parse({ owner, team, files }: { owner: string; team: string; files: string }): OwnedFiles {
  const entries = Object.entries(JSON.parse(files) as Record<string, unknown>);
  return {
    owner,
    team,
    names: entries.map(([file]) => file),
    files: entries.map(([file, json]) => ({ file, json })),
    problems: [],
  };
}
