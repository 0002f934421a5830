import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';

/** Pages with the same set of block types; they differ only in content. */
export interface PageKind {
  /** The first of them in the sitemap, which stands for all. */
  path: string;
  /** The number of pages in the sitemap. */
  pages: number;
}

/** Fetches every page in the sitemap, without a browser, and groups them. @param siteUrl the site's origin */
export async function fetchPageKinds(siteUrl: string): Promise<PageKind[]> {
  const paths = await fetchSitemap(siteUrl);
  const documents: { path: string; html: string }[] = [];
  for (const path of paths) documents.push({ path, html: await fetchText(siteUrl + path) });
  return groupByBlockTypes(documents);
}

/** The paths of all pages in the sitemap. @param siteUrl the site's origin */
export async function fetchSitemap(siteUrl: string): Promise<string[]> {
  return pathsInSitemap(await fetchText(`${siteUrl}/sitemap.xml`));
}

export function pathsInSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

export function groupByBlockTypes(documents: readonly { path: string; html: string }[]): PageKind[] {
  const kinds = new Map<string, PageKind>();
  for (const { path, html } of documents) {
    const key = blockTypesIn(html).join();
    const kind = kinds.get(key);
    if (kind) kind.pages += 1;
    else kinds.set(key, { path, pages: 1 });
  }
  return [...kinds.values()];
}

/** The types of a document's blocks, each once, in alphabetical order. */
function blockTypesIn(html: string): string[] {
  const types = html.matchAll(new RegExp(`\\s${BLOCK_ATTRIBUTES.type}="([^"]+)"`, 'g'));
  return [...new Set([...types].map(([, type = '']) => type))].sort();
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`);
  return response.text();
}
