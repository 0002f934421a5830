import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace/root.mjs';

const PAGE_FILES = join(ROOT, 'content-api/content/pages');

/**
 * Returns the paths of all pages in the sitemap. `measured` has every page with a file of its own, and one page for each list of records,
 * such as offers or news; the others are alike.
 *
 * @param {string} siteUrl
 */
export async function pagesToCheck(siteUrl) {
  const xml = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const lists = new Set();
  const measured = paths.filter((path) => {
    if (existsSync(join(PAGE_FILES, path === '/' ? 'index.json' : `${path}.json`))) return true;
    const list = path.slice(0, path.lastIndexOf('/'));
    return !lists.has(list) && lists.add(list);
  });
  return { measured, others: paths.filter((path) => !measured.includes(path)) };
}
