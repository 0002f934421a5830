/** Returns the URL of the search page for a search. Default values are omitted. */
export function searchUrl(
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
