import { load } from 'cheerio';
import { rawRequest } from './raw-request.ts';

/** A page as the server sent it, with its links and files. */
export interface CrawledPage {
  path: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
  dom: ReturnType<typeof load>;
  /** Ids that links, forms and `aria-…` attributes may refer to. */
  ids: ReadonlySet<string>;
  /** URLs of internal links, as they appear in the HTML. */
  links: readonly string[];
  /** URLs of all images, scripts, stylesheets and other files that the page loads from the site. */
  files: readonly string[];
}

/** Fetches pages over HTTP, without a browser, four at a time. */
export async function crawl(siteUrl: string, paths: readonly string[]): Promise<CrawledPage[]> {
  return mapFourAtATime(paths, (path) => fetchPage(siteUrl, path));
}

/** Paths listed in the sitemap. */
export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const { body } = await rawRequest(siteUrl, '/sitemap.xml');
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { origin, pathname } = new URL(address);
    if (origin !== siteUrl) throw new Error(`the sitemap lists ${address}, which is not on ${siteUrl}`);
    return pathname;
  });
}

/** Runs `work` on every entry, four at a time. @returns the results in the order of the entries */
export async function mapFourAtATime<Entry, Result>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = [...entries.entries()];
  const worker = async () => {
    for (let next = remaining.shift(); next; next = remaining.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return results;
}

async function fetchPage(siteUrl: string, path: string): Promise<CrawledPage> {
  const { status, headers, body } = await rawRequest(siteUrl, path);
  const dom = load(body);
  const values = (selector: string, name: string) =>
    dom(selector)
      .toArray()
      .flatMap((element) => dom(element).attr(name) ?? []);
  const srcsets = values('[srcset], [imagesrcset]', 'srcset').concat(values('[imagesrcset]', 'imagesrcset'));
  const files = [
    ...values('[src]', 'src'),
    ...values('[poster]', 'poster'),
    ...values('link:not([rel=canonical])', 'href'),
    ...srcsets.flatMap((set) => set.split(',').map((entry) => entry.trim().split(' ')[0] ?? '')),
  ];
  return {
    ...{ path, status, headers, html: body, dom },
    ids: new Set(values('[id]', 'id')),
    links: [...new Set(values('a[href], area[href]', 'href'))].filter((href) => /^[/#?]/.test(href)),
    files: [...new Set(files)].filter((address) => address.startsWith('/')),
  };
}
