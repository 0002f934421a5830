/** Longer queries are shortened, so that the rest of a page's title stays readable. */
const MAX_LENGTH = 60;

/** The part of the page's title that tells one search from another: `„Aufzug“`. */
export function searchTitle(query: string): string {
  const characters = [...query];
  return characters.length > MAX_LENGTH ? `„${characters.slice(0, MAX_LENGTH).join('')}…“` : `„${query}“`;
}
