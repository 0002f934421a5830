import { join } from 'node:path';
import { testOnDedicatedSite } from '../site/dedicated-site.ts';
import { describeMaps, loadMap, mapOf } from '../site/map-journeys.ts';
import { rawRequest } from '../site/raw-request.ts';
import { expect } from '../site/test.ts';

const API = /^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/;
const STAND_IN = join(import.meta.dirname, '../site/google-maps-stand-in.js');

declare global {
  interface Window {
    initMap?: () => void;
    /** Calls that the stand-in recorded: name and parameters. */
    googleCalls?: [string, ...unknown[]][];
  }
}

/** A site with a key for Google Maps. The tests replace Google's script, because they cannot reach Google. */
const test = testOnDedicatedSite(() => ({
  env: { GOOGLE_MAPS_API_KEY: 'key-of-a-test', SITE_HOST: 'localhost' },
})).extend<{
  standIn: undefined;
}>({
  standIn: [
    async ({ page, watch }, use) => {
      watch.expectProblem(/^third party: https:\/\/maps\.googleapis\.com\//);
      await page.route(API, (route) => route.fulfill({ path: STAND_IN, contentType: 'text/javascript' }));
      await use(undefined);
    },
    { auto: true },
  ],
});

describeMaps({
  test,
  name: 'Google Maps',
  tag: ' @full',
  placeholder: { title: 'Karte von Google Maps', purpose: /Google Ireland Limited/ },
  library: API,
  hasProductionHost: true,
});

test('[R3-3] [R9.4-1] [R4.3-4] Google gets the key, the language German, one initialisation and the specified icons @full', async ({
  page,
}) => {
  const requests: URL[] = [];
  page.on('request', (request) => {
    if (API.test(request.url())) requests.push(new URL(request.url()));
  });
  await page.goto('/standorte');
  await loadMap(mapOf(page, 'Servicebüros und Hausmeistereien'));
  await mapOf(page, 'Nachbarschaftstreffs').scrollIntoViewIfNeeded();
  const calls = () => page.evaluate(() => window.googleCalls ?? []);
  const callsTo = async (name: string) => (await calls()).filter((call) => call[0] === name);
  await expect.poll(async () => (await callsTo('Map')).length).toBe(2);
  expect(requests.map(({ searchParams }) => [searchParams.get('key'), searchParams.get('language')])).toEqual(
    [['key-of-a-test', 'de']],
  );
  expect(await callsTo('loaded')).toHaveLength(1);
  expect((await callsTo('Map'))[0]?.[1]).toMatchObject({ zoom: 13, center: { lat: 51.161, lng: 12.925 } });
  expect((await callsTo('importLibrary')).map(([, library]) => library)).toEqual(['core', 'maps', 'marker']);
  expect((await callsTo('setIcon'))[0]?.[2]).toEqual({
    url: '/karte/pin.svg',
    size: { width: 34, height: 34 },
    scaledSize: { width: 35, height: 35 },
    anchor: { x: 17, y: 34 },
    labelOrigin: { x: 15, y: 15 },
  });
});

test('only the policy of pages with a map allows Google @full', async ({ siteUrl }) => {
  const policy = async (path: string) => {
    const { headers } = await rawRequest(siteUrl, path);
    return { csp: String(headers['content-security-policy']), integrity: headers['integrity-policy'] };
  };
  const pageWithoutMap = await policy('/service/fragen');
  expect(pageWithoutMap.csp).not.toContain('google');
  expect(pageWithoutMap.integrity).toBeDefined();
  const pageWithMap = await policy('/standorte');
  expect(pageWithMap.csp).toContain('https://maps.googleapis.com');
  expect(pageWithMap.csp).toContain("require-trusted-types-for 'script'");
  expect(pageWithMap.csp).not.toMatch(/script-src[^;]*unsafe/);
  expect(pageWithMap.integrity).toBeUndefined();
});
