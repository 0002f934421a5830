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
