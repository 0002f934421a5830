import type { FilterKind } from './filter-kind.ts';

/** Maximum number of records that one filter can name. */
const MAX_UIDS = 100;
/** PostgreSQL's largest `integer`. */
const MAX_UID = 2_147_483_647;

/**
 * Matches the records that it names by their uids: `prefix[name]=3,17`. It has no field in a form: blocks write its addresses for
 * what a visitor remembers. Invalid entries, and entries beyond the maximum, are ignored.
 */
export const uids: FilterKind = {
  fieldTypes: ['integer'],
  namesRecords: true,
  parameters: ({ name }) => [name],
  read: ({ name }, values) => ({ [name]: readUids(values(name).join(',')).join(',') }),
  test({ name }, values) {
    const named = new Set(readUids(String(values[name] ?? '')));
    return named.size > 0 ? ({ uid }) => named.has(uid) : undefined;
  },
  keys: () => ({}),
};

/** Reads uids separated by commas, each once. */
function readUids(list: string): number[] {
  const entries = list.split(',').map((entry) => entry.trim());
  const numbers = entries.filter((entry) => /^[1-9]\d{0,9}$/.test(entry)).map(Number);
  return [...new Set(numbers.filter((number) => number <= MAX_UID))].slice(0, MAX_UIDS);
}
