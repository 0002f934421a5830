import { sql } from 'drizzle-orm';
import { fold } from '../../../kernel/folding.ts';
import { records } from '../../../store/schema.ts';
import type { FilterKind } from './filter-kind.ts';

/** Characters of a search text that count; the rest is cut off. */
const MAX_TEXT_LENGTH = 200;

/** The field contains the text, in any case. A list where one text is expected: the first counts. */
export const text: FilterKind = {
  fieldTypes: ['string'],
  parameters: ({ name }) => [name],
  read: ({ name }, values) => ({ [name]: tidy(values(name)[0] ?? '') }),
  condition({ name, field }, values) {
    const needle = fold(String(values[name] ?? ''));
    // strpos has no wildcards, so % and _ are just characters.
    return needle === '' ? undefined : sql`strpos(${records.search}->>${field}, ${needle}) > 0`;
  },
  keys({ field }, record) {
    const value = record[field];
    return typeof value === 'string' ? { search: { [field]: fold(value) } } : {};
  },
};

/** Control characters, NUL among them, are in no record and in no database. */
function tidy(value: string): string {
  const characters = [...value.replace(/\p{Cc}+/gu, ' ').trim()];
  return characters.slice(0, MAX_TEXT_LENGTH).join('').trim();
}
