import type { ContentProblem } from '../kernel/problems.ts';
import type { ContentFile } from './read-files.ts';

/** The owner of the site's own content files. All other owners are remotes. */
export const WORKSPACE = 'workspace';

/** The content files of one owner. */
export interface OwnedFiles {
  /** WORKSPACE, or the name of a remote. */
  owner: string;
  team: string;
  /** Names of all files, including unreadable ones. */
  names: string[];
  files: ContentFile[];
  problems: ContentProblem[];
  /** The files' texts by name, where they are known. */
  texts?: ReadonlyMap<string, string>;
}

const OWNED_NAME = /^([a-z][a-z0-9-]*):(.*)$/s;

/** A file's name among the files of all owners: `pages/presse.json`, or `mf-jobs:pages/jobs.json` in the content of a remote. */
export function ownedName(owner: string, file: string): string {
  return owner === WORKSPACE ? file : `${owner}:${file}`;
}

/** The owner of a file, and its name among the owner's files. @param name see `ownedName` */
export function splitOwnedName(name: string): { owner: string; file: string } {
  const [, owner = WORKSPACE, file = name] = OWNED_NAME.exec(name) ?? [];
  return { owner, file };
}

/** Names the files in problems as the owner knows them: its own without a prefix, the workspace's as `workspace:…`. */
export function problemsFor(owner: string, problems: readonly ContentProblem[]): ContentProblem[] {
  return problems.map(({ twin, ...problem }) => ({
    ...problem,
    file: nameFor(owner, problem.file),
    ...(twin && { twin: { ...twin, file: nameFor(owner, twin.file) } }),
  }));
}

/** A file's name as an owner knows it, see `problemsFor`. */
function nameFor(owner: string, name: string): string {
  const { owner: other, file } = splitOwnedName(name);
  return other === owner ? file : `${other}:${file}`;
}

/** The owner in German sentences: `der Website`, `mf-jobs (Team jobs)`. */
export function describeOwner({ owner, team }: Pick<OwnedFiles, 'owner' | 'team'>): string {
  return owner === WORKSPACE ? 'der Website' : `${owner} (Team ${team})`;
}
