import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { storeConsent } from '../site/consent-choice.ts';
import { collectScripts, untilHydrated } from '../site/islands.ts';
import { untilNetworkIdle } from '../site/network-idle.ts';
import { EVERY_PAGE, PAGES, SOME_RECORD_PAGES } from '../site/pages.ts';
import { rawRequest } from '../site/raw-request.ts';
import { scrollThrough } from '../site/scroll-through.ts';
import { expect, test } from '../site/test.ts';

/** Pages whose islands load further parts: one part of each, as in the name of its script. */
const LAZY_PARTS: Readonly<Record<string, string>> = {
  '/': 'slider-engine',
  '/ausschreibungen': 'calendar',
  '/immobilien/projekte/alte-molkerei': 'lightbox-gallery',
  '/kontakt': 'calendar',
  '/presse/bildmaterial': 'lightbox-popup',
  '/service/reparatur': 'form-session',
  '/standorte': 'leaflet',
};

const OTHER_PATHS = [
  ...EVERY_PAGE.filter(({ status }) => status === 200).map(({ path }) => path),
  ...SOME_RECORD_PAGES,
].filter((path) => !(path in LAZY_PARTS));

const paths = [
  ...Object.entries(LAZY_PARTS).map(([path, part]) => ({ path, part })),
  ...OTHER_PATHS.map((path) => ({ path, part: 'main' })),
];

for (const { path, part } of paths) {
  test(`[F34] the import map of ${path} lists every script that the page loads after each touch @full`, async ({
    page,
    context,
    siteUrl,
    watch,
  }) => {
    // The media library shows another site's map in a frame.
    watch.expectProblem(/third party: https:\/\/www\.openstreetmap\.org/);
    await storeConsent(context, siteUrl, ['maps', 'video', 'analytics']);
    const loaded = collectScripts(page);
    await page.goto(path);
    await scrollThrough(page);
    for (const island of await page.locator('[data-island]').all()) await untilHydrated(page, island);
    await scrollThrough(page);
    await pressEverything(page);
    await untilNetworkIdle(page);

    // Maps start a second after they become visible (R4.3-4).
    await expect.poll(() => loaded).toContainEqual(expect.stringContaining(`/${part}.`));
    const listed = Object.keys(await importMapOf(page));
    expect(listed).toEqual(expect.arrayContaining(loaded.filter((script) => script.startsWith('/assets/'))));
  });
}

for (const { path } of PAGES) {
  test(`[F34] the policy of ${path} allows exactly its own import map`, async ({ siteUrl }) => {
    const { headers, body } = await rawRequest(siteUrl, path);
    const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(body) ?? [];
    const hash = createHash('sha256').update(importMap).digest('base64');
    expect(String(headers['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hash}';`);
  });
}

/** The most controls of one island that are pressed: a gallery's pictures all load the same scripts. */
const MAX_PRESSED = 12;

/** Clicks buttons and pictures of lightboxes, and focuses fields, of every island. What opens is closed again. */
async function pressEverything(page: Page): Promise<void> {
  const kinds = ['button:not([type=submit])', 'a[href^="/media/"]', 'input', 'textarea'];
  for (const island of await page.locator('[data-island]').all()) {
    for (const kind of kinds) {
      for (const control of (await island.locator(kind).all()).slice(0, MAX_PRESSED)) {
        if (!(await control.isVisible())) continue;
        await control.evaluate((element: HTMLElement) => {
          element.focus({ preventScroll: true });
          if (!element.matches('input, textarea')) element.click();
        });
        await page.keyboard.press('Escape');
      }
    }
  }
}

async function importMapOf(page: Page): Promise<Record<string, string>> {
  const json = await page.locator('script[type=importmap]').textContent();
  return (JSON.parse(json ?? '{}') as { integrity: Record<string, string> }).integrity;
}
