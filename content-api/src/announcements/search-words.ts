import type { Queries } from '../kernel/database/database.ts';
import type { CollectionDefinition } from '../store/collection.ts';
import { findCollections } from '../store/select-records.ts';

/** Describes a search in the words of its list: `alle Ausschreibungen im Gewerk Dach, mit Frist bis 24.12.2026`. */
export async function searchInWords(
  queries: Queries,
  { collection, filter }: { collection: string; filter: Readonly<Record<string, unknown>> },
): Promise<string> {
  const [found] = await findCollections(queries, [collection]);
  return describeSearch(found?.definition ?? {}, filter);
}

/** @param list the definition of the list, whose `labels` order the conditions */
export function describeSearch(
  { labels = {}, savedSearch }: Pick<CollectionDefinition, 'labels' | 'savedSearch'>,
  filter: Readonly<Record<string, unknown>>,
): string {
  if (!savedSearch) return 'eine Suche in einer Liste, die es nicht mehr gibt';
  const { all, prepositions = {} } = savedSearch;
  const conditions = Object.entries(labels)
    .filter(([name]) => Object.hasOwn(filter, name))
    .map(([name, label]) => [prepositions[name] ?? 'mit', label, ...inWords(filter[name])].join(' '));
  return [all, conditions.join(', ')].filter(Boolean).join(' ');
}

/** A box that is ticked has no value besides its label: `mit Balkon`. */
function inWords(value: unknown): string[] {
  return value === true ? [] : [[value].flat().join(' oder ')];
}
