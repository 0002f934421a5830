import type { Queries } from '../kernel/database/database.ts';
import { germanDate } from '../kernel/german-date.ts';
import type { CollectionDefinition } from '../store/collection.ts';
import { findCollections } from '../store/select-records.ts';

/** Describes a search in the words of its list: `alle Ausschreibungen im Gewerk Dach, mit Frist bis 24. Dezember 2026`. */
export async function searchInWords(
  queries: Queries,
  { collection, filter }: { collection: string; filter: Readonly<Record<string, unknown>> },
): Promise<string> {
  const [found] = await findCollections(queries, [collection]);
  return describeSearch(found?.definition ?? {}, filter);
}

/** @param list the definition of the list, whose filters order the conditions */
export function describeSearch(
  {
    filters = [],
    labels = {},
    savedSearch,
  }: Partial<Pick<CollectionDefinition, 'filters' | 'labels' | 'savedSearch'>>,
  filter: Readonly<Record<string, unknown>>,
): string {
  if (!savedSearch) return 'eine Suche in einer Liste, die es nicht mehr gibt';
  const { all, prepositions = {}, phrases = {} } = savedSearch;
  const conditions = Object.entries(labels)
    .filter(([name]) => Object.hasOwn(filter, name))
    .sort(([a], [b]) => positionOf(a, filters) - positionOf(b, filters))
    .map(([name, label]) => {
      const value = inWords(filter[name]);
      const phrase = phrases[name];
      return (
        phrase?.replace('{value}', value.join('')) ?? [prepositions[name] ?? 'mit', label, ...value].join(' ')
      );
    });
  return [all, conditions.join(', ')].filter(Boolean).join(' ');
}

/** The position of a parameter's filter. The database does not keep the order of an object's properties. */
function positionOf(parameter: string, filters: readonly { name: string }[]): number {
  return filters.findIndex(
    ({ name }) => parameter === name || parameter === `${name}von` || parameter === `${name}bis`,
  );
}

/** A box that is ticked has no value besides its label: `mit Balkon`. */
function inWords(value: unknown): string[] {
  return value === true ? [] : [[value].flat().map(germanValue).join(' oder ')];
}

/** `1200.5`, as filters store a number, as `1.200,5`; `24.12.2026` as `24. Dezember 2026`. Other text stays as it is. */
function germanValue(value: unknown): string {
  const text = String(value);
  const [, day, month, year] = /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(text) ?? [];
  if (day) return germanDate(`${year}-${month}-${day}`);
  return /^\d+\.?\d*$/.test(text) ? Number(text).toLocaleString('de-DE') : text;
}
