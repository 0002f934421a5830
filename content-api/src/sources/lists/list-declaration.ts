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

/** A block's `"source": {…}`: the list or the record that it shows. */
export const ListDeclaration = Type.Object(
  {
    collection: KebabName,
    /** Delivers the page's record as `record`; allowed only on the pages of the collection's records. */
    record: Type.Optional(Type.Literal(true)),
    /** Delivers only this many records, regardless of the query. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIST_LENGTH })),
    /** Name of one of the collection's sort orders; only with `limit`. @default the collection's default order */
    sort: Type.Optional(ParameterName),
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

/** The property of a block that contains its ListDeclaration. */
export const LIST_PROPERTY = 'source';
