import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import type { HeldBack } from '../kernel/held-back.ts';
import { contentSources, contentState } from '../store/schema.ts';
import { type OwnedFiles, ownedName } from './owners.ts';

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

/** What a load did not change, and what it needs to be checked again. */
export interface HeldContent {
  heldBack: readonly HeldBack[];
  /** See `waitingText`; null if nothing is held back. */
  waiting: string | null;
  /** Id of the live set that the content was checked against; null if it was unknown. */
  checkedWith: string | null;
}

/** Replaces the stored files of an owner, and what its last load held back; an owner with neither is removed. */
export async function replaceSource(
  queries: Queries,
  source: OwnedFiles,
  { heldBack, ...held }: HeldContent,
): Promise<void> {
  const { owner, team } = source;
  await queries.delete(contentSources).where(eq(contentSources.owner, owner));
  if (source.files.length + heldBack.length === 0) return;
  await queries
    .insert(contentSources)
    .values({ owner, team, files: sourceText(source), heldBack: [...heldBack], ...held });
}

/** What the last load of each owner held back; files are named as the owner knows them, with the owner in front of a remote's. */
export async function readHeldBack(queries: Queries): Promise<HeldBack[]> {
  const { owner, heldBack } = contentSources;
  const rows = await queries
    .select({ owner, heldBack })
    .from(contentSources)
    .orderBy(sql`${owner} collate "C"`);
  return rows.flatMap((row) =>
    row.heldBack.map((held) => ({ ...held, file: ownedName(row.owner, held.file) })),
  );
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
