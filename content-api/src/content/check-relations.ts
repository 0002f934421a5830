import { type ContentProblem, problemsAt } from '../kernel/problems.ts';
import { unknownFormats } from '../store/record-field.ts';
import { recordPath, slugOf } from '../store/record-page.ts';
import { regionsOfPage } from '../store/stored-page.ts';
import { fieldsInStructuredData } from '../store/structured-data.ts';
import type { ContentParts } from './content-ports.ts';
import { deadLinks } from './links.ts';
import { placedBlocks } from './placed-blocks.ts';
import type { SiteContent } from './site-content.ts';

/** Checks that the files are consistent with each other. */
export function checkRelations(
  content: SiteContent,
  { sources, blockRules }: Pick<ContentParts, 'sources' | 'blockRules'>,
): ContentProblem[] {
  return [
    ...missingPages(content),
    ...duplicatePageIds(content),
    ...duplicateBlockIds(content),
    ...recordsHiddenByPages(content),
    ...sources.flatMap((source) => source.check?.(content) ?? []),
    ...placedBlocks(content).flatMap(({ file, pointer, block }) =>
      blockRules.flatMap((violationsOf) => problemsAt(file, `${pointer}/content`, violationsOf(block))),
    ),
    ...unknownFormatsInBlocks(content),
    ...redirectsHidingPages(content),
    ...deadLinks(content),
  ];
}

function missingPages({ pages, paths, redirects }: SiteContent): ContentProblem[] {
  const notFound = pages.filter(({ status }) => status === 404);
  const start = paths.has('/') ? [] : [{ file: 'pages/index.json', pointer: '', reason: 'is missing' }];
  const gone = goneProblems(pages, redirects);
  if (notFound.length === 1) return [...start, ...gone];
  const reason = `exactly one page must have status 404, ${notFound.length} have`;
  return [...start, ...gone, { file: notFound[1]?.file ?? 'pages/404.json', pointer: '/status', reason }];
}

/** Paths that are gone need a page with status 410, and there can only be one such page. */
function goneProblems(pages: SiteContent['pages'], redirects: SiteContent['redirects']): ContentProblem[] {
  const [page, second] = pages.filter(({ status }) => status === 410);
  if (second) return [{ file: second.file, pointer: '/status', reason: `${page?.file} also has status 410` }];
  const gone = redirects.find(({ status }) => status === 410);
  if (page || !gone) return [];
  const reason = 'needs a page with status 410, and there is none';
  return [{ file: gone.file, pointer: `${gone.pointer}/status`, reason }];
}

function duplicatePageIds({ pages }: SiteContent): ContentProblem[] {
  const first = new Map<number, string>();
  return pages.flatMap(({ id, file }) => {
    const other = first.get(id);
    if (other === undefined) first.set(id, file);
    return other === undefined ? [] : [{ file, pointer: '/id', reason: `${other} also has id ${id}` }];
  });
}

/** A block's id must be unique among all blocks on the composed page, including the layout's. */
function duplicateBlockIds({ pages, layout, collections }: SiteContent): ContentProblem[] {
  const templates = collections.flatMap(({ recordPage }) =>
    recordPage ? [recordPage, ...(recordPage.gone ? [{ ...recordPage, ...recordPage.gone }] : [])] : [],
  );
  return [...pages, ...templates].flatMap(({ file, path, regions }) => {
    const ids = Object.values(regionsOfPage(path, layout.regions, regions))
      .flat()
      .map(({ id }) => id);
    const duplicates = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
    return [...duplicates].map((id) => ({
      file,
      pointer: '/regions',
      reason: `two blocks of the page, or of the layout, have the id "${id}"`,
    }));
  });
}

/** Records whose page would be hidden by an editor's page at the same path. */
function recordsHiddenByPages({ pages, collections }: SiteContent): ContentProblem[] {
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

/** Formats in blocks' structured data that do not exist. */
function unknownFormatsInBlocks(content: SiteContent): ContentProblem[] {
  return placedBlocks(content).flatMap(({ file, pointer, block }) =>
    unknownFormats(fieldsInStructuredData(block.about?.thing)).map((format) => ({
      ...{ file, pointer: `${pointer}/about/thing` },
      reason: `there is no format "${format}"`,
    })),
  );
}

function redirectsHidingPages({ redirects, paths }: SiteContent): ContentProblem[] {
  return redirects.flatMap(({ from, file, pointer }) =>
    paths.has(from) ? [{ file, pointer: `${pointer}/from`, reason: `there is a page at ${from}` }] : [],
  );
}
