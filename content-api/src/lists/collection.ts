import { type Static, Type } from '@sinclair/typebox';
import { FILTER_KINDS, type FilterKindName } from './filters/index.ts';

const ParameterName = Type.String({ pattern: '^[a-z][A-Za-z0-9_-]*$', maxLength: 64 });
const FieldName = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]*$', maxLength: 64 });

export const FilterDeclaration = Type.Object(
  {
    /** The query parameter is `<queryPrefix>[<name>]`. */
    name: ParameterName,
    kind: Type.Union((Object.keys(FILTER_KINDS) as FilterKindName[]).map((kind) => Type.Literal(kind))),
    /** Top-level field of the record. */
    field: FieldName,
  },
  { additionalProperties: false },
);
export type FilterDeclaration = Static<typeof FilterDeclaration>;

/** A list as data: `content/collections/<name>/collection.json`. */
export const CollectionDefinition = Type.Object(
  {
    /** What the list's query parameters have before their brackets. */
    queryPrefix: ParameterName,
    /** JSON Schema (draft 7) of a record; every record also has an integer `uid`, unique in the collection. */
    record: Type.Object({
      type: Type.Literal('object'),
      properties: Type.Record(Type.String(), Type.Object({ type: Type.Optional(Type.String()) })),
    }),
    filters: Type.Array(FilterDeclaration),
    /** Order of the list; records that are equal in all of it are ordered by uid. */
    order: Type.Array(
      Type.Object(
        {
          field: FieldName,
          direction: Type.Union([Type.Literal('ascending'), Type.Literal('descending')]),
        },
        { additionalProperties: false },
      ),
    ),
    /** Records per page; the query parameter `<queryPrefix>[page]` turns it. Without: all, up to LONGEST_LIST. */
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
    /** The list reads differently tomorrow without an edit ("noch 5 Tage"): answers say so with `freshUntil`. */
    changesDaily: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type CollectionDefinition = Static<typeof CollectionDefinition>;

/** Records that a list without pages delivers at most. */
export const LONGEST_LIST = 500;

/** JSON Schema type of a record's field, as far as the declaration says. */
export function fieldType({ record }: CollectionDefinition, field: string): string | undefined {
  return record.properties[field]?.type;
}
