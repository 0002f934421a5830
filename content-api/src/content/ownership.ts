import type { ContentProblem } from '../kernel/problems.ts';
import { recordPath, slugOf } from '../store/record-page.ts';
import { describeOwner, type OwnedFiles, splitOwnedName } from './owners.ts';
import type { SiteContent } from './site-content.ts';

/** Something on the site that a file needs for itself. */
interface Claim {
  kind: 'path' | 'collection' | 'record-pages';
  /** A path, or the collection's name. */
  name: string;
  /** See `ownedName`. */
  file: string;
  /** The record that makes the claim; empty for the file as a whole. */
  pointer: string;
}

const IN_WORDS: Readonly<Record<Claim['kind'], string>> = {
  path: 'Die Adresse',
  collection: 'Die Liste',
  'record-pages': 'Der Ort für Datensatz-Seiten',
};

/**
 * Finds what an owner's content would take from the content of others: paths of pages, of records and of redirects, paths below
 * those of others' records, and collections. The reasons are for web editors.
 *
 * @param loader the owner whose files are being loaded
 */
export function takenFromOthers(
  content: SiteContent,
  sources: readonly OwnedFiles[],
  loader: string,
): ContentProblem[] {
  const teams = new Map(sources.map(({ owner, team }) => [owner, team]));
  const claims = claimsOf(content);
  const isOwn = ({ file }: Claim) => splitOwnedName(file).owner === loader;
  const claimsOfOthers = new Map(
    claims.filter((claim) => !isOwn(claim)).map((claim) => [keyOf(claim), claim]),
  );
  const basesOfOthers = new Map(
    claims
      .filter((claim) => claim.kind === 'record-pages' && !isOwn(claim))
      .map((claim) => [claim.name, claim]),
  );

  return unique(
    claims.filter(isOwn).flatMap((claim) => {
      const same = claimsOfOthers.get(keyOf(claim));
      const other = same ?? (claim.kind === 'path' ? basesOfOthers.get(parentOf(claim.name)) : undefined);
      if (!other) return [];
      const { owner } = splitOwnedName(other.file);
      const by = describeOwner({ owner, team: teams.get(owner) ?? owner });
      const reason = same
        ? `${IN_WORDS[claim.kind]} ${claim.name} gehört schon ${by}. Wählen Sie etwas anderes, oder sprechen Sie sich mit dem Team ab`
        : `Unter ${other.name} stehen nur Seiten, die ${by} gehören. Wählen Sie einen anderen Ort`;
      const { file, pointer } = claim;
      return [{ file, pointer, reason, twin: { file: other.file, pointer: other.pointer } }];
    }),
  );
}

const keyOf = ({ kind, name }: Claim) => `${kind} ${name}`;

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

function claimsOf({ pageFiles, redirects, collections, collectionFiles }: SiteContent): Claim[] {
  const path = (name: string, file: string, pointer = ''): Claim => ({ kind: 'path', name, file, pointer });
  return [
    ...pageFiles.map((page) => path(page.path, page.file)),
    ...redirects.map(({ from, file }) => path(from, file)),
    ...collectionFiles.map(({ name, file }): Claim => ({ kind: 'collection', name, file, pointer: '' })),
    ...collections.flatMap(({ recordPage, records }): Claim[] =>
      recordPage
        ? [
            { kind: 'record-pages', name: recordPage.path, file: recordPage.file, pointer: '' },
            ...records.flatMap(({ data, file, pointer }) => {
              const slug = slugOf(data);
              return slug === undefined ? [] : [path(recordPath(recordPage.path, slug), file, pointer)];
            }),
          ]
        : [],
    ),
  ];
}

function unique(problems: ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
