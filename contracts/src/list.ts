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

/** Label of a filter's parameter, as the list declares it: `Frist ab`. */
export const FilterLabel = Type.String({ minLength: 1, maxLength: 100 });

/** Input that a filter treats as empty (R5.2-1). The block names it beside its field. */
export const FilterProblem = Type.Object(
  {
    /** Name of the query parameter, without prefix and brackets: `rentbis`. */
    name: Type.String({ maxLength: 64 }),
    /** The input, shortened if it is very long. */
    typed: Type.String({ maxLength: 200 }),
    /** `below-start` and `before-start`: the end of a range of numbers or days is before its start. */
    reason: Type.Union([
      Type.Literal('not-a-number'),
      Type.Literal('not-a-date'),
      Type.Literal('not-an-option'),
      Type.Literal('below-start'),
      Type.Literal('before-start'),
    ]),
  },
  { additionalProperties: false },
);
export type FilterProblem = Static<typeof FilterProblem>;

/** The ignored input of a list. The content API supplies it only if there is any. */
export const FilterProblems = Type.Optional(Type.Array(FilterProblem, { maxItems: 100 }));

/** `GET /daten/treffer<path of the list's page>?<its query>` responds with a HitCount. */
export const HITS_PREFIX = '/daten/treffer';

/** The number of records that a list would show for a query, and the input that it would ignore. */
export interface HitCount {
  total: number;
  /** Only if the list would ignore input. */
  problems?: FilterProblem[];
}
