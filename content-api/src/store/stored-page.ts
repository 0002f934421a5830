import { type Static, Type } from '@sinclair/typebox';
import { Block, KebabName, SitePath } from '@stadtraum/contracts/page-model';
import { SearchFill } from '../sources/search/search-request.ts';
import { BlockParameter } from './block-parameter.ts';
import { FieldName, LONGEST_LIST, ParameterName } from './collection.ts';

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

/** Where a block's list comes from, or its record. */
export const BlockSource = Type.Object(
  {
    collection: KebabName,
    /** The record that the page is about, as `record`; only on the pages of the collection's records. */
    record: Type.Optional(Type.Literal(true)),
    /** What was published or changed of that record so far, as `changes`, the latest first; only with `record`. */
    changes: Type.Optional(Type.Literal(true)),
    /** The first so many records, as `items`, whatever the page's query says. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_LIST })),
    /** Name of an order of the collection; only with `limit`. @default the list's own */
    sort: Type.Optional(ParameterName),
    /** Only records that have all of these values. */
    where: Type.Optional(Selection),
    /** No records that have one of these values: `{"uid": {"record": "uid"}}`. */
    exclude: Type.Optional(Selection),
  },
  { additionalProperties: false },
);
export type BlockSource = Static<typeof BlockSource>;

/** A block as it is stored: its content may be completed when it is asked for, from a collection or by the search. */
export const StoredBlock = Type.Object(
  {
    ...Block.properties,
    source: Type.Optional(BlockSource),
    search: Type.Optional(SearchFill),
    parameter: Type.Optional(BlockParameter),
  },
  { additionalProperties: false },
);
export type StoredBlock = Static<typeof StoredBlock>;

/** A block of every page but the excepted ones. */
export const LayoutBlock = Type.Object(
  { ...StoredBlock.properties, except: Type.Optional(Type.Array(SitePath)) },
  { additionalProperties: false },
);
export type LayoutBlock = Static<typeof LayoutBlock>;

export const LayoutRegions = Type.Record(KebabName, Type.Array(LayoutBlock), { additionalProperties: false });
export type LayoutRegions = Static<typeof LayoutRegions>;

/** The layout's regions on one page, each replaced by the page's own region of that name. */
export function regionsOfPage(
  path: string,
  layout: LayoutRegions,
  own: Readonly<Record<string, StoredBlock[]>>,
): Record<string, StoredBlock[]> {
  const shared = Object.entries(layout).map(([region, blocks]) => [
    region,
    blocks.filter(({ except }) => !except?.includes(path)).map(({ except: _, ...block }) => block),
  ]);
  return { ...Object.fromEntries(shared), ...own };
}
