import type { LRUCache } from 'lru-cache';
import type { Queries } from '../kernel/database/database.ts';
import { declarationOf, type StoredBlock } from '../store/stored-page.ts';
import type { BlockSource, Delivery, SourceContext } from './block-source.ts';

/** The deliveries to each block, in the order of the sources. */
export type Deliveries = ReadonlyMap<StoredBlock, readonly Delivery[]>;

export interface SourcesRequest {
  context: SourceContext;
  /** Deliveries of the same revision and day that no query changed, by declaration and place. */
  known: LRUCache<string, Delivery>;
  /** Distinguishes pages whose records change what the same declaration delivers. */
  place: string;
}

/** Reads all sources of a page's blocks. Equal declarations are read once; known deliveries that the query does not change, not at all. */
export async function readSources(
  sources: readonly BlockSource[],
  queries: Queries,
  blocks: readonly StoredBlock[],
  { context, known, place }: SourcesRequest,
): Promise<Deliveries> {
  const asked = new Set(context.query.map(([name]) => name));
  const isUnchanged = ({ parameters }: Delivery) => !parameters.some((name) => asked.has(name));
  const deliveries = new Map<StoredBlock, Delivery[]>();
  for (const source of sources) {
    const users = blocks.flatMap((block) => {
      const declaration = declarationOf(block, source.property);
      if (declaration === undefined) return [];
      return [{ block, declaration, key: JSON.stringify([source.property, place, declaration]) }];
    });
    const found = new Map<string, Delivery | undefined>();
    const unread = new Map<string, unknown>();
    for (const { key, declaration } of users) {
      const delivery = known.get(key);
      if (delivery && isUnchanged(delivery)) found.set(key, delivery);
      else unread.set(key, declaration);
    }
    const read = unread.size === 0 ? [] : await source.read(queries, [...unread.values()], context);
    for (const [index, key] of [...unread.keys()].entries()) {
      const delivery = read[index];
      found.set(key, delivery);
      if (delivery && isUnchanged(delivery)) known.set(key, delivery);
    }
    for (const { block, key } of users) {
      const delivery = found.get(key);
      if (delivery) deliveries.set(block, [...(deliveries.get(block) ?? []), delivery]);
    }
  }
  return deliveries;
}
