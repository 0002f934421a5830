import type { SourceRules, TableRows } from '../../content/content-ports.ts';
import type { SiteContent } from '../../content/site-content.ts';
import type { BlockSource } from '../../pages/block-source.ts';
import { hiddenFromOf } from '../../store/hidden-from.ts';
import { slugOf } from '../../store/record-page.ts';
import { records } from '../../store/schema.ts';
import { checkCollections } from './check-collections.ts';
import { checkLists, fieldsSelectedIn } from './check-lists.ts';
import { FILTER_KINDS } from './filters/index.ts';
import { isFilteredList, LIST_PROPERTY, ListDeclaration } from './list-declaration.ts';
import { possibleLists } from './possible-lists.ts';
import { readLists } from './read-lists.ts';
import { recordKeys } from './record-keys.ts';

/** Fills blocks with records of a collection: a list with filters, a list of the first records, or the page's record. */
export const listSource: BlockSource<ListDeclaration> & SourceRules<ListDeclaration> = {
  property: LIST_PROPERTY,
  declaration: ListDeclaration,
  filterKinds: Object.keys(FILTER_KINDS),
  read: readLists,
  check: (content) => [...checkLists(content), ...checkCollections(content)],
  possibleDeliveries: possibleLists,
  shows: (declaration) => ({ collection: declaration.collection, isWhole: isFilteredList(declaration) }),
  derive: (content) => ({ records: recordRows(content) }),
};

/** All records with their keys. */
function recordRows(content: SiteContent): TableRows {
  const rows = content.collections.flatMap(({ name, definition, records, recordPage }) => {
    const selected = fieldsSelectedIn(content, name);
    return records.map(({ uid, data }) => ({
      ...{ collection: name, uid, data, slug: recordPage ? slugOf(data) : undefined },
      hiddenFrom: hiddenFromOf(definition, data),
      ...recordKeys(definition, data, selected),
    }));
  });
  return { table: records, rows, analyse: true };
}
