/**
 * Preloads modules. The links have no `crossorigin` attribute, because same-origin modules are imported without it; otherwise
 * the browser would download each module twice. The hashes are in the import map.
 */
export function preloadModules(urls: readonly string[]): void {
  addLinks('modulepreload', urls);
}

/** Loads a file into the browser's cache when nothing else is to be loaded. It neither compiles nor runs it. */
export function prefetchFile(url: string): void {
  addLinks('prefetch', [url]);
}

function addLinks(rel: string, urls: readonly string[]): void {
  const links = [...document.querySelectorAll(`link[rel=${rel}]`)];
  const linked = new Set(links.map((link) => link.getAttribute('href')));
  for (const url of urls) {
    if (linked.has(url)) continue;
    linked.add(url);
    const link = document.createElement('link');
    link.rel = rel;
    link.href = url;
    document.head.append(link);
  }
}
