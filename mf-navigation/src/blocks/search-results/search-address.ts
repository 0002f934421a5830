/** Returns the address of the search page with the search in its query. Default values are omitted. */
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
