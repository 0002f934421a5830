import { type Static, Type } from '@sinclair/typebox';
import { KebabName } from '@stadtraum/contracts/page-model';
import { FieldName, MAX_LIST_LENGTH, ParameterName } from '../../store/collection.ts';

/** A value to select by; on the page of a record it may be that record's: `{"record": "district"}`. */
const SelectedValue = Type.Union([
  Type.String({ maxLength: 200 }),
  Type.Integer(),
  Type.Boolean(),
  Type.Object({ record: FieldName }, { additionalProperties: false }),
]);

/** By field. A record has the value in the field, or among the entries of the field. */
const Selection = Type.Record(FieldName, SelectedValue, { additionalProperties: false });
export type Selection = Static<typeof Selection>;

/** `"source": {…}` of a block: its list, or its record. */
export const ListDeclaration = Type.Object(
  {
    collection: KebabName,
    /** The record that the page is about, as `record`; only on the pages of the collection's records. */
    record: Type.Optional(Type.Literal(true)),
    /** The number of first records in `items`, independent of the query. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIST_LENGTH })),
    /** Name of an order of the collection; only with `limit`. @default the list's own */
    sort: Type.Optional(ParameterName),
    /** Only records that have all of these values. */
    where: Type.Optional(Selection),
    /** No records that have one of these values: `{"uid": {"record": "uid"}}`. */
    exclude: Type.Optional(Selection),
  },
  { additionalProperties: false },
);
export type ListDeclaration = Static<typeof ListDeclaration>;

/** Property of a block that holds it. */
export const LIST_PROPERTY = 'source';
