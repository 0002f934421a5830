import { type Static, Type } from '@sinclair/typebox';

/** A value that a filter can be set to, with what the list would have then. */
export const FilterOption = Type.Object(
  { value: Type.String({ maxLength: 200 }), hits: Type.Integer({ minimum: 0 }) },
  { additionalProperties: false },
);
export type FilterOption = Static<typeof FilterOption>;

/** What a select offers: all, and each option with its hits: `Hafen (3)`. */
export function selectOptions(
  all: string,
  options: readonly FilterOption[],
  labelOf: (value: string) => string = (value) => value,
): { value: string; label: string }[] {
  return [
    { value: '', label: all },
    ...options.map(({ value, hits }) => ({ value, label: `${labelOf(value)} (${hits})` })),
  ];
}
