import type { Queries } from '../../kernel/database/database.ts';
import type { Delivery, SourceContext } from '../../pages/block-source.ts';
import {
  findCollections,
  type Listing,
  type StoredCollection,
  selectRecords,
} from '../../store/select-records.ts';
import { findRecords } from './find-records.ts';
import type { ListDeclaration } from './list-declaration.ts';
import { listItem } from './list-item.ts';
import { listParameters, readListRequest } from './list-request.ts';
import { selectionScope } from './selection.ts';

/** Reads the lists on a page; undefined for a list whose collection is missing. */
export async function readLists(
  queries: Queries,
  declarations: readonly ListDeclaration[],
  context: SourceContext,
): Promise<(Delivery | undefined)[]> {
  const names = new Set(declarations.map(({ collection }) => collection));
  const collections = new Map(
    (await findCollections(queries, [...names])).map((collection) => [collection.name, collection]),
  );
  const deliveries: (Delivery | undefined)[] = [];
  // The lists are read one after another, because they share the transaction's connection.
  for (const declaration of declarations) {
    const collection = collections.get(declaration.collection);
    deliveries.push(collection && (await readList(queries, declaration, collection, context)));
  }
  return deliveries;
}

async function readList(
  queries: Queries,
  declaration: ListDeclaration,
  { name, definition, path }: StoredCollection,
  { query, today, record }: SourceContext,
): Promise<Delivery> {
  const day = definition.changesDaily ? { today } : {};
  const changesDaily = definition.changesDaily === true || definition.hiddenFrom !== undefined;
  if (declaration.record) return { content: { record, ...day }, parameters: [], changesDaily };
  const scope = selectionScope(declaration, record);
  const listing: Listing = { collection: name, definition, scope, today };
  const toItem = (data: Record<string, unknown>) => listItem(definition, path ?? undefined, data);
  if (declaration.limit !== undefined) {
    const { limit, sort } = declaration;
    const { items, total } = await selectRecords(queries, listing, { limit, sort });
    return { content: { items: items.map(toItem), total, ...day }, parameters: [], changesDaily };
  }
  const { items, ...result } = await findRecords(queries, listing, readListRequest(definition, query));
  return {
    content: { ...result, items: items.map(toItem), ...day },
    parameters: listParameters(definition),
    changesDaily,
  };
}
