import { type Static, Type } from '@sinclair/typebox';

/** Prefix of a list's query parameters, before the brackets: `tx_dmshoffers_offerslist`. The content API supplies it. */
export const QueryPrefix = Type.String({ pattern: '^[a-z][A-Za-z0-9_-]*$', maxLength: 64 });

/** A value that a filter can be set to. */
export const FilterOption = Type.Object(
  {
    value: Type.String({ maxLength: 200 }),
    /** Number of records that the list would show with this value and all other filters unchanged. */
    hits: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
);
export type FilterOption = Static<typeof FilterOption>;

/** All values that a filter can be set to, including those without hits. */
export const FilterOptions = Type.Array(FilterOption, { maxItems: 60 });
