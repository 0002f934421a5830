/**
 * Preloads modules. The links have no `crossorigin` attribute, because same-origin modules are imported without it; otherwise
 * the browser would download each module twice. The hashes are in the import map.
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
