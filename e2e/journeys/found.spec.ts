import { expect, test } from '@playwright/test';
import { type CrawledPage, crawl, sitemapPaths } from '../site/crawl.ts';
import { LET_OFFER } from '../site/pages.ts';
import { rawRequest } from '../site/raw-request.ts';
import { findingsIn } from '../site/structured-data-rules.ts';

// These tests check over HTTP, without a browser, what search engines and messengers read.
const siteUrl = () => String(process.env.SITE_URL);

let pages: CrawledPage[];
let sitemap: string;

test.beforeAll(async () => {
  sitemap = (await rawRequest(siteUrl(), '/sitemap.xml')).body;
  pages = await crawl(siteUrl(), await sitemapPaths(siteUrl()));
});

function graphOf({ dom }: CrawledPage): Record<string, unknown>[] {
  const json = dom('script[type="application/ld+json"]').text();
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

function metaOf({ dom }: CrawledPage, name: string): string {
  return dom(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
}

/** All types in a page's structured data, at any depth. */
function typesIn(page: CrawledPage): Set<string> {
  const json = JSON.stringify(graphOf(page));
  return new Set([...json.matchAll(/"@type":"([^"]+)"/g)].map(([, type = '']) => type));
}

test('[VI12] structured data has the required and recommended properties of each kind @full', () => {
  const findings = pages.flatMap((page) =>
    findingsIn(graphOf(page)).map((finding) => `${page.path}: ${finding}`),
  );
  expect(findings).toEqual([]);
});

test('[VI12] pages describe themselves as the right kind @full', () => {
  const kindsAt = (path: string) => {
    const page = pages.find((candidate) => candidate.path === path);
    return page ? [...typesIn(page)] : [];
  };
  expect(kindsAt('/')).toEqual(expect.arrayContaining(['WebSite', 'SearchAction', 'RealEstateAgent']));
  expect(kindsAt('/service/fragen')).toEqual(expect.arrayContaining(['FAQPage', 'Question', 'Answer']));
  expect(kindsAt('/presse/mediathek')).toContain('VideoObject');
  expect(kindsAt('/standorte')).toContain('OpeningHoursSpecification');
  const offers = pages.filter(({ path }) => path.startsWith('/immobilien/angebote/'));
  const shops = offers.filter(({ dom }) => /^(Laden|Büro) /.test(dom('title').text()));
  expect(shops.length).toBeGreaterThan(0);
  for (const offer of offers) {
    const kind = shops.includes(offer) ? 'Place' : 'Apartment';
    expect([offer.path, [...typesIn(offer)]]).toEqual([offer.path, expect.arrayContaining([kind, 'Offer'])]);
  }
});

test('[VI12] titles are unique, name what people search for, and fit into results @full', () => {
  const titles = new Map(pages.map((page) => [page.path, page.dom('title').text()]));
  expect(new Set(titles.values()).size).toBe(titles.size);
  for (const [path, title] of titles) {
    if (!path.startsWith('/immobilien/angebote/')) continue;
    const name = title.replace(' – Stadtraum Wohnen', '');
    expect(name).toMatch(
      /^([\d,]+-Zimmer-(Wohnung|Maisonette)|Laden mieten|Büro mieten).* in Elsenau-\S+, [\d,]+ m²$/,
    );
    expect(name.length).toBeLessThanOrEqual(60);
  }
});

test('[VI12] share cards of offers show name, rent and area @full', async () => {
  const offer = pages.find(({ path }) => path.startsWith('/immobilien/angebote/'));
  if (!offer) throw new Error('the sitemap has no offer');
  expect(metaOf(offer, 'og:title')).not.toContain('Stadtraum');
  expect(metaOf(offer, 'og:description')).toMatch(/€ Gesamtmiete.* m²/);
  expect(metaOf(offer, 'og:image:alt')).toMatch(/ m², [\d.,]+\s€ warm/);
  expect(metaOf(offer, 'twitter:card')).toBe('summary_large_image');
  const { pathname, search } = new URL(metaOf(offer, 'og:image'));
  const { status, headers } = await rawRequest(siteUrl(), pathname + search);
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('[VI12] share cards say that a home is free at once exactly when its page says so @full', () => {
  const offers = pages.filter(({ path }) => path.startsWith('/immobilien/angebote/'));
  const freeAtOnce = offers.filter(
    ({ dom }) => dom('dt:contains("Frei ab") + dd').first().text() === 'sofort',
  );
  expect(freeAtOnce.length).toBeGreaterThan(0);
  expect(offers.filter((page) => metaOf(page, 'og:image:alt').includes('frei ab sofort'))).toEqual(
    freeAtOnce,
  );
});

test('[VI12] the sitemap has the day of the last change and the pictures of pages @full', async () => {
  const entries = [...sitemap.matchAll(/<url>(.*)<\/url>/g)].map(([, entry = '']) => entry);
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const days = entries.flatMap((entry) => /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? []);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > today)).toEqual([]);
  const records = entries.filter((entry) => /\/(angebote|news|ausschreibungen)\/[^<]+<\/loc>/.test(entry));
  expect(records.filter((entry) => !entry.includes('<lastmod>') && !entry.includes('/abo<'))).toEqual([]);
  const offers = entries.filter((entry) => entry.includes('/immobilien/angebote/'));
  expect(offers.filter((entry) => !entry.includes('<image:loc>'))).toEqual([]);
  const [, picture = ''] = /<image:loc>([^<]+)<\/image:loc>/.exec(offers[0] ?? '') ?? [];
  expect((await rawRequest(siteUrl(), new URL(picture).pathname)).status).toBe(200);
});

test('[VI12] the page of an offer that is let is 410, shows what is like it, and is in neither list nor sitemap @full', async () => {
  expect(sitemap).not.toContain(LET_OFFER);
  const [gone] = await crawl(siteUrl(), [LET_OFFER]);
  expect(gone?.status).toBe(410);
  expect(gone?.dom('h1').text()).toContain('vergeben');
  expect(gone?.dom('meta[name=robots]').attr('content')).toBe('noindex');
  expect(gone?.dom('main article').length).toBeGreaterThan(0);
  expect(gone?.dom('header a[href="/"]').length).toBeGreaterThan(0);
});
