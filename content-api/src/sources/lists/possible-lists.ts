import type { PossibleDelivery } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import { berlinDay } from '../../kernel/berlin-time.ts';
import { type CollectionDefinition, MAX_LIST_LENGTH } from '../../store/collection.ts';
import { uncountedOptions } from './count-options.ts';
import type { ListForm, ListResult } from './find-records.ts';
import type { ListDeclaration } from './list-declaration.ts';
import { listItem } from './list-item.ts';
import { readListRequest } from './list-request.ts';
import { positionsAddress } from './positions.ts';

/** All contents that a list may deliver: one for each page of the list, or for each record if the block shows the page's record. */
export function possibleLists(
  { collections }: SiteContent,
  declaration: ListDeclaration,
): PossibleDelivery[] | undefined {
  const collection = collections.find(({ name }) => name === declaration.collection);
  if (!collection) return undefined;
  const { definition, records, recordPage } = collection;
  const day = definition.changesDaily ? { today: berlinDay(new Date()) } : {};
  if (declaration.record) {
    return records.map((record) => ({
      content: { record: record.data, ...day },
      shown: { property: 'record', isList: false, records: [record] },
    }));
  }
  if (declaration.form) return [{ content: { ...emptyForm(definition), total: records.length } }];
  if (declaration.positions) {
    const view = definition.views === undefined ? {} : { view: '' };
    const positions = positionsAddress(declaration.collection);
    return [{ content: { ...view, total: records.length, positions } }];
  }
  const size = declaration.limit ?? definition.pageSize ?? MAX_LIST_LENGTH;
  const pages = Math.max(1, Math.ceil(records.length / size));
  return Array.from({ length: pages }, (_, index) => {
    const shown = records.slice(index * size, (index + 1) * size);
    const items = shown.map(({ data }) => listItem(definition, recordPage?.path, data));
    const list = declaration.limit === undefined ? unfilteredList(definition, index + 1, pages) : {};
    return {
      content: { ...list, items, total: records.length, ...day },
      shown: { property: 'items', isList: true, records: shown },
    };
  });
}

/** The content of an unfiltered list, without its items and total. */
function unfilteredList(definition: CollectionDefinition, page: number, pages: number): Partial<ListResult> {
  return {
    ...emptyForm(definition),
    ...(definition.sorts === undefined ? {} : { sort: '' }),
    ...(definition.views === undefined ? {} : { view: '' }),
    ...(definition.pageSize === undefined ? {} : { page, pages }),
  };
}

function emptyForm(definition: CollectionDefinition): Omit<ListForm, 'total'> {
  const options = uncountedOptions(definition);
  return {
    queryPrefix: definition.queryPrefix,
    filter: readListRequest(definition, []).filter,
    ...(options === undefined ? {} : { options }),
    ...(definition.labels === undefined ? {} : { labels: definition.labels }),
  };
}
