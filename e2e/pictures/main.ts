/*
 * `npm run docs:pictures`: takes the pictures in docs/images of the built site, or of the running site that `SITE_URL` names, and of
 * the kit's catalogue.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { baseConfig } from '../base-config.ts';
import { storeConsent } from '../site/consent-choice.ts';
import { REPOSITORY, startSite } from '../site/site.ts';
import { asWebp, sideBySide } from './compose.ts';
import { colourSpecimen, componentSpecimen, GRID_OVERLAY, iconSpecimen, typeSpecimen } from './specimens.ts';

const CATALOGUE = join(REPOSITORY, 'shared-ui/catalogue/dist');
const DARK: BrowserContextOptions = { colorScheme: 'dark' };

if (!existsSync(CATALOGUE)) throw new Error('The catalogue is not built. Run: npm run catalogue');
const { SITE_URL } = process.env;
const site = SITE_URL ? { url: SITE_URL, stop: async () => {} } : await startSite();
const browser = await chromium.launch(baseConfig.use?.launchOptions);
try {
  await takePictures(browser, site.url);
} finally {
  await browser.close();
  await site.stop();
}

async function takePictures(browser: Browser, siteUrl: string): Promise<void> {
  /** Takes a picture of a page as a visitor sees it who has refused consent. */
  const shoot = async (path: string, width: number, height: number, options?: BrowserContextOptions) => {
    const page = await openPage(browser, { ...options, viewport: { width, height } }, siteUrl);
    await page.goto(siteUrl + path, { waitUntil: 'networkidle' });
    if (path === '/unternehmen') await page.evaluate(GRID_OVERLAY);
    return await closeWith(page, await page.screenshot({ animations: 'disabled' }));
  };
  /** Takes a picture of what `draw` puts into an empty page with the kit's styles. */
  const shootKit = async (
    draw: (page: Page) => Promise<string>,
    width: number,
    options?: BrowserContextOptions,
  ) => {
    const page = await openPage(browser, { ...options, viewport: { width, height: 400 } });
    const html = await draw(page);
    await page.evaluate((content) => {
      document.body.className = '';
      document.body.innerHTML = content;
    }, html);
    await page.evaluate(() => document.fonts.ready);
    return await closeWith(page, await page.screenshot({ fullPage: true }));
  };
  const catalogue = (name: string) => pathToFileURL(join(CATALOGUE, `${name}.html`)).href;

  const pictures: Record<string, () => Promise<Buffer>> = {
    startseite: () => shoot('/', 1600, 1000),
    seiten: async () =>
      sideBySide(browser, 620, [
        await shoot('/immobilien/angebote', 1280, 1430),
        await shoot('/immobilien/projekte/uferstrasse', 1280, 1430, DARK),
        await shoot('/ausschreibungen', 390, 1370, DARK),
      ]),
    'visual-language-pages': async () =>
      sideBySide(browser, 868, [
        await shoot('/', 1200, 1860),
        await shoot('/', 1200, 1860, DARK),
        await shoot('/', 390, 1740),
      ]),
    'visual-language-grid': () => shoot('/unternehmen', 1200, 940),
    'visual-language-type': () => shootKit((page) => typeSpecimen(page, catalogue('heading')), 1200),
    'visual-language-colour': async () =>
      sideBySide(browser, 424, [
        await shootKit((page) => colourSpecimen(page, catalogue('badge')), 800),
        await shootKit((page) => colourSpecimen(page, catalogue('badge')), 800, DARK),
      ]),
    'visual-language-components': async () =>
      sideBySide(browser, 860, [
        await shootKit((page) => componentSpecimen(page, catalogue), 800),
        await shootKit((page) => componentSpecimen(page, catalogue), 800, DARK),
      ]),
    'visual-language-icons': () => shootKit((page) => iconSpecimen(page, catalogue('icon')), 1200),
  };
  for (const [name, take] of Object.entries(pictures)) {
    await writeFile(join(REPOSITORY, `docs/images/${name}.webp`), await asWebp(browser, await take()));
    console.log(`docs/images/${name}.webp`);
  }
}

async function openPage(browser: Browser, options: BrowserContextOptions, siteUrl?: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', bypassCSP: true, ...options });
  if (siteUrl) await storeConsent(context, siteUrl, []);
  return await context.newPage();
}

async function closeWith<Result>(page: Page, result: Result): Promise<Result> {
  await page.context().close();
  return result;
}
