import type { Database, Queries } from '../kernel/database/database.ts';
import { contentState } from '../store/schema.ts';
import { readSources, type StoredSources } from './content-sources.ts';
import { ContentUnits, isChanged } from './content-units.ts';
import { readWorkspace } from './load-content.ts';
import { type OwnedFiles, WORKSPACE } from './owners.ts';
import { readWaiting } from './waiting-content.ts';

/** How an operator makes the content files of a server live. */
const LOAD_COMMAND = 'npm run content:load (installed: node --env-file=<settings> content-api/dist/load.js)';

/** How many names `describeDifference` lists. */
const MAX_NAMES = 5;

/** The stored content, and the workspace's files as its last load sent them. */
export interface LastLoad extends StoredSources {
  /** When the content last changed; undefined before the first load. */
  loadedAt: Date | undefined;
  /** Undefined before the workspace's first load. */
  sent: OwnedFiles | undefined;
}

export async function readLastLoad(queries: Queries): Promise<LastLoad> {
  const stored = await readSources(queries);
  const [state] = await queries.select({ loadedAt: contentState.loadedAt }).from(contentState);
  const waiting = await readWaiting(queries, WORKSPACE);
  return {
    ...stored,
    loadedAt: state && new Date(state.loadedAt),
    sent: waiting?.sent ?? stored.sources.find(({ owner }) => owner === WORKSPACE),
  };
}

/**
 * Compares the content files below a directory with those that the last load sent. What that load held back counts as sent.
 *
 * @returns what a load would change: `pages/presse.json`, `collections/offers/records.json#12`
 */
export async function compareFiles(directory: string, database: Database): Promise<string[]> {
  const [files, { sent }] = await Promise.all([readWorkspace(directory), database.read(readLastLoad)]);
  return differences(files, sent);
}

/** @param before undefined for nothing */
export function differences(after: OwnedFiles, before: OwnedFiles | undefined): string[] {
  return [...new ContentUnits(after, before)]
    .filter(isChanged)
    .map(({ file, record }) => (record === undefined ? file : `${file}#${record}`));
}

/** Says what differs, and the command that loads it. */
export function describeDifference(directory: string, differing: readonly string[]): string {
  const names = differing.slice(0, MAX_NAMES).join(', ');
  const more = differing.length > MAX_NAMES ? ` and ${differing.length - MAX_NAMES} more` : '';
  return `The files in ${directory} differ from the last load: ${names}${more}. To load them: ${LOAD_COMMAND}`;
}
