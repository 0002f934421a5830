import { type Static, type TUnsafe, Type } from '@sinclair/typebox';
import { PageMeta } from '@stadtraum/contracts/page-meta';
import { PageModel, SitePath } from '@stadtraum/contracts/page-model';
import { RecordText, textFor } from './record-text.ts';
import type { Regions } from './stored-page.ts';
import { structuredDataOf } from './structured-data.ts';

/** `published` or `log.date`: a field with a day, or with entries that have one. */
const DayField = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]*(\\.[A-Za-z][A-Za-z0-9]*)?$', maxLength: 129 });

/** Title, name and description of a page about a record. */
const DESCRIPTION = {
  /** The title of the document. */
  title: RecordText,
  /** The page's name in breadcrumbs. @default the title */
  label: Type.Optional(RecordText),
  description: Type.Optional(RecordText),
};

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
      ...DESCRIPTION,
      /** Short facts for link previews: `["{totalRent|euro} warm", "frei ab {available|starting-day}"]`. Empty ones are left out. */
      figures: Type.Optional(Type.Array(RecordText, { maxItems: 6 })),
      /** What an email about a new record says of it: rent, size, address. @default the description */
      alert: Type.Optional(RecordText),
      /** The page in schema.org terms, with the record's fields: `{"@type": "NewsArticle", "datePublished": "{date}"}`. */
      about: PageMeta.properties.about,
      /** The fields whose newest day, up to today, is the day of the page's last change. */
      modified: Type.Optional(Type.Array(DayField, { minItems: 1 })),
      /** Metadata for all these pages. */
      meta: Type.Optional(PageMeta),
      regions,
      /** The page in place of a hidden record's page, with status 410 (see `hiddenFrom`). @default the 404 page */
      gone: Type.Optional(Type.Object({ ...DESCRIPTION, regions }, { additionalProperties: false })),
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

/** Maximum number of characters; longer texts are cut at a word boundary. */
const MAX_LENGTH = { title: 200, label: 100, description: 200, figure: 60, alert: 300 };

/** What an email about a new record says of it. @param today the day in Berlin */
export function alertText(
  { alert, description }: Pick<RecordPageTemplate, 'alert' | 'description'>,
  record: Record<string, unknown>,
  today: string,
): string {
  const template = alert ?? description;
  return template === undefined ? '' : textFor(template, record, MAX_LENGTH.alert, today);
}

/** Title, label and metadata of a record's page. @param today the day in Berlin */
export function describeRecordPage(
  template: RecordPageTemplate,
  record: Record<string, unknown>,
  today: string,
): { title: string; label: string; meta: PageMeta } {
  const { about, figures = [] } = template;
  const described = describe(template, template.meta, record, today);
  const facts = figures.map((figure) => textFor(figure, record, MAX_LENGTH.figure, today)).filter(Boolean);
  const modified = modifiedOn(template, record, today);
  return {
    ...described,
    meta: {
      ...described.meta,
      ...(facts.length > 0 && { figures: facts }),
      ...(about && { about: structuredDataOf(about, record) }),
      ...(modified !== undefined && { modified }),
    },
  };
}

/**
 * Title, label and metadata of the page in place of a hidden record's page; undefined if the collection has none.
 *
 * @param today the day in Berlin
 */
export function describeGonePage(
  { gone, meta }: RecordPageTemplate,
  record: Record<string, unknown>,
  today: string,
): { title: string; label: string; meta: PageMeta; regions: Regions } | undefined {
  return gone && { ...describe(gone, meta, record, today), regions: gone.regions };
}

/** The newest day, up to today, in the template's `modified` fields. @param today the day in Berlin */
export function modifiedOn(
  { modified = [] }: Pick<RecordPageTemplate, 'modified'>,
  record: Record<string, unknown>,
  today: string,
): string | undefined {
  return modified
    .flatMap((path) => daysAt(record, path.split('.')))
    .filter((day) => day <= today)
    .sort()
    .at(-1);
}

function describe(
  { title, label = title, description }: Pick<RecordPageTemplate, 'title' | 'label' | 'description'>,
  meta: PageMeta | undefined,
  record: Record<string, unknown>,
  today: string,
): { title: string; label: string; meta: PageMeta } {
  return {
    title: textFor(title, record, MAX_LENGTH.title, today),
    label: textFor(label, record, MAX_LENGTH.label, today),
    meta: {
      ...meta,
      ...(description !== undefined && {
        description: textFor(description, record, MAX_LENGTH.description, today),
      }),
    },
  };
}

function daysAt(value: unknown, [step, ...rest]: string[]): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry) => daysAt(entry, step === undefined ? [] : [step, ...rest]));
  if (step !== undefined) return daysAt((value as Record<string, unknown> | null | undefined)?.[step], rest);
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? [value.slice(0, 10)] : [];
}
