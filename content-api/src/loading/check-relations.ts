import { reasonOf } from '@stadtraum/contracts/errors';
import { compileValidator, type Validator } from '@stadtraum/contracts/validation';
import { fieldType } from '../lists/collection.ts';
import { FILTER_KINDS } from '../lists/filters/index.ts';
import { isSortable } from '../lists/record-keys.ts';
import { regionsOfPage } from '../pages/stored-page.ts';
import { deadLinks } from './links.ts';
import { type ContentProblem, problemsAt } from './problems.ts';
import type { SiteContent } from './site-content.ts';

/** What one file alone cannot tell: whether the files fit together. */
export function checkRelations(content: SiteContent): ContentProblem[] {
  return [
    ...pagesThatMustBe(content),
    ...pagesWithOneId(content),
    ...blocksWithOneId(content),
    ...unknownSources(content),
    ...content.collections.flatMap(recordProblems),
    ...redirectsOfPages(content),
    ...deadLinks(content),
  ];
}

type Collection = SiteContent['collections'][number];

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
function blocksWithOneId({ pages, layout }: SiteContent): ContentProblem[] {
  return pages.flatMap(({ file, path, regions }) => {
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

function unknownSources({ pages, layout, collectionNames }: SiteContent): ContentProblem[] {
  const places = [
    ...pages.map(({ file, regions }) => ({ file, regions, base: '/regions' })),
    { file: layout.file, regions: layout.regions, base: '' },
  ];
  return places.flatMap(({ file, regions, base }) =>
    Object.entries(regions).flatMap(([region, blocks]) =>
      blocks.flatMap(({ source }, index) =>
        source && !collectionNames.has(source.collection)
          ? [
              {
                file,
                pointer: `${base}/${region}/${index}/source/collection`,
                reason: `there is no collection "${source.collection}"`,
              },
            ]
          : [],
      ),
    ),
  );
}

function recordProblems({ file, definition, records }: Collection): ContentProblem[] {
  const fields = [
    ...definition.filters.map(({ kind, field }, index) => ({
      pointer: `/filters/${index}/field`,
      fits: (FILTER_KINDS[kind].fieldTypes as readonly string[]).includes(fieldType(definition, field) ?? ''),
      reason: `"${field}" is no field of the record that a ${kind} filter can compare`,
    })),
    ...definition.order.map(({ field }, index) => ({
      pointer: `/order/${index}/field`,
      fits: isSortable(definition, field),
      reason: `"${field}" is no field of the record that can be sorted by`,
    })),
  ].flatMap(({ pointer, fits, reason }) => (fits ? [] : [{ file, pointer, reason }]));
  return [...fields, ...recordsWithOneUid(records), ...recordsOfWrongShape(file, definition.record, records)];
}

function recordsWithOneUid(records: Collection['records']): ContentProblem[] {
  const first = new Map<number, string>();
  return records.flatMap(({ uid, file, pointer }) => {
    const other = first.get(uid);
    if (other === undefined) first.set(uid, `${file}#${pointer}`);
    return other === undefined
      ? []
      : [{ file, pointer: `${pointer}/uid`, reason: `${other} has uid ${uid} too` }];
  });
}

function recordsOfWrongShape(
  file: string,
  schema: Record<string, unknown>,
  records: Collection['records'],
): ContentProblem[] {
  let validate: Validator<unknown>;
  try {
    validate = compileValidator(schema, { every: true });
  } catch (error) {
    return [{ file, pointer: '/record', reason: `is no JSON Schema: ${reasonOf(error)}` }];
  }
  return records.flatMap((record) => {
    const checked = validate(record.data);
    return checked.ok ? [] : problemsAt(record.file, record.pointer, checked.violations);
  });
}

function redirectsOfPages({ redirects, paths }: SiteContent): ContentProblem[] {
  return redirects.entries.flatMap(({ from }, index) =>
    paths.has(from)
      ? [{ file: redirects.file, pointer: `/${index}/from`, reason: `there is a page at ${from}` }]
      : [],
  );
}
