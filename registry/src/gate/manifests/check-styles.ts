import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import { type Finding, MAX_CHANGES_NAMED } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { builtClassesIn, findBuiltLeaks } from '@stadtraum/federation-kit/styles';

/** The part of the gate's input that the check needs. */
export interface SideReleases {
  side: readonly ReleaseManifest[];
  /** Names of the releases that the side set exchanges or adds. */
  changed: ReadonlySet<string>;
  /** Local directory of a release, verified. */
  directoryOf(release: ReleaseManifest): Promise<string>;
}

/** A built stylesheet of a release. */
export interface Stylesheet {
  /** In the release. */
  path: string;
  css: string;
}

/** Leaks that a message names. */
const MAX_NAMED = 3;

/** Checks the stylesheets of changed remotes, because their builds are not trusted. Kit and shell style the page itself. */
export async function checkStyles(input: SideReleases): Promise<Finding[]> {
  const remotes = input.side.filter(({ kind, name }) => kind === 'remote' && input.changed.has(name));
  if (remotes.length === 0) return [];
  const stylesheets = new Map<ReleaseManifest, Stylesheet[]>();
  for (const release of input.side) stylesheets.set(release, await readStylesheets(release, input));
  return remotes.flatMap((release) => {
    const others = [...stylesheets].filter(([other]) => other !== release).flatMap(([, sheets]) => sheets);
    const foreign = new Set(others.flatMap(({ css }) => builtClassesIn(css)));
    return styleFindings(release, stylesheets.get(release) ?? [], foreign);
  });
}

/**
 * What reaches out of a remote's blocks (GA4): one refused finding, which lists the rules.
 *
 * @param foreign classes of all other releases in the set
 */
export function styleFindings(
  release: Pick<ReleaseManifest, 'name' | 'version' | 'blocks'>,
  stylesheets: readonly Stylesheet[],
  foreign: ReadonlySet<string>,
): Finding[] {
  const leaks = stylesheets.flatMap(({ path, css }) =>
    leaksIn(css, release, foreign).map(({ rule, reason }) => ({
      rule,
      text: `"${rule}" in ${path} ${reason}`,
    })),
  );
  if (leaks.length === 0) return [];
  const named = leaks.slice(0, MAX_NAMED).map(({ text }) => text);
  const more = leaks.length > named.length ? ` (and ${leaks.length - named.length} more)` : '';
  return [
    {
      ...{
        id: `styles:${release.name}`,
        kind: 'styles',
        severity: 'refused',
        release: releaseLabel(release),
      },
      message: `Styles of ${releaseLabel(release)} reach out of its blocks: ${named.join('; ')}${more}.`,
      remedy: 'Build it with the current federation-kit, which names the file and line of each such rule.',
      ...{ blocks: [], pages: [], pageCount: 0 },
      changes: leaks.slice(0, MAX_CHANGES_NAMED).map(({ rule }) => ({ after: rule })),
    },
  ];
}

function leaksIn(
  css: string,
  release: Pick<ReleaseManifest, 'name' | 'blocks'>,
  foreign: ReadonlySet<string>,
): { rule: string; reason: string }[] {
  try {
    return findBuiltLeaks(css, release, foreign);
  } catch (error) {
    return [{ rule: css.slice(0, 40), reason: `cannot be read: ${reasonOf(error)}` }];
  }
}

async function readStylesheets(
  release: ReleaseManifest,
  { directoryOf }: Pick<SideReleases, 'directoryOf'>,
): Promise<Stylesheet[]> {
  const paths = Object.keys(release.files).filter((path) => path.endsWith('.css'));
  if (paths.length === 0) return [];
  const directory = await directoryOf(release);
  return Promise.all(
    paths.map(async (path) => ({ path, css: await readFile(join(directory, path), 'utf8') })),
  );
}
