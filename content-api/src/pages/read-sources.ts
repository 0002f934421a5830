import type { Queries } from '../kernel/database/database.ts';
import { declarationOf, type StoredBlock } from '../store/stored-page.ts';
import type { BlockSource, Delivery, SourceContext } from './block-source.ts';

/** The deliveries to each block, in the order of the sources. */
export type Deliveries = ReadonlyMap<StoredBlock, readonly Delivery[]>;

/** Reads all sources of a page's blocks. Equal declarations are read once. */
export async function readSources(
  sources: readonly BlockSource[],
  queries: Queries,
  blocks: readonly StoredBlock[],
  context: SourceContext,
): Promise<Deliveries> {
  const deliveries = new Map<StoredBlock, Delivery[]>();
  for (const source of sources) {
    const users = blocks.flatMap((block) => {
      const declaration = declarationOf(block, source.property);
      return declaration === undefined ? [] : [{ block, declaration, key: JSON.stringify(declaration) }];
    });
    const distinct = new Map(users.map(({ key, declaration }) => [key, declaration]));
    if (distinct.size === 0) continue;
    const results = await source.read(queries, [...distinct.values()], context);
    const keys = [...distinct.keys()];
    for (const { block, key } of users) {
      const delivery = results[keys.indexOf(key)];
      if (delivery) deliveries.set(block, [...(deliveries.get(block) ?? []), delivery]);
    }
  }
  return deliveries;
}
