import { createHash } from 'node:crypto';
import type { ContentProblem } from '../kernel/problems.ts';
import type { OwnedFiles } from './owners.ts';
import { type ContentFile, unstorableTexts } from './read-files.ts';

/** Maximum depth of nested objects and lists in a team's file, because the checks are recursive. */
const MAX_DEPTH = 100;
/** Ids of pages without an id of their own start here, far above those that editors choose. */
const FIRST_DERIVED_ID = 1_000_000_000;

const PAGE_FILE = /^pages\/.+\.json$/;
const RECORD_PAGE_FILE = /^collections\/[^/]+\/page\.json$/;
/** The files that a team may bring: pages, collections, entries in menus, redirects. */
const TEAM_FILES = [
  PAGE_FILE,
  RECORD_PAGE_FILE,
  /^collections\/[^/]+\/(collection|records|records\/[^/]+)\.json$/,
  /^(navigation|redirects)\.json$/,
];

/**
 * Reads the content that a team sent, and finds what only the workspace's content may have.
 *
 * @param files JSON values by file name
 */
export function readTeamFiles(remote: string, team: string, files: Record<string, unknown>): OwnedFiles {
  const names = Object.keys(files).sort();
  const tooDeep = names.filter((file) => depthExceeds(files[file], MAX_DEPTH));
  const readable = names
    .filter((file) => !tooDeep.includes(file))
    .map((file): ContentFile => ({ file, json: files[file] }));
  return {
    owner: remote,
    team,
    names,
    files: readable,
    problems: [
      ...tooDeep.map((file) => ({
        file,
        pointer: '',
        reason: `Die Datei ist mehr als ${MAX_DEPTH} Ebenen tief verschachtelt`,
      })),
      ...readable.flatMap(({ file, json }) => [...unstorableTexts(file, json), ...specialPage(file, json)]),
      ...names.filter((name) => !TEAM_FILES.some((pattern) => pattern.test(name))).map(foreignFile),
    ],
  };
}

/**
 * Gives pages without an id one that depends only on their path, because teams do not know each other's ids. With an id in the file,
 * nothing changes.
 */
export function withPageIds(files: ContentFile[]): ContentFile[] {
  return files.map(({ file, json }) => {
    if (!PAGE_FILE.test(file) && !RECORD_PAGE_FILE.test(file)) return { file, json };
    if (typeof json !== 'object' || json === null || Array.isArray(json) || 'id' in json)
      return { file, json };
    const hash = createHash('sha256').update(file).digest();
    return { file, json: { id: FIRST_DERIVED_ID + (hash.readUInt32BE() % FIRST_DERIVED_ID), ...json } };
  });
}

function specialPage(file: string, json: unknown): ContentProblem[] {
  if (!PAGE_FILE.test(file) || (json as { status?: unknown } | null)?.status === undefined) return [];
  const reason = 'Die Seiten für unbekannte und entfernte Adressen gehören zur Website, nicht zu einem Team';
  return [{ file, pointer: '/status', reason }];
}

function foreignFile(file: string): ContentProblem {
  const reason =
    'Diese Datei gehört nicht zu den Inhalten eines Teams. Dazu gehören pages/, collections/, navigation.json und redirects.json';
  return { file, pointer: '', reason };
}

function depthExceeds(root: unknown, limit: number): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; depth <= limit; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
