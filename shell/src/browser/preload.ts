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
  for (const href of urls) {
    if (document.querySelector(`link[rel=${rel}][href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
