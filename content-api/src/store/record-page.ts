import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import { PageMeta } from '@stadtraum/contracts/page-meta';
import { PageModel, SitePath } from '@stadtraum/contracts/page-model';
import type { Regions } from './stored-page.ts';
import { structuredDataOf } from './structured-data.ts';

/** Text with the record's fields in braces: `{title} in {district}`. */
const RecordText = Type.String({ minLength: 1, maxLength: 400 });

/**
 * JSON Schema of `content/collections/<name>/page.json`: the template for the pages of a collection's records.
 *
 * @param regions see `regionSchemas`
 */
export function recordPageSchema(regions: TUnsafe<Regions>) {
  return Type.Object(
    {
      /** A record's page is at `<path>/<slug>`. */
      path: SitePath,
      /** The page id, which all records' pages share. */
      id: PageModel.properties.id,
      title: RecordText,
      /** The page's name in breadcrumbs. @default the title */
      label: Type.Optional(RecordText),
      description: Type.Optional(RecordText),
      /** The page in schema.org terms, with the record's fields: `{"@type": "NewsArticle", "datePublished": "{date}"}`. */
      about: PageMeta.properties.about,
      /** Metadata for all these pages. */
      meta: Type.Optional(PageMeta),
      regions,
    },
    { additionalProperties: false },
  );
}
export type RecordPageTemplate = Static<ReturnType<typeof recordPageSchema>>;

/** The record field with the last segment of the page's path: letters, digits and hyphens. */
export const SLUG_FIELD = 'slug';

/** A record's slug; undefined if it is missing or invalid. */
export function slugOf(record: Record<string, unknown>): string | undefined {
  const slug = record[SLUG_FIELD];
  return typeof slug === 'string' && /^[a-z0-9][a-z0-9-]{0,99}$/.test(slug) ? slug : undefined;
}

export function recordPath(base: string, slug: string): string {
  return `${base}/${slug}`;
}

/** Names of the fields in a text with braces. */
export function fieldsInText(text: string): string[] {
  return [...text.matchAll(FIELD)].map(([, field = '']) => field);
}

/** Maximum number of characters; longer texts are cut at a word boundary. */
const MAX_LENGTH = { title: 200, label: 100, description: 200 };
/** Maximum number of characters from one field, so that a long field does not push the site's name out of a title. */
const MAX_FIELD_LENGTH = 140;

/** Title, label and metadata of a record's page. */
export function describeRecordPage(
  { title, label = title, description, about, meta }: RecordPageTemplate,
  record: Record<string, unknown>,
): { title: string; label: string; meta: PageMeta } {
  return {
    title: shorten(fillIn(title, record), MAX_LENGTH.title),
    label: shorten(fillIn(label, record), MAX_LENGTH.label),
    meta: {
      ...meta,
      ...(description !== undefined && {
        description: shorten(fillIn(description, record), MAX_LENGTH.description),
      }),
      ...(about && { about: structuredDataOf(about, record) }),
    },
  };
}

const FIELD = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

function fillIn(text: string, record: Record<string, unknown>): string {
  return text
    .replace(FIELD, (_, field: string) => shorten(String(record[field] ?? ''), MAX_FIELD_LENGTH))
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut}…`;
}
