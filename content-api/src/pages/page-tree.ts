/** Paths of a page's ancestors, starting with the start page: `/presse/bildmaterial` → `/`, `/presse`. */
export function pathsAbove(path: string): string[] {
  if (path === '/') return [];
  const segments = path.split('/').slice(1, -1);
  return ['/', ...segments.map((_, depth) => `/${segments.slice(0, depth + 1).join('/')}`)];
}
