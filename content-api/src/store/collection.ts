import { type Static, Type } from '@sinclair/typebox';

/** A name in a query, within the brackets. */
export const ParameterName = Type.String({ pattern: '^[a-z][A-Za-z0-9_-]*$', maxLength: 64 });
export const FieldName = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]*$', maxLength: 64 });

const filterSchema = (kinds: readonly string[]) =>
  Type.Object(
    {
      /** The query parameter is `<queryPrefix>[<name>]`. */
      name: ParameterName,
      kind: Type.Unsafe<string>(Type.Union(kinds.map((kind) => Type.Literal(kind)))),
      /** Top-level field of the record. */
      field: FieldName,
    },
    { additionalProperties: false },
  );
export type FilterDeclaration = Static<ReturnType<typeof filterSchema>>;

/** Records that are equal in all of it are ordered by uid. */
const Order = Type.Array(
  Type.Object(
    {
      field: FieldName,
      direction: Type.Union([Type.Literal('ascending'), Type.Literal('descending')]),
    },
    { additionalProperties: false },
  ),
);
export type Order = Static<typeof Order>;

/** What a field of a record is, as far as lists look at it. */
const FieldSchema = Type.Object({
  type: Type.Optional(Type.String()),
  enum: Type.Optional(Type.Array(Type.Unknown())),
  items: Type.Optional(Type.Unknown()),
});

/**
 * JSON Schema of `content/collections/<name>/collection.json`: a list as data.
 *
 * @param filterKinds that filters may have
 */
export const collectionSchema = (filterKinds: readonly string[]) =>
  Type.Object(
    {
      /** What the list's query parameters have before their brackets. */
      queryPrefix: ParameterName,
      /** JSON Schema (draft 7) of a record; every record also has an integer `uid`, unique in the collection. */
      record: Type.Object({
        type: Type.Literal('object'),
        properties: Type.Record(Type.String(), FieldSchema),
      }),
      /** Fields of a record that lists deliver; its own page gets all. @default all */
      listed: Type.Optional(Type.Array(FieldName, { minItems: 1 })),
      filters: Type.Array(filterSchema(filterKinds)),
      /**
       * Parameters that are told by their presence and have no other effect, by the name that the block knows them by:
       * `{"submitted": "__referrer][@extension"}` is the parameter `<queryPrefix>[__referrer][@extension]`.
       */
      presence: Type.Optional(Type.Record(ParameterName, Type.String({ minLength: 1, maxLength: 64 }))),
      /** Order of the list when no other one is asked for. */
      order: Order,
      /** Other orders by name, which `<queryPrefix>[sort]` asks for. */
      sorts: Type.Optional(Type.Record(ParameterName, Order)),
      /** Records per page; the query parameter `<queryPrefix>[page]` turns it. Without: all, up to MAX_LIST_LENGTH. */
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      /** The list reads differently tomorrow without an edit ("noch 5 Tage"): answers say so with `freshUntil`. */
      changesDaily: Type.Optional(Type.Boolean()),
      /**
       * Field with a day, `YYYY-MM-DD`: from its beginning in Berlin on, the record is in no list, found by no search, and has no
       * page. Records without it stay.
       */
      hiddenFrom: Type.Optional(FieldName),
    },
    { additionalProperties: false },
  );
export type CollectionDefinition = Static<ReturnType<typeof collectionSchema>>;

/** Records that a list without pages delivers at most. */
export const MAX_LIST_LENGTH = 500;

/** Every field that some order of the list compares. */
export function ordersOf({ order, sorts = {} }: CollectionDefinition): Order {
  return [order, ...Object.values(sorts)].flat();
}
