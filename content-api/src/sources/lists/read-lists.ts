import type { Queries } from '../../kernel/database/database.ts';
import type { Delivery, ListPage, SourceContext } from '../../pages/block-source.ts';
import type { CollectionDefinition } from '../../store/collection.ts';
import type { StoredCollection } from '../../store/select-records.ts';
import { findRecords, type ListResult, readForm } from './find-records.ts';
import { isListed, type KnownRecord, type Listing, orderedRecords, readItems } from './known-records.ts';
import { likenessTo } from './likeness.ts';
import type { ListDeclaration } from './list-declaration.ts';
import { listItem } from './list-item.ts';
import { type ListRequest, listParameters, parameterName, readListRequest } from './list-request.ts';
import { countPositions } from './positions.ts';
import { redundantPairs } from './redundant-pairs.ts';
import { selectionTest } from './selection.ts';

/** Reads the lists on a page; undefined for a list whose collection is missing. */
export async function readLists(
  queries: Queries,
  declarations: readonly ListDeclaration[],
  context: SourceContext,
): Promise<(Delivery | undefined)[]> {
  const deliveries: (Delivery | undefined)[] = [];
  const totals: Totals = new Map();
  // The lists are read one after another, because they share the transaction's connection.
  for (const declaration of declarations) {
    const collection = context.collections.find(({ name }) => name === declaration.collection);
    deliveries.push(collection && (await readList(queries, declaration, collection, { ...context, totals })));
  }
  return deliveries;
}

/** Numbers of hits for the page's query, by collection: a list and the map beside it count the same hits. */
type Totals = Map<string, number>;

async function readList(
  queries: Queries,
  declaration: ListDeclaration,
  { name, definition, path }: StoredCollection,
  { query, today, record, totals }: SourceContext & { totals: Totals },
): Promise<Delivery> {
  const day = definition.changesDaily ? { today } : {};
  const changesDaily = definition.changesDaily === true || definition.hiddenFrom !== undefined;
  if (declaration.record) return { content: { record, ...day }, parameters: [], changesDaily };
  const scope = selectionTest(declaration, record);
  const listing: Listing = { collection: name, definition, scope, today };
  const toItem = (data: Record<string, unknown>) => listItem(definition, path ?? undefined, data);
  if (declaration.form) {
    const content = await readForm(queries, listing, readListRequest(definition, []));
    return { content: { ...content }, parameters: [], changesDaily };
  }
  if (declaration.limit !== undefined) {
    const { limit } = declaration;
    const listed = await limitedRecords(queries, declaration, listing, record);
    const items = await readItems(queries, listing, listed.slice(0, limit));
    const content = { items: items.map(toItem), total: listed.length, ...day };
    return { content, parameters: [], changesDaily };
  }
  const parameters = listParameters(definition);
  const redundant = redundantPairs(definition, query);
  // The page redirects, so its content is not needed.
  if (redundant.length > 0) return { content: {}, parameters, changesDaily, redundant };
  const request = readListRequest(definition, query);
  if (declaration.positions)
    return {
      content: { ...(await countPositions(queries, listing, request, { query, total: totals.get(name) })) },
      parameters,
      changesDaily,
    };
  const { items, hidden, ...result } = await findRecords(queries, listing, request);
  if (scope === undefined) totals.set(name, result.total);
  return {
    content: {
      ...result,
      items: items.map(toItem),
      ...(hidden && { hidden: hidden.map(toItem) }),
      ...day,
    },
    parameters,
    changesDaily,
    ...listPage(definition, request, result),
  };
}

/** The records of a list without filters, of which it delivers the first. */
async function limitedRecords(
  queries: Queries,
  { sort = '', like }: ListDeclaration,
  listing: Listing,
  pageRecord: Record<string, unknown> | undefined,
): Promise<KnownRecord[]> {
  const ordered = await orderedRecords(queries, listing, sort);
  const listed = ordered.filter((record) => isListed(listing, record));
  if (!like) return listed;
  const { isComparable, distance } = likenessTo(like, pageRecord, listing.definition);
  const compared = listed.filter(isComparable).map((record) => ({ record, distance: distance(record) }));
  return compared.sort((a, b) => a.distance - b.distance).map(({ record }) => record);
}

function listPage(
  definition: CollectionDefinition,
  { filter, sort, page }: ListRequest,
  { pages }: Pick<ListResult, 'pages'>,
): { listPage?: ListPage } {
  if (pages === undefined) return {};
  const { presence = {} } = definition;
  const isWhole =
    sort === '' &&
    Object.entries(filter).every(
      ([name, value]) => Object.hasOwn(presence, name) || value === false || String(value) === '',
    );
  const query = isWhole ? [[parameterName(definition, 'page'), String(page)] as const] : undefined;
  return { listPage: { number: page, count: pages, query } };
}
