import { type TSchema, Type } from '@sinclair/typebox';
import { Block, KebabName, SitePath } from '@stadtraum/contracts/page-model';
import { BlockParameters } from './block-parameter.ts';
import { BlockThing } from './structured-data.ts';

/**
 * A stored block: a block from the page model, optional query parameters, optional structured data, and one property for each
 * source that completes its content (see `declarationOf`).
 */
export type StoredBlock = Block & { parameter?: BlockParameters; about?: BlockThing };

/** A block on every page except the listed ones. */
export type LayoutBlock = StoredBlock & { except?: string[] };

export type Regions = Record<string, StoredBlock[]>;
export type LayoutRegions = Record<string, LayoutBlock[]>;

/** JSON Schemas for regions in content files. @param declarations schemas of the sources' declarations, by block property */
export function regionSchemas(declarations: Readonly<Record<string, TSchema>>) {
  const properties = {
    ...Block.properties,
    parameter: Type.Optional(BlockParameters),
    about: Type.Optional(BlockThing),
    ...Object.fromEntries(
      Object.entries(declarations).map(([property, schema]) => [property, Type.Optional(schema)]),
    ),
  };
  const regionsOf = (block: TSchema) =>
    Type.Record(KebabName, Type.Array(block), { additionalProperties: false });
  const block = Type.Object(properties, { additionalProperties: false });
  const layoutBlock = Type.Object(
    { ...properties, except: Type.Optional(Type.Array(SitePath)) },
    { additionalProperties: false },
  );
  return {
    regions: Type.Unsafe<Regions>(regionsOf(block)),
    layout: Type.Unsafe<LayoutRegions>(regionsOf(layoutBlock)),
  };
}

/** A block's declaration for the source that reads `property`; undefined if the block does not use the source. */
export function declarationOf(block: StoredBlock, property: string): unknown {
  return (block as Readonly<Record<string, unknown>>)[property];
}

/** The block as its component receives it: without `internal`, and with the content that its sources delivered. */
export function deliveredBlock(stored: StoredBlock, delivered: Block['content']): Block {
  const { id, type, anchor, beside } = stored;
  const { internal: _, ...content } = stored.content;
  return {
    ...{ id, type, content: { ...content, ...delivered } },
    ...(anchor !== undefined && { anchor }),
    ...(beside && { beside }),
  };
}

/** All regions of a page: its own, and those of the layout whose names it does not use. */
export function regionsOfPage(path: string, layout: LayoutRegions, own: Readonly<Regions>): Regions {
  const shared = Object.entries(layout).map(([region, blocks]) => [
    region,
    blocks.filter(({ except }) => !except?.includes(path)).map(({ except: _, ...block }) => block),
  ]);
  return { ...Object.fromEntries(shared), ...own };
}
