import type { ContentProblem } from '../kernel/problems.ts';
import { unknownFormats } from '../store/record-field.ts';
import { recordPath, slugOf } from '../store/record-page.ts';
import { regionsOfPage } from '../store/stored-page.ts';
import { fieldsInStructuredData } from '../store/structured-data.ts';
import type { ContentParts } from './content-ports.ts';
import { deadLinks } from './links.ts';
import { filledBlocks, placedBlocks, problemsOnPages } from './placed-blocks.ts';
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
    ...brokenBlockRules(content, blockRules),
    ...unknownFormatsInBlocks(content),
    ...redirectsHidingPages(content),
    ...deadLinks(content),
  ];
}

function brokenBlockRules(content: SiteContent, blockRules: ContentParts['blockRules']): ContentProblem[] {
  return placedBlocks(content).flatMap((placed) =>
    problemsOnPages(
      filledBlocks(content, placed).map(({ file, block, record, placeOf }) => ({
        ...(record && { record }),
        problems: blockRules
          .flatMap((violationsOf) => violationsOf(block))
          .map(({ path, reason }) => ({ file, pointer: placeOf(path), reason })),
      })),
    ),
  );
}

function missingPages(content: SiteContent): ContentProblem[] {
  const { pages, paths, redirects } = content;
  const notFound = pages.filter(({ status }) => status === 404);
  const start = paths.has('/')
    ? []
    : [{ file: 'pages/index.json', pointer: '', reason: 'Die Startseite fehlt', isMissing: true }];
  // A page that is held back may be the one, and has its own problems.
  if (hasInvalidPage(content) && notFound.length === 0) return start;
  const gone = goneProblems(pages, redirects);
  if (notFound.length === 1) return [...start, ...gone];
  const reason =
    notFound.length === 0
      ? 'Die Seite für unbekannte Adressen fehlt: eine Seite mit "status": 404'
      : `Den Status 404 darf nur eine Seite haben; ${notFound[0]?.file} hat ihn schon`;
  return [
    ...start,
    ...gone,
    {
      file: notFound[1]?.file ?? 'pages/404.json',
      pointer: '/status',
      reason,
      others: notFound.map(({ file }) => file),
      isMissing: notFound.length === 0,
    },
  ];
}

const hasInvalidPage = ({ pages, pageFiles }: SiteContent) => pageFiles.length > pages.length;

/** Paths that are gone need a page with status 410, and there can only be one such page. */
function goneProblems(pages: SiteContent['pages'], redirects: SiteContent['redirects']): ContentProblem[] {
  const [page, second] = pages.filter(({ status }) => status === 410);
  if (page && second) {
    const reason = `Den Status 410 darf nur eine Seite haben; ${page.file} hat ihn schon`;
    return [{ file: second.file, pointer: '/status', reason, others: [page.file] }];
  }
  const gone = redirects.find(({ status }) => status === 410);
  if (page || !gone) return [];
  const reason = 'Für den Status 410 fehlt die Seite: eine Seite mit "status": 410';
  return [{ file: gone.file, pointer: `${gone.pointer}/status`, reason }];
}

function duplicatePageIds({ pages }: SiteContent): ContentProblem[] {
  const first = new Map<number, string>();
  return pages.flatMap(({ id, file }) => {
    const other = first.get(id);
    if (other === undefined) first.set(id, file);
    if (other === undefined) return [];
    return [
      {
        file,
        pointer: '/id',
        reason: `Die Nummer ${id} hat schon die Seite ${other}. Geben Sie dieser eine andere`,
        others: [other],
      },
    ];
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
    return [...duplicates].map((id) => {
      const own = placesOfId(regions, id).map((place) => `/regions${place}`);
      const inLayout = placesOfId(layout.regions, id).map((pointer) => ({ file: layout.file, pointer }));
      const [twin] = [...own.slice(0, -1).map((pointer) => ({ file, pointer })), ...inLayout];
      return {
        file,
        pointer: own.at(-1) ?? '/regions',
        reason: `Die id "${id}" hat schon ein anderer Block. Geben Sie diesem eine andere, zum Beispiel "${id}-2"`,
        ...(twin && { twin }),
        others: [layout.file],
      };
    });
  });
}

/** JSON Pointers to the ids of the blocks with an id. */
function placesOfId(regions: Readonly<Record<string, readonly { id: string }[]>>, id: string): string[] {
  return Object.entries(regions).flatMap(([region, blocks]) =>
    blocks.flatMap((block, index) => (block.id === id ? [`/${region}/${index}/id`] : [])),
  );
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
          reason: `Unter ${recordPath(recordPage.path, slug)} gibt es schon eine Seite`,
          others: pages
            .filter(({ path }) => path === recordPath(recordPage.path, slug))
            .map((page) => page.file),
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
      reason: `Das Format "${format}" gibt es nicht`,
    })),
  );
}

function redirectsHidingPages({ redirects, paths, pageFiles }: SiteContent): ContentProblem[] {
  return redirects.flatMap(({ from, file, pointer }) => {
    if (!paths.has(from)) return [];
    const others = pageFiles.filter(({ path }) => path === from).map((page) => page.file);
    return [{ file, pointer: `${pointer}/from`, reason: `Unter ${from} gibt es eine Seite`, others }];
  });
}
