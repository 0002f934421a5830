import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testOnDedicatedSite } from '../site/dedicated-site.ts';
import { describeMaps, loadMap, mapOf } from '../site/map-journeys.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { rawRequest } from '../site/raw-request.ts';
import { REPOSITORY } from '../site/site.ts';
import { expect } from '../site/test.ts';

/** A one-pixel picture. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const TILES = /^https:\/\/[abc]\.kacheln\.example\/\d+\/\d+\/\d+\.png$/;
const FILM = 'https://video.example.org/embed/richtfest';

/** A site that uses other providers, which the tests replace: map tiles by URL, and a film instead of a city map. */
const test = testOnDedicatedSite(async () => ({
  env: {
    MAP_TILES_URL: 'https://{s}.kacheln.example/{z}/{x}/{y}.png',
    MAP_TILES_PROVIDER: 'Kacheln e. V.',
    SITE_HOST: 'localhost',
    FRAME_HOSTS: 'video.example.org',
    CONTENT_DIRECTORY: await copyContentWithFilm(),
  },
})).extend<{ standIns: undefined }>({
  standIns: [
    async ({ page, watch }, use) => {
      watch.expectProblem(/^third party: https:\/\/([abc]\.kacheln\.example|video\.example\.org)\//);
      await page.route(TILES, (route) => route.fulfill({ body: TILE, contentType: 'image/png' }));
      await page.route(FILM, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>Film ab</p>' }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

describeMaps({
  test,
  name: 'a tile provider',
  tag: ' @full',
  placeholder: { title: 'Karte von Kacheln e. V.', purpose: /von Kacheln e\. V\. geliefert\. .*IP-Adresse/ },
  library: /\/leaflet\.[^/]*\.js/,
  hasProductionHost: true,
});

test('[R4.3-1] [R7.3-1] tiles load only after consent and only from their provider, and disappear when consent is withdrawn @full', async ({
  page,
  siteUrl,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}/`)) requests.push(request.url());
  });
  await page.goto('/standorte');
  await untilNetworkIdle(page);
  const map = mapOf(page, 'Servicebüros und Hausmeistereien');
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Karte von Kacheln e. V.')).toBeVisible();
  expect(requests).toEqual([]);

  await loadMap(map, 'Immer laden');
  await expect(map.getByText('Kartenbilder: © Kacheln e. V.')).toBeVisible();
  const tiles = map.locator('img[src*="kacheln"]');
  await expect
    .poll(() => tiles.evaluateAll((all) => all.map((tile) => (tile as HTMLImageElement).naturalWidth)))
    .toContain(1);
  expect(requests.filter((url) => !TILES.test(url))).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Alle ablehnen' }).click();
  await expect(map.getByText('Karte von Kacheln e. V.')).toBeVisible();
  await expect(page.locator('img[src*="kacheln"]')).toHaveCount(0);
  requests.length = 0;
  await page.reload();
  await untilNetworkIdle(page);
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole('button', { name: 'Einmal laden' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('[R7.3-1] [F46] a film from another provider waits for consent to videos, and runs in a sandbox @full', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) requests.push(request.url());
  });
  await page.goto('/presse/mediathek#uferstrasse-5');
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText('Richtfest: Inhalt von Beispielvideo')).toBeVisible();
  await expect(gallery.getByText('Der Film kommt von Beispielvideo.')).toBeVisible();
  expect(requests).toEqual([]);
  await gallery.getByRole('button', { name: 'Einmal laden' }).click();
  await expect(gallery.frameLocator('iframe').getByText('Film ab')).toBeVisible();
  await expect(gallery.locator('iframe')).toHaveAttribute('sandbox', /^allow-scripts/);
  expect(requests).toEqual([FILM]);
});

test('a page’s policy allows only the providers that its blocks use @full', async ({ siteUrl }) => {
  const sources = async (path: string) => {
    const { headers } = await rawRequest(siteUrl, path);
    const policy = String(headers['content-security-policy']);
    return ['img-src', 'frame-src'].map((name) => policy.match(`${name} ([^;]*)`)?.[1]);
  };
  expect(await sources('/service/fragen')).toEqual(["'self' data:", "'self'"]);
  expect(await sources('/standorte')).toEqual(["'self' data: https://*.kacheln.example", "'self'"]);
  expect(await sources('/presse/mediathek')).toEqual(["'self' data:", "'self' https://video.example.org"]);
});

/** Copies the site's content, with a film in place of another provider's city map. @returns its directory */
async function copyContentWithFilm(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-content-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  await cp(join(REPOSITORY, 'content-api/content'), directory, { recursive: true });
  const file = join(directory, 'pages/presse/mediathek.json');
  const page = (await readFile(file, 'utf8'))
    .replace(/"title": "Lage im Stadtplan"/, '"title": "Richtfest"')
    .replace(/"src": "https:\/\/www\.openstreetmap\.org\/export[^"]*"/, `"src": "${FILM}"`)
    .replace(/("path": "https:\/\/www\.openstreetmap\.org[^}]*)"service": "maps"/, '$1"service": "video"')
    .replace(/"provider": "OpenStreetMap"/, '"provider": "Beispielvideo"')
    .replace(/"Der Stadtplan kommt von OpenStreetMap\./, '"Der Film kommt von Beispielvideo.');
  await writeFile(file, page);
  return directory;
}
