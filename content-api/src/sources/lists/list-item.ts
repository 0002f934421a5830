import type { CollectionDefinition } from '../../store/collection.ts';
import { recordPath } from '../../store/record-page.ts';

/** A record in a list. */
export type ListItem = Record<string, unknown>;

/**
 * The part of a record that lists deliver: its `listed` fields, and as `path` the address of its own page.
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
    ? { ...shown, path: recordPath(base, record.slug) }
    : shown;
}
