import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { CollectionDefinition } from '../../store/collection.ts';
import { recordPath } from '../../store/record-page.ts';

/** A record in a list. */
export type ListItem = Record<string, unknown>;

/**
 * The part of a record that lists deliver: its `listed` fields, and the path of its page as `path`.
 *
 * @param base path of the records' pages without the slug; undefined if records have no pages
 */
export function listItem(
  { listed }: CollectionDefinition,
  base: string | undefined,
  record: Record<string, unknown>,
): ListItem {
  const shown = listed
    ? Object.fromEntries(Object.entries(record).filter(([field]) => listed.includes(field)))
    : record;
  return base !== undefined && typeof record.slug === 'string'
    ? { ...shown, path: recordPath(base, record.slug) }
    : shown;
}

/** SQL for a record without the fields that `listItem` leaves out: they would be most of what the database sends. */
export function listedData(
  { listed, record }: CollectionDefinition,
  data: AnyColumn,
): SQL<Record<string, unknown>> {
  const unlisted = listed ? Object.keys(record.properties).filter((field) => !listed.includes(field)) : [];
  const removed = unlisted.filter((field) => field !== 'slug').map((field) => sql`${field}`);
  return removed.length === 0 ? sql`${data}` : sql`${data} - array[${sql.join(removed, sql`, `)}]::text[]`;
}
