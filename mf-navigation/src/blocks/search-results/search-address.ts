/** Address of the search page with its state in the query; defaults are left out. */
export function searchAddress(
  path: string,
  { query, kind, page = 1 }: { query: string; kind: string; page?: number },
): string {
  const parameters = new URLSearchParams({
    q: query,
    ...(kind === 'alle' ? {} : { art: kind }),
    ...(page === 1 ? {} : { seite: String(page) }),
  });
  return `${path}?${parameters}`;
}
