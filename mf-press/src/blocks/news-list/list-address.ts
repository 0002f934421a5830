/** Name of the list in the page's query string. */
const PLUGIN = 'tx_dmnews_newslist';

/** Address of a part of the list; the first page and all categories need no query. */
export function listAddress(path: string, { category, page }: { category: string; page: number }): string {
  const query = new URLSearchParams();
  if (category !== '') query.set(`${PLUGIN}[category]`, category);
  if (page > 1) query.set(`${PLUGIN}[page]`, String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}
