import type { CollectionDefinition } from '../../store/collection.ts';

/** A record as lists deliver it. */
export type ListItem = Record<string, unknown>;

/**
 * What lists deliver of a record: the fields that the collection names, and as `path` the address of the record's own page.
 *
 * @param base path above the records' slugs; undefined where records have no pages
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
    ? { ...shown, path: `${base}/${record.slug}` }
    : shown;
}
