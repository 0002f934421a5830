/**
 * Preloads modules. The links have no `crossorigin`: modules of the same origin are imported without it, and a preload in
 * another mode would be downloaded twice. Their hashes come from the import map.
 */
export function preloadModules(urls: readonly string[]): void {
  const links = [...document.querySelectorAll('link[rel=modulepreload]')];
  const preloaded = new Set(links.map((link) => link.getAttribute('href')));
  for (const url of urls) {
    if (preloaded.has(url)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}
