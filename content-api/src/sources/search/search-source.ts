import type { SourceRules } from '../../content/content-ports.ts';
import type { BlockSource } from '../../pages/block-source.ts';
import { searchEntries, searchWords } from '../../store/schema.ts';
import { NOTHING_FOUND, search } from './search.ts';
import { searchIndexOf } from './search-index.ts';
import { readSearchRequest, SEARCH_PARAMETERS, SearchDeclaration } from './search-request.ts';
import { searchTitle } from './search-title.ts';
import { checkShownAs } from './shown-as.ts';
import { checkSynonyms } from './synonyms.ts';

/** Fills blocks with the hits of a search for the page's query in all content. */
export const searchSource: BlockSource<SearchDeclaration> & SourceRules<SearchDeclaration> = {
  property: 'search',
  declaration: SearchDeclaration,
  async read(queries, declarations, { query, today }) {
    const deliveries = [];
    for (const declaration of declarations) {
      const result = await search(queries, readSearchRequest(declaration, query), today);
      // An entry that is visible today may be hidden tomorrow.
      deliveries.push({
        ...{ content: { ...result }, parameters: SEARCH_PARAMETERS, changesDaily: true },
        listPage: { number: result.page, count: result.pages, query: undefined },
        ...(result.query !== '' && { title: searchTitle(result.query) }),
      });
    }
    return deliveries;
  },
  check: (content) => [...checkSynonyms(content), ...checkShownAs(content)],
  possibleDeliveries: () => [{ content: { ...NOTHING_FOUND } }],
  derive(content, findListPage) {
    const { entries, words } = searchIndexOf(content, findListPage);
    return {
      searchEntries: { table: searchEntries, rows: entries.map((entry) => ({ ...entry })) },
      searchWords: { table: searchWords, rows: words.map((word) => ({ ...word })) },
    };
  },
};
