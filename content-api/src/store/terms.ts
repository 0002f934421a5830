/** A field value that lists can filter by. */
export type TermValue = string | number | boolean;

/** The index terms for a field's value, or for each entry if the value is an array: `["district=Hafen"]`. */
export function termsOf(field: string, value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter(isTermValue).map((entry) => termOf(field, entry));
}

function termOf(field: string, value: TermValue): string {
  return `${field}=${value}`;
}

function isTermValue(value: unknown): value is TermValue {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
