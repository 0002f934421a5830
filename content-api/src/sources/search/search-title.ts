import type { SearchResult } from './search.ts';

/** Longer queries are shortened, so that the rest of a page's title stays readable. */
const MAX_LENGTH = 60;

/** The part of the page's title that tells one search from another: `„Aufzug“, Seite 2`. */
export function searchTitle({ query, page }: Pick<SearchResult, 'query' | 'page'>): string {
  const characters = [...query];
  const shown = characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : query;
  return page > 1 ? `„${shown}“, Seite ${page}` : `„${shown}“`;
}
