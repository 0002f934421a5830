import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../kernel/database/database.ts';
import type { HeldBack } from '../kernel/held-back.ts';
import { ContentInvalidError } from '../kernel/problems.ts';
import type { CheckOptions } from './check-sources.ts';
import type { LoadedContent } from './content-ports.ts';
import { readSources } from './content-sources.ts';
import { acceptContent } from './hold-back.ts';
import { type LiveBlocks, readLiveBlocks } from './live-blocks.ts';
import { type OwnedFiles, splitOwnedName, WORKSPACE } from './owners.ts';
import { type ContentTexts, parseContentFiles, readContentTexts } from './read-files.ts';
import type { SiteContent } from './site-content.ts';
import { storeContent } from './store-content.ts';
import { readTeamFiles } from './team-files.ts';
import { readWaiting, waitingText } from './waiting-content.ts';

/** Loads that others overtake start again, at most this often. */
const MAX_ATTEMPTS = 5;

/** Where content is read from, and the settings that it must conform to. */
export interface ContentLocation extends Pick<CheckOptions, 'frameHosts'> {
  /** Directory of the workspace's content files. */
  contentDirectory: string;
  /** URL of the registry whose live set declares the blocks. Without it, the content of blocks is not checked. */
  registryUrl: string | undefined;
}

export type ContentSource = ContentLocation & Pick<CheckOptions, 'library' | 'parts' | 'checker'>;

export interface CheckedContent extends LoadedContent {
  /** Sentences that say what was not checked, and why. */
  warnings: string[];
}

export interface LoadResult {
  /** False if the same content was already stored. */
  changed: boolean;
  revision: string;
  /** What the loaded files contain, without the content of other owners. */
  pages: number;
  records: number;
  /** Sentences about what was not checked, about problems of other owners' content, and about links to pages that are held back. */
  warnings: string[];
  /** What stays as it was, because its new version does not fit. */
  heldBack: HeldBack[];
}

/** The content of a team, as the registry sends it. */
export interface TeamContent {
  team: string;
  /** The remote whose repository contains the files, and which owns them. */
  remote: string;
  /** JSON values by file name; without files, the content of the remote is removed. */
  files: Record<string, unknown>;
}

/**
 * Loads the workspace's content files into the database, beside the content of teams. What does not fit stays as it was.
 *
 * @param texts the files. @default those in the content directory
 * @throws CONTENT_INVALID, CONTENT_OWNED_BY_ANOTHER (with all problems), DATABASE_UNAVAILABLE; the stored content is then unchanged
 */
export async function loadContent(
  source: ContentSource,
  database: Database,
  texts?: ContentTexts,
): Promise<LoadResult> {
  const sent = texts ? workspaceFiles(texts) : await readWorkspace(source.contentDirectory);
  return replaceContent(source, database, { sent, liveBlocks: await readLiveBlocks(source.registryUrl) });
}

/**
 * Loads the workspace's files unless content has changed since the state that the caller has read.
 *
 * @param options.isNews whether subscribers are notified of what is new
 * @returns undefined, without a change, if content has changed since
 * @throws what `loadContent` throws
 */
export async function loadUnlessChanged(
  source: ContentSource,
  database: Database,
  { sent, since, isNews }: { sent: OwnedFiles; since: number; isNews: boolean },
): Promise<LoadResult | undefined> {
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  return attemptLoad(source, database, { sent, liveBlocks, since, isNews });
}

/**
 * Replaces the content of one remote and leaves all other content as it is. What does not fit stays as it was.
 *
 * @throws CONTENT_INVALID, CONTENT_OWNED_BY_ANOTHER (with all problems), DATABASE_UNAVAILABLE; CONTENT_UNAVAILABLE if the live set or
 *   the workspace's content is missing. The stored content is then unchanged.
 */
export async function loadTeamContent(
  source: ContentSource,
  database: Database,
  { team, remote, files }: TeamContent,
): Promise<LoadResult> {
  const loaded = readTeamFiles(remote, team, files);
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  if (!liveBlocks.known && loaded.names.length > 0) {
    throw serverError('CONTENT_UNAVAILABLE', { path: 'the live set', reason: liveBlocks.reason });
  }
  return replaceContent(source, database, { sent: loaded, liveBlocks });
}

/**
 * Reads and checks the workspace's content files, without the content of teams.
 *
 * @throws CONTENT_INVALID (with all problems)
 */
export async function checkContent(source: ContentSource, now: Date): Promise<CheckedContent> {
  const workspace = await readWorkspace(source.contentDirectory);
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  const { content, written, heldBack } = await acceptContent(workspace, [], { ...source, liveBlocks, now });
  if (heldBack.length > 0) throw new ContentInvalidError(heldBack.flatMap(({ problems }) => problems));
  return { content, written, warnings: uncheckedWarnings(liveBlocks) };
}

export function countContent({ pages, collections }: Pick<SiteContent, 'pages' | 'collections'>): {
  pages: number;
  records: number;
} {
  return { pages: pages.length, records: collections.reduce((sum, { records }) => sum + records.length, 0) };
}

/**
 * Repeats the last load of an owner, of which something is held back, with the live set as it is now.
 *
 * @returns undefined if nothing is held back any more
 * @throws what `loadContent` throws
 */
export async function repeatLoad(
  source: ContentSource,
  database: Database,
  { owner, liveBlocks }: { owner: string; liveBlocks: LiveBlocks },
): Promise<LoadResult | undefined> {
  const waiting = await database.read((queries) => readWaiting(queries, owner));
  if (!waiting) return undefined;
  const { sent, text: repeats } = waiting;
  return replaceContent(source, database, { sent, liveBlocks, repeats });
}

/** @throws CONTENT_UNAVAILABLE if other loads keep overtaking it, and what `loadContent` throws */
async function replaceContent(source: ContentSource, database: Database, load: Load): Promise<LoadResult> {
  // The next one repeats what has overtaken a repeated load.
  const attempts = load.repeats === undefined ? MAX_ATTEMPTS : 1;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const result = await attemptLoad(source, database, load);
    if (result) return result;
  }
  throw serverError('CONTENT_UNAVAILABLE', { path: 'this load', reason: 'other loads kept overtaking it' });
}

interface Load {
  sent: OwnedFiles;
  liveBlocks: LiveBlocks;
  /** See `storeContent`. */
  repeats?: string;
  /** The state of the content in which it is stored, see `StoredSources`. @default the current one */
  since?: number;
  /** @default true */
  isNews?: boolean;
}

/** @returns undefined, without a change, if another load was faster */
async function attemptLoad(
  source: ContentSource,
  database: Database,
  { sent, liveBlocks, repeats, since, isNews = true }: Load,
): Promise<LoadResult | undefined> {
  const { sources: blockSources, onStored } = source.parts;
  const { owner } = sent;
  const stored = await database.read(readSources);
  if (since !== undefined && stored.sequence !== since) return undefined;
  if (owner !== WORKSPACE && !stored.sources.some((other) => other.owner === WORKSPACE)) {
    const reason = 'the workspace’s content has not been loaded by this version yet';
    throw serverError('CONTENT_UNAVAILABLE', { path: 'the site', reason });
  }
  const now = new Date();
  const { content, written, accepted, heldBack, warnings } = await acceptContent(sent, stored.sources, {
    ...source,
    liveBlocks,
    now,
  });
  const waiting = heldBack.length === 0 ? null : waitingText(sent);
  const checkedWith = liveBlocks.known ? liveBlocks.liveSet : null;
  const result = await storeContent(database, content, {
    sources: blockSources,
    loaded: accepted,
    held: { heldBack, waiting, checkedWith },
    repeats,
    basedOn: stored.sequence,
    now,
    onChange: (queries) => onStored(queries, { content, written, isNews }),
  });
  if (!result) return undefined;
  const ours = ({ file }: { file: string }) => splitOwnedName(file).owner === owner;
  return {
    ...result,
    ...countContent({
      pages: content.pages.filter(ours),
      collections: content.collections.filter(ours),
    }),
    warnings: [...uncheckedWarnings(liveBlocks), ...warnings],
    heldBack,
  };
}

/** Reads the workspace's files below a directory. */
export async function readWorkspace(directory: string): Promise<OwnedFiles> {
  return workspaceFiles(await readContentTexts(directory));
}

function workspaceFiles(texts: ContentTexts): OwnedFiles {
  const { names, files, problems } = parseContentFiles(texts);
  const isOwn = (name: string) => splitOwnedName(name).owner === WORKSPACE;
  return {
    owner: WORKSPACE,
    team: WORKSPACE,
    names: names.filter(isOwn),
    files: files.filter(({ file }) => isOwn(file)),
    problems: [
      ...problems.filter(({ file }) => isOwn(file)),
      ...names
        .filter((name) => !isOwn(name))
        .map((name) => ({
          file: `./${name}`,
          pointer: '',
          reason: 'Der Name der Datei darf keinen Doppelpunkt enthalten',
        })),
    ],
    texts,
  };
}

function uncheckedWarnings(liveBlocks: LiveBlocks): string[] {
  if (liveBlocks.known) return [];
  return [`The content of blocks was not checked against a live set: ${liveBlocks.reason}.`];
}
