import { type Static, Type } from '@sinclair/typebox';
import { KebabName } from '@stadtraum/contracts/page-model';
import { FieldName, MAX_LIST_LENGTH, ParameterName } from '../../store/collection.ts';

/** A value to select by. On a record's page, it may refer to a field of the record: `{"record": "district"}`. */
const SelectedValue = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Integer(),
  Type.Boolean(),
  Type.Object({ record: FieldName }, { additionalProperties: false }),
]);

/** Values by field. A record matches if the field has the value or, for an array, contains it. */
const Selection = Type.Record(FieldName, SelectedValue, { additionalProperties: false });
export type Selection = Static<typeof Selection>;

/**
 * Fields by which records are compared with the page's record. `required` values must be the same, or be called the same
 * (`searchedAs`); records with a `preferred` value come first, as do those whose number is nearest, in units of a tolerance: a number,
 * or a percentage of the page's record's.
 */
const Likeness = Type.Record(
  FieldName,
  Type.Union([
    Type.Literal('required'),
    Type.Literal('preferred'),
    Type.Object({ within: Type.Number({ exclusiveMinimum: 0 }) }, { additionalProperties: false }),
    Type.Object({ percent: Type.Number({ exclusiveMinimum: 0 }) }, { additionalProperties: false }),
  ]),
  { additionalProperties: false },
);
export type Likeness = Static<typeof Likeness>;

/** A block's `"source": {…}`: the list or the record that it shows. */
export const ListDeclaration = Type.Object(
  {
    collection: KebabName,
    /** Delivers the page's record as `record`; allowed only on the pages of the collection's records. */
    record: Type.Optional(Type.Literal(true)),
    /** Delivers only what a form for the list needs: its filter and total, regardless of the query. For a form on another page. */
    form: Type.Optional(Type.Literal(true)),
    /** Delivers only this many records, regardless of the query. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIST_LENGTH })),
    /** Name of one of the collection's sort orders; only with `limit`. @default the collection's default order */
    sort: Type.Optional(ParameterName),
    /** Delivers the records that are most like the page's record, nearest first; only with `limit`, and without `sort`. */
    like: Type.Optional(Likeness),
    /**
     * Delivers no records, but their number and the address of the positions of all hits (see `positions-route.ts`). Only for a
     * collection with `mapped`.
     */
    positions: Type.Optional(Type.Literal(true)),
    /** Delivers only records that have all of these values. */
    where: Type.Optional(Selection),
    /** Excludes records that have any of these values: `{"uid": {"record": "uid"}}`. */
    exclude: Type.Optional(Selection),
  },
  { additionalProperties: false },
);
export type ListDeclaration = Static<typeof ListDeclaration>;

/** Whether a block shows the whole list, filtered by the page's query. */
export function isFilteredList({ record, form, limit, positions }: ListDeclaration): boolean {
  return record === undefined && form === undefined && limit === undefined && positions === undefined;
}

/** The property of a block that contains its ListDeclaration. */
export const LIST_PROPERTY = 'source';
