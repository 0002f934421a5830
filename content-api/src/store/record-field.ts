import { FORMATS } from './record-formats.ts';

/** A reference to a field, with the names of nested fields and a format: `{area}`, `{position.latitude}`, `{totalRent|euro}`. */
export interface FieldReference {
  /** The record's own field. */
  field: string;
  /** Names below the field. */
  steps: string[];
  format: string | undefined;
}

/** The source of a regular expression for a reference in braces; it has three groups. */
export const FIELD_PATTERN = '\\{([A-Za-z][A-Za-z0-9]*)((?:\\.[A-Za-z0-9]+)*)(?:\\|([a-z-]+))?\\}';

/** @param match the groups of FIELD_PATTERN */
export function fieldReference([, field = '', steps = '', format]: readonly (
  | string
  | undefined
)[]): FieldReference {
  return { field, steps: steps.split('.').slice(1), format };
}

/**
 * The value that a reference stands for; undefined if the record does not have it.
 *
 * @param today the day in Berlin, for formats that depend on it
 */
export function fieldValue(
  { field, steps, format }: FieldReference,
  record: Record<string, unknown>,
  today?: string,
): unknown {
  const value = steps.reduce(
    (parent, step) => (parent as Record<string, unknown> | null | undefined)?.[step],
    record[field],
  );
  if (value === undefined || value === null) return undefined;
  return format === undefined ? value : FORMATS[format]?.(value, today);
}

/** The formats in the references that do not exist. */
export function unknownFormats(references: readonly FieldReference[]): string[] {
  return references.flatMap(({ format }) =>
    format === undefined || Object.hasOwn(FORMATS, format) ? [] : [format],
  );
}
