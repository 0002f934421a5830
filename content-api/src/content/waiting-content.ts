import { eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../kernel/database/database.ts';
import type { HeldBack } from '../kernel/held-back.ts';
import { contentSources } from '../store/schema.ts';
import type { OwnedFiles } from './owners.ts';

/** An owner whose last load held something back. */
export interface WaitingOwner {
  owner: string;
  /** Id of the live set that it was last checked against; null if that was unknown. */
  checkedWith: string | null;
  heldBack: HeldBack[];
}

/** What an owner's last load sent, and the text that it is stored as. */
export interface WaitingContent {
  sent: OwnedFiles;
  text: string;
}

export async function readWaitingOwners(queries: Queries): Promise<WaitingOwner[]> {
  const { owner, checkedWith, heldBack, waiting } = contentSources;
  return queries
    .select({ owner, checkedWith, heldBack })
    .from(contentSources)
    .where(isNotNull(waiting))
    .orderBy(owner);
}

/** Undefined if nothing of the owner's last load is held back. */
export async function readWaiting(queries: Queries, owner: string): Promise<WaitingContent | undefined> {
  const [row] = await queries.select().from(contentSources).where(eq(contentSources.owner, owner));
  if (!row || row.waiting === null) return undefined;
  const { team, waiting } = row;
  const { texts, ...files } = JSON.parse(waiting) as StoredFiles;
  return { sent: { ...files, owner, team, ...(texts && { texts: new Map(texts) }) }, text: waiting };
}

/** The stored form of what a load sent. */
export function waitingText({ names, files, problems, texts }: Omit<OwnedFiles, 'owner' | 'team'>): string {
  const stored: StoredFiles = { names, files, problems, ...(texts && { texts: [...texts] }) };
  return JSON.stringify(stored);
}

interface StoredFiles extends Pick<OwnedFiles, 'names' | 'files' | 'problems'> {
  /** Name and text. */
  texts?: [string, string][];
}
