import { type ContentProblem, problemsAt } from '../kernel/problems.ts';
import { recordPath, slugOf } from '../store/record-page.ts';
import { regionsOfPage } from '../store/stored-page.ts';
import type { ContentParts } from './content-ports.ts';
import { deadLinks } from './links.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { SiteContent } from './site-content.ts';

/** Checks whether the files fit together. */
export function checkRelations(
  content: SiteContent,
  { sources, blockRules }: Pick<ContentParts, 'sources' | 'blockRules'>,
): ContentProblem[] {
  return [
    ...pagesThatMustBe(content),
    ...pagesWithOneId(content),
    ...blocksWithOneId(content),
    ...recordsWithPathsOfPages(content),
    ...sources.flatMap((source) => source.check?.(content) ?? []),
    ...placedBlocks(content).flatMap(({ file, pointer, block }) =>
      blockRules.flatMap((violationsOf) => problemsAt(file, `${pointer}/content`, violationsOf(block))),
    ),
    ...redirectsOfPages(content),
    ...deadLinks(content),
  ];
}

function pagesThatMustBe({ pages, paths }: SiteContent): ContentProblem[] {
  const notFound = pages.filter(({ status }) => status === 404);
  const start = paths.has('/') ? [] : [{ file: 'pages/index.json', pointer: '', reason: 'is missing' }];
  if (notFound.length === 1) return start;
  const reason = `exactly one page must have status 404, ${notFound.length} have`;
  return [...start, { file: notFound[1]?.file ?? 'pages/404.json', pointer: '/status', reason }];
}

function pagesWithOneId({ pages }: SiteContent): ContentProblem[] {
  const first = new Map<number, string>();
  return pages.flatMap(({ id, file }) => {
    const other = first.get(id);
    if (other === undefined) first.set(id, file);
    return other === undefined ? [] : [{ file, pointer: '/id', reason: `${other} has id ${id} too` }];
  });
}

/** A block's id is unique among all blocks of the composed page, those of the layout included. */
function blocksWithOneId({ pages, layout, collections }: SiteContent): ContentProblem[] {
  const templates = collections.flatMap(({ recordPage }) => recordPage ?? []);
  return [...pages, ...templates].flatMap(({ file, path, regions }) => {
    const ids = Object.values(regionsOfPage(path, layout.regions, regions))
      .flat()
      .map(({ id }) => id);
    const twice = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...twice].map((id) => ({
      file,
      pointer: '/regions',
      reason: `two blocks of the page, or of the layout, have the id "${id}"`,
    }));
  });
}

/** Records whose page would be hidden by an editor's page at the same path. */
function recordsWithPathsOfPages({ pages, collections }: SiteContent): ContentProblem[] {
  const taken = new Set(pages.map(({ path }) => path));
  return collections.flatMap(({ recordPage, records }) =>
    records.flatMap(({ file, pointer, data }) => {
      const slug = slugOf(data);
      if (!recordPage || slug === undefined || !taken.has(recordPath(recordPage.path, slug))) return [];
      return [
        {
          file,
          pointer: `${pointer}/slug`,
          reason: `there is a page at ${recordPath(recordPage.path, slug)}`,
        },
      ];
    }),
  );
}

function redirectsOfPages({ redirects, paths }: SiteContent): ContentProblem[] {
  return redirects.entries.flatMap(({ from }, index) =>
    paths.has(from)
      ? [{ file: redirects.file, pointer: `/${index}/from`, reason: `there is a page at ${from}` }]
      : [],
  );
}
