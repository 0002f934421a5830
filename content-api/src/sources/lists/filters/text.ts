import { fold } from '../../../kernel/folding.ts';
import type { FilterKind } from './filter-kind.ts';

/** Maximum number of characters; the remaining text is ignored. */
const MAX_TEXT_LENGTH = 200;

/** Matches if the field contains the text, ignoring case. Only the first value is used. */
export const text: FilterKind = {
  fieldTypes: ['string'],
  parameters: ({ name }) => [name],
  read: ({ name }, values) => ({ [name]: tidy(values(name)[0] ?? '') }),
  test({ name, field }, values) {
    const needle = fold(String(values[name] ?? ''));
    return needle === '' ? undefined : ({ search }) => search[field]?.includes(needle) ?? false;
  },
  keys({ field }, record) {
    const value = record[field];
    return typeof value === 'string' ? { search: { [field]: fold(value) } } : {};
  },
};

/** Replaces control characters, which cannot occur in records, and truncates the text. */
function tidy(value: string): string {
  const characters = [...value.replace(/\p{Cc}+/gu, ' ').trim()];
  return characters.slice(0, MAX_TEXT_LENGTH).join('').trim();
}
