import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../kernel/database/database.ts';
import {
  ContentInvalidError,
  ContentOwnedError,
  type ContentProblem,
  describeProblem,
} from '../kernel/problems.ts';
import { type CheckedSources, type CheckOptions, checkSources } from './check-sources.ts';
import type { LoadedContent } from './content-ports.ts';
import { readSources } from './content-sources.ts';
import { type LiveBlocks, readLiveBlocks } from './live-blocks.ts';
import { type OwnedFiles, problemsFor, splitOwnedName, WORKSPACE } from './owners.ts';
import { readContentFiles } from './read-files.ts';
import type { SiteContent } from './site-content.ts';
import { storeContent } from './store-content.ts';
import { readTeamFiles } from './team-files.ts';

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
  /** Sentences about what was not checked, and about problems of other owners' content. */
  warnings: string[];
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
 * Loads the workspace's content files into the database, beside the content of teams.
 *
 * @throws CONTENT_INVALID, CONTENT_OWNED_BY_ANOTHER (with all problems), DATABASE_UNAVAILABLE; the stored content is then unchanged
 */
export async function loadContent(source: ContentSource, database: Database): Promise<LoadResult> {
  const workspace = await readWorkspace(source.contentDirectory);
  return replaceContent(source, database, workspace, await readLiveBlocks(source.registryUrl));
}

/**
 * Replaces the content of one remote and leaves all other content as it is.
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
  if (loaded.problems.length > 0) throw new ContentInvalidError(loaded.problems);
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  if (!liveBlocks.known && loaded.names.length > 0) {
    throw serverError('CONTENT_UNAVAILABLE', { path: 'the live set', reason: liveBlocks.reason });
  }
  return replaceContent(source, database, loaded, liveBlocks);
}

/**
 * Reads and checks the workspace's content files, without the content of teams.
 *
 * @throws CONTENT_INVALID (with all problems)
 */
export async function checkContent(source: ContentSource, now: Date): Promise<CheckedContent> {
  const workspace = await readWorkspace(source.contentDirectory);
  const liveBlocks = await readLiveBlocks(source.registryUrl);
  const checked = await checkSources([workspace], WORKSPACE, { ...source, liveBlocks, now });
  const { content, written, inFiles, between } = checked;
  if (inFiles.length + between.length > 0) throw new ContentInvalidError([...inFiles, ...between]);
  return { content, written, warnings: uncheckedWarnings(liveBlocks) };
}

export function countContent({ pages, collections }: Pick<SiteContent, 'pages' | 'collections'>): {
  pages: number;
  records: number;
} {
  return { pages: pages.length, records: collections.reduce((sum, { records }) => sum + records.length, 0) };
}

async function replaceContent(
  source: ContentSource,
  database: Database,
  loaded: OwnedFiles,
  liveBlocks: LiveBlocks,
): Promise<LoadResult> {
  const { sources: blockSources, onStored } = source.parts;
  const { owner } = loaded;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const stored = await database.read(readSources);
    const before = stored.sources;
    const after = withSource(before, loaded);
    if (!after.some((other) => other.owner === WORKSPACE)) {
      const reason = 'the workspace’s content has not been loaded by this version yet';
      throw serverError('CONTENT_UNAVAILABLE', { path: 'the site', reason });
    }
    const options = { ...source, liveBlocks, now: new Date() };
    const checked = await checkSources(after, owner, options);
    const known = await refuseProblems(checked, owner, () => checkSources(before, owner, options));
    const { content, written } = checked;
    const result = await storeContent(database, content, {
      sources: blockSources,
      loaded,
      basedOn: stored.sequence,
      onChange: (queries) => onStored(queries, { content, written }),
    });
    if (!result) continue;
    const ours = ({ file }: { file: string }) => splitOwnedName(file).owner === owner;
    return {
      ...result,
      ...countContent({
        pages: content.pages.filter(ours),
        collections: content.collections.filter(ours),
      }),
      warnings: [...uncheckedWarnings(liveBlocks), ...known],
    };
  }
  throw serverError('CONTENT_UNAVAILABLE', { path: 'this load', reason: 'other loads kept overtaking it' });
}

/**
 * Refuses content that is invalid, or that breaks the content of others. Problems of others that existed before do not stop a
 * load, because only their owners can solve them.
 *
 * @param checkBefore checks the content that is stored
 * @returns the problems that existed before, as sentences
 * @throws CONTENT_OWNED_BY_ANOTHER, CONTENT_INVALID
 */
async function refuseProblems(
  { taken, inFiles, between }: CheckedSources,
  owner: string,
  checkBefore: () => Promise<CheckedSources>,
): Promise<string[]> {
  if (taken.length > 0) throw new ContentOwnedError(problemsFor(owner, taken));
  const ofOthers = between.filter(({ file }) => splitOwnedName(file).owner !== owner);
  const before = new Set(ofOthers.length > 0 ? (await checkBefore()).between.map(keyOf) : []);
  const isKnown = (problem: ContentProblem) => ofOthers.includes(problem) && before.has(keyOf(problem));
  const refused = [...inFiles, ...between.filter((problem) => !isKnown(problem))];
  if (refused.length > 0) throw new ContentInvalidError(problemsFor(owner, refused));
  return problemsFor(owner, between).map(
    (problem) => `The content of others is invalid: ${describeProblem(problem)}.`,
  );
}

const keyOf = ({ file, pointer, reason }: ContentProblem) => JSON.stringify([file, pointer, reason]);

/** The sources after the load: the workspace's first, then the others by name. */
function withSource(stored: readonly OwnedFiles[], loaded: OwnedFiles): OwnedFiles[] {
  const others = stored.filter(({ owner }) => owner !== loaded.owner);
  const all = loaded.names.length > 0 ? [...others, loaded] : others;
  return all.sort((a, b) => rank(a) - rank(b) || (a.owner < b.owner ? -1 : 1));
}

const rank = ({ owner }: OwnedFiles) => (owner === WORKSPACE ? 0 : 1);

async function readWorkspace(directory: string): Promise<OwnedFiles> {
  const { names, files, problems } = await readContentFiles(directory);
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
        .map((name) => ({ file: `./${name}`, pointer: '', reason: 'its name must not contain a colon' })),
    ],
  };
}

function uncheckedWarnings(liveBlocks: LiveBlocks): string[] {
  if (liveBlocks.known) return [];
  return [`The content of blocks was not checked against a live set: ${liveBlocks.reason}.`];
}
