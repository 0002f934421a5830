import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type CrawledPage, crawl, mapFourAtATime, sitemapPaths } from '../site/crawl.ts';
import { checkHtml } from '../site/html-rules.ts';
import { EVERY_PAGE } from '../site/pages.ts';
import { rawRequest } from '../site/raw-request.ts';
import { REPOSITORY } from '../site/site.ts';

// These tests check rules for the whole site over HTTP, without a browser.
const siteUrl = () => String(process.env.SITE_URL);

/** Path of every page written by editors, and of one page per collection of records. */
async function samplePaths(): Promise<string[]> {
  const editorsPaths = EVERY_PAGE.map(({ path }) => path);
  const parents = new Set<string>();
  const records = (await sitemapPaths(siteUrl())).filter((path) => {
    const parent = path.replace(/\/[^/]*$/, '');
    if (editorsPaths.includes(path) || parents.has(parent)) return false;
    parents.add(parent);
    return true;
  });
  return [...editorsPaths, ...records];
}

async function listPaths(): Promise<string[]> {
  return [...new Set([...EVERY_PAGE.map(({ path }) => path), ...(await sitemapPaths(siteUrl()))])];
}

test('[R6-1] every kind of page is valid and indexable, keeps visitors anonymous and has no dead links', async () => {
  const pages = await crawl(siteUrl(), await samplePaths());
  expect(await checkPages(pages)).toEqual([]);
  expect(await deadLinks(pages, ({ pathname, search }) => search === '' && !isMedia(pathname))).toEqual([]);
});

test('[R6-1] every page is valid and indexable, keeps visitors anonymous and has no dead links or missing files @full', async () => {
  test.setTimeout(900_000);
  const pages = await crawl(siteUrl(), await listPaths());
  expect(await checkPages(pages)).toEqual([]);
  expect(await deadLinks(pages, () => true)).toEqual([]);
  const titles = pages.map(({ dom }) => dom('title').text());
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('moved pages redirect permanently in one step and keep their query', async () => {
  const file = join(REPOSITORY, 'content-api/content/redirects.json');
  const entries = JSON.parse(readFileSync(file, 'utf8')) as { from: string; to?: string }[];
  const redirects = entries.flatMap(({ from, to }) => (to === undefined ? [] : { from, to }));
  expect(redirects.length).toBeGreaterThan(0);
  for (const { from, to } of [...redirects, { from: '/kontakt/', to: '/kontakt' }]) {
    const { status, headers } = await rawRequest(siteUrl(), `${from}?a=1`);
    expect([status, headers.location]).toEqual([301, `${to}?a=1`]);
    expect((await rawRequest(siteUrl(), to)).status).toBe(200);
  }
});

async function checkPages(pages: readonly CrawledPage[]): Promise<string[]> {
  const findings = await mapFourAtATime(pages, async (page) => [
    ...(await checkHtml(page.html, page.path)),
    ...headerFindings(page),
    ...structureFindings(page),
    ...(page.status === 200 ? metadataFindings(page) : []),
  ]);
  return findings.flat();
}

/** Visitors stay anonymous (R6-1), and no header prevents the back button from restoring the page (R6-2). */
function headerFindings({ path, status, headers }: CrawledPage): string[] {
  const expected = EVERY_PAGE.find((page) => page.path === path)?.status ?? 200;
  return listFindings(path, {
    [`status ${status}`]: status !== expected,
    'sets a cookie': headers['set-cookie'] !== undefined,
    'requires authentication': headers['www-authenticate'] !== undefined,
    'forbids the back/forward cache': status === 200 && String(headers['cache-control']).includes('no-store'),
  });
}

function structureFindings({ path, dom }: CrawledPage): string[] {
  const passwords = dom('[type=password], [autocomplete=username], [autocomplete$=password]').length;
  return listFindings(path, {
    'requires a login': passwords > 0,
    'not exactly one h1': dom('h1').length !== 1,
    'not exactly one main': dom('main').length !== 1,
    'not exactly one header': dom('[data-region=header] header').length !== 1,
    'not exactly one footer': dom('[data-region=footer] footer').length !== 1,
  });
}

/** Metadata for search engines and link previews. */
function metadataFindings({ path, dom }: CrawledPage): string[] {
  const meta = (name: string) => dom(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
  const graphs = dom('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse(dom(element).text()) as { '@graph': { '@type': string }[] });
  const types = graphs.flatMap((graph) => graph['@graph'].map((thing) => thing['@type']));
  const [, collection] = /^\/(presse\/news|immobilien\/angebote)\/[^/]+$/.exec(path) ?? [];
  return listFindings(path, {
    'no title': !dom('title').text(),
    'no description': !meta('description') && !meta('robots')?.includes('noindex'),
    'canonical URL of another page': dom('link[rel=canonical]').attr('href') !== siteUrl() + path,
    'Open Graph URL of another page': meta('og:url') !== siteUrl() + path,
    'no preview picture': !meta('og:image')?.startsWith(`${siteUrl()}/daten/vorschau`),
    'no publisher': !types.includes('RealEstateAgent'),
    'no breadcrumbs': path !== '/' && !types.includes('BreadcrumbList'),
    'no article': collection === 'presse/news' && !types.includes('NewsArticle'),
    'no offer':
      collection === 'immobilien/angebote' &&
      !path.endsWith('/suche-abonnieren') &&
      !types.includes('RealEstateListing'),
  });
}

function listFindings(path: string, findings: Record<string, boolean>): string[] {
  return Object.entries(findings).flatMap(([finding, isWrong]) => (isWrong ? [`${path}: ${finding}`] : []));
}

const isMedia = (pathname: string) => pathname.startsWith('/media/');

/** Links, anchors and files that do not exist, each with a page that refers to it. */
async function deadLinks(
  pages: readonly CrawledPage[],
  isIncluded: (address: URL) => boolean,
): Promise<string[]> {
  const mentions = new Map<string, string>();
  for (const { path, links, files, dom } of pages) {
    const preview = dom('meta[property="og:image"]').attr('content') ?? [];
    for (const address of [...links, ...files, ...[preview].flat()]) {
      const url = new URL(address, siteUrl() + path);
      if (url.origin === siteUrl() && isIncluded(url)) mentions.set(url.href, path);
    }
  }
  const ids = new Map(pages.map((page) => [page.path, page.ids]));
  const dead = await mapFourAtATime([...mentions], async ([href, mentionedOn]) => {
    const reason = await checkLink(new URL(href), ids);
    return reason ? [`${href.slice(siteUrl().length)} on ${mentionedOn}: ${reason}`] : [];
  });
  return dead.flat();
}

async function checkLink(
  { pathname, search, hash }: URL,
  idsByPath: Map<string, ReadonlySet<string>>,
): Promise<string | undefined> {
  const path = pathname + search;
  const anchor = decodeURIComponent(hash.slice(1));
  let ids = idsByPath.get(path);
  if (!ids) {
    const isPage = !/^\/(assets|daten|media)\/|\.[a-z0-9]+$/.test(pathname);
    const [page] = isPage ? await crawl(siteUrl(), [path]) : [];
    const status = page?.status ?? (await rawRequest(siteUrl(), path)).status;
    if (status !== 200) return `status ${status}`;
    // Files have no element ids. A fragment on an image URL only tells the lightbox which image to open.
    if (!page) return undefined;
    ids = page.ids;
    idsByPath.set(path, ids);
  }
  return anchor === '' || ids.has(anchor) ? undefined : `no element has the id ${anchor}`;
}
