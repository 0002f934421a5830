import { type Static, Type } from '@sinclair/typebox';
import { Block, KebabName, SitePath } from '@stadtraum/contracts/page-model';

/** A block as it is stored: with a source, its content is completed from a collection when it is asked for. */
export const StoredBlock = Type.Object(
  {
    ...Block.properties,
    source: Type.Optional(Type.Object({ collection: KebabName }, { additionalProperties: false })),
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
