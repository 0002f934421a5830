/* Values of records, and how messages show them: as they are typed in the file. */

/** A number at the top level of a record. */
export function numberIn(data: Record<string, unknown>, field: string): number | undefined {
  const value = data[field];
  return typeof value === 'number' ? value : undefined;
}

/** A text at the top level of a record. */
export function textIn(data: Record<string, unknown>, field: string): string | undefined {
  const value = data[field];
  return typeof value === 'string' ? value : undefined;
}

/** An object at the top level of a record; empty for any other value. */
export function objectIn(data: Record<string, unknown>, field: string): Record<string, unknown> {
  const value = data[field];
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** `"totalRent" 563.56` */
export function named(field: string, value: number | string): string {
  return `"${field}" ${JSON.stringify(value)}`;
}

/** A number as a German text writes it: `1.234,5`. */
export function inGerman(value: number, digits = 2): string {
  return value.toLocaleString('de-DE', { maximumFractionDigits: digits });
}
