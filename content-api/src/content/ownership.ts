import type { ContentProblem } from '../kernel/problems.ts';
import { recordPath, slugOf } from '../store/record-page.ts';
import { describeOwner, type OwnedFiles, splitOwnedName } from './owners.ts';
import type { SiteContent } from './site-content.ts';

/** Something on the site that a file needs for itself: a path, a collection. */
interface Claim {
  what: string;
  /** See `ownedName`. */
  file: string;
}

/**
 * Finds what an owner's content would take from the content of others: paths of pages, of records and of redirects, paths below
 * those of others' records, and collections.
 *
 * @param loader the owner whose files are being loaded
 */
export function takenFromOthers(
  content: SiteContent,
  sources: readonly OwnedFiles[],
  loader: string,
): ContentProblem[] {
  const teams = new Map(sources.map(({ owner, team }) => [owner, team]));
  const owners = new Map<string, string>();
  const claims = claimsOf(content);
  for (const { what, file } of claims) {
    const { owner } = splitOwnedName(file);
    if (owner !== loader) owners.set(what, owner);
  }
  const basesOfOthers = new Map(recordBases(content).map(({ path, owner }) => [path, owner]));

  const taken = (claim: Claim): ContentProblem[] => {
    const owner = owners.get(claim.what) ?? ownerOfParent(claim.what, basesOfOthers, loader);
    if (owner === undefined || splitOwnedName(claim.file).owner !== loader) return [];
    const by = describeOwner({ owner, team: teams.get(owner) ?? owner });
    return [{ file: claim.file, pointer: '', reason: `${claim.what} belongs to ${by}` }];
  };
  return unique(claims.flatMap(taken));
}

function claimsOf({ pageFiles, redirects, collections, collectionFiles }: SiteContent): Claim[] {
  const path = (given: string, file: string): Claim => ({ what: `the path ${given}`, file });
  return [
    ...pageFiles.map((page) => path(page.path, page.file)),
    ...redirects.map(({ from, file }) => path(from, file)),
    ...collectionFiles.map(({ name, file }) => ({ what: `the collection "${name}"`, file })),
    ...collections.flatMap(({ recordPage, records }) =>
      recordPage
        ? [
            { what: `the record pages at ${recordPage.path}`, file: recordPage.file },
            ...records.flatMap(({ data, file }) => {
              const slug = slugOf(data);
              return slug === undefined ? [] : [path(recordPath(recordPage.path, slug), file)];
            }),
          ]
        : [],
    ),
  ];
}

function recordBases({ collections }: SiteContent): { path: string; owner: string }[] {
  return collections.flatMap(({ recordPage }) =>
    recordPage ? [{ path: recordPage.path, owner: splitOwnedName(recordPage.file).owner }] : [],
  );
}

/** The other owner whose records' pages are at the parent of a path; undefined if there is none. */
function ownerOfParent(what: string, bases: ReadonlyMap<string, string>, loader: string): string | undefined {
  const [, parent] = /^the path (.*)\/[^/]+$/.exec(what) ?? [];
  const owner = parent === undefined ? undefined : bases.get(parent);
  return owner === loader ? undefined : owner;
}

function unique(problems: ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
