import { type Static, type TSchema, Type } from '@sinclair/typebox';

/** The name in the brackets of a query parameter. */
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

/** A sort order. Ties are ordered by uid. */
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

const ShownText = Type.String({ minLength: 1, maxLength: 100 });

/** The part of a field's JSON Schema that lists use. */
const FieldSchema = Type.Object({
  type: Type.Optional(Type.String()),
  enum: Type.Optional(Type.Array(Type.Unknown())),
  items: Type.Optional(Type.Unknown()),
});

/**
 * JSON Schema of `content/collections/<name>/collection.json`, which declares a list.
 *
 * @param filterKinds the kinds that filters may have
 * @param checks the JSON Schemas of the checks that a collection may declare
 */
export const collectionSchema = (filterKinds: readonly string[], checks: readonly TSchema[]) =>
  Type.Object(
    {
      /** The part of the list's query parameters before the brackets. */
      queryPrefix: ParameterName,
      /** JSON Schema (draft 7) of a record; every record also has an integer `uid`, unique in the collection. */
      record: Type.Object({
        type: Type.Literal('object'),
        properties: Type.Record(Type.String(), FieldSchema),
      }),
      /** The record fields that lists deliver; the record's page gets all fields. @default all */
      listed: Type.Optional(Type.Array(FieldName, { minItems: 1 })),
      /**
       * The record fields that maps of a list's hits get, besides the field `position` and the path of the record's page. @default
       * none: the positions are not available
       */
      mapped: Type.Optional(Type.Array(FieldName, { minItems: 1 })),
      filters: Type.Array(filterSchema(filterKinds)),
      /**
       * Parameters that are only checked for presence, by the name under which the block gets the result. For example,
       * `{"submitted": "__referrer][@extension"}` checks `<queryPrefix>[__referrer][@extension]`.
       */
      presence: Type.Optional(Type.Record(ParameterName, Type.String({ minLength: 1, maxLength: 64 }))),
      /**
       * Name of the filter whose parameter stays in the address of an empty filter that was submitted (R2.4-1). @default none: the
       * address of an empty filter has no query
       */
      marker: Type.Optional(ParameterName),
      /** Labels of the filters' parameters, for blocks and saved searches: `{"ausfristvon": "Frist ab"}`. */
      labels: Type.Optional(Type.Record(ParameterName, ShownText)),
      /** The words for a subscription to a search. @default none: visitors cannot subscribe to searches of the list */
      savedSearch: Type.Optional(
        Type.Object(
          {
            /** Names what a search without filters finds: `alle Ausschreibungen`. */
            all: ShownText,
            /** Words before the labels of parameters: `im` for `im Gewerk Dach`. @default `mit` */
            prepositions: Type.Optional(Type.Record(ParameterName, ShownText)),
            /** What a parameter's value means, in place of its preposition and label: `bis {value} € Gesamtmiete`. */
            phrases: Type.Optional(Type.Record(ParameterName, ShownText)),
            /** What emails call the records: `{"one": "Angebot", "many": "Angebote"}`. */
            record: Type.Optional(
              Type.Object({ one: ShownText, many: ShownText }, { additionalProperties: false }),
            ),
          },
          { additionalProperties: false },
        ),
      ),
      /** The default sort order. */
      order: Order,
      /** Other sort orders by name, requested with `<queryPrefix>[sort]`. */
      sorts: Type.Optional(Type.Record(ParameterName, Order)),
      /** Ways in which a page can show the list besides the default, requested with `<queryPrefix>[view]`: `["map"]`. */
      views: Type.Optional(Type.Array(ParameterName, { minItems: 1 })),
      /** Records per page; the page is selected with `<queryPrefix>[page]`. @default all, up to MAX_LIST_LENGTH */
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      /**
       * The texts that the record's page shows for values which are not texts themselves, for the search. By field: a text for a
       * boolean that is true (`"lift": "Aufzug"`), a text with `{value}` (`"rooms": "{value} Zimmer"`), or a text for each value of
       * the field's `enum`.
       */
      shownAs: Type.Optional(
        Type.Record(FieldName, Type.Union([ShownText, Type.Record(Type.String(), ShownText)])),
      ),
      /** What people call a record, for each value of a field's `enum`: a `Maisonette` is a `Wohnung`. Titles for the search. */
      searchedAs: Type.Optional(Type.Record(FieldName, Type.Record(Type.String(), ShownText))),
      /**
       * Fields that the load adds to each record, by the field with the name of a place: how the place is said, from `places` in
       * `site.json`. `{"districtIn": "district"}` adds `"districtIn": "am Hafen"`.
       */
      placeWords: Type.Optional(Type.Record(FieldName, FieldName)),
      /** What must be true of every record (decision 0159). */
      checks: Type.Optional(Type.Array(Type.Unsafe<{ kind: string }>(Type.Union([...checks])))),
      /** Whether the list changes with the date ("noch 5 Tage"). Pages with such a list get a `freshUntil`. */
      changesDaily: Type.Optional(Type.Boolean()),
      /**
       * Name of a field with a day, `YYYY-MM-DD`. From this day on (in Berlin), the record appears in no list or search and has no
       * page. Records without a day are always visible.
       */
      hiddenFrom: Type.Optional(FieldName),
    },
    { additionalProperties: false },
  );
export type CollectionDefinition = Static<ReturnType<typeof collectionSchema>>;

/** Maximum number of records in a list without pages. */
export const MAX_LIST_LENGTH = 500;

/** The entries of all sort orders of a list. */
export function sortEntriesOf({ order, sorts = {} }: CollectionDefinition): Order {
  return [order, ...Object.values(sorts)].flat();
}
