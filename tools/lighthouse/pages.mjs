import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const WRITTEN = join(ROOT, 'content-api/content/pages');

/**
 * Paths of the pages to measure: every page in the sitemap; for pages made from records, such as offers or news, one for each list
 * unless `all`.
 *
 * @param {string} siteUrl
 * @param {{ all: boolean }} options
 */
export async function pagesToMeasure(siteUrl, { all }) {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (all) return paths;
  const kinds = new Set();
  return paths.filter((path) => {
    if (existsSync(join(WRITTEN, path === '/' ? 'index.json' : `${path}.json`))) return true;
    const kind = path.slice(0, path.lastIndexOf('/'));
    return !kinds.has(kind) && kinds.add(kind);
  });
}
