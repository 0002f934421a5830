import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const PAGE_FILES = join(ROOT, 'content-api/content/pages');

/**
 * Returns the paths of the pages to measure: every page in the sitemap that has a file of its own, and one page for each list of
 * records, such as offers or news. With `all`, returns every page in the sitemap.
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
  const lists = new Set();
  return paths.filter((path) => {
    if (existsSync(join(PAGE_FILES, path === '/' ? 'index.json' : `${path}.json`))) return true;
    const list = path.slice(0, path.lastIndexOf('/'));
    return !lists.has(list) && lists.add(list);
  });
}
