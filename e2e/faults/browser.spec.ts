import { type Browser, expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { storeConsent } from '../site/consent-choice.ts';
import { block, untilHydrated } from '../site/islands.ts';
import { type StageServer, startShell } from './stage/stage.ts';

/** An island that has not loaded after this time counts as failed. */
const LOAD_TIMEOUT_MS = 10_000;

let shell: StageServer;
let storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

test.beforeAll(async ({ browser }) => {
  shell = await startShell();
  // The first pages of a cold shell may lack blocks.
  await expect.poll(async () => (await fetch(`${shell.url}/inseln`)).status, { timeout: 30_000 }).toBe(200);
  storageState = await refuseConsent(browser);
});
test.afterAll(() => shell?.end());

type Fault = (route: Route) => Promise<unknown>;

const FAULTS: Record<'is gone (404)' | 'has a wrong hash', Fault> = {
  'is gone (404)': (route) =>
    route.fulfill({ status: 404, contentType: 'text/javascript', body: 'evil = true' }),
  'has a wrong hash': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.evil = true;${await response.text()}` });
  },
};

/** Chunks that an island needs; `npm test` covers one fault per chunk, the full run covers both. */
const CHUNKS = {
  'the island’s own chunk': /\/assets\/mf-trial\/[^/]+\/trial-form\.\w+\.js$/,
  'the remote’s container': /\/assets\/mf-trial\/[^/]+\/remoteEntry\.js$/,
};

for (const [chunk, pattern] of Object.entries(CHUNKS)) {
  for (const [failure, fault] of Object.entries(FAULTS)) {
    const tag = chunk.includes('own') === (failure === 'is gone (404)') ? '' : ' @full';
    test(`[F5] when ${chunk} ${failure}, the island keeps its HTML, link and form, other islands hydrate, and the error is reported${tag}`, async ({
      browser,
    }) => {
      const page = await openPage(browser);
      const requests = await breakChunk(page, pattern, fault);
      await openAndTouch(page, '/inseln');
      await expectFailedGracefully(page, 'ISLAND_LOAD_FAILED');
      expect(requests()).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
      await page.context().close();
    });
  }
}

test('[F5] [F13] when a chunk never loads, the island keeps its HTML, link and form, other islands hydrate, and the error is reported', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await page.clock.install();
  const requests = await breakChunk(page, CHUNKS['the island’s own chunk'], () => new Promise(() => {}));
  await openAndTouch(page, '/inseln');
  await expect.poll(requests).toBeGreaterThan(0);
  await expect(block(page, 'trial-form')).toHaveAttribute('data-island-state', 'loading');
  await page.clock.runFor(LOAD_TIMEOUT_MS + 2_000);
  await expectFailedGracefully(page, 'ISLAND_LOAD_LATE');
  await page.context().close();
});

test('[F13] hydrates an island when its late chunk arrives, and the page is usable in the meantime', async ({
  browser,
}) => {
  const page = await openPage(browser);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await breakChunk(page, CHUNKS['the island’s own chunk'], async (route) => {
    await released;
    await route.continue();
  });
  await openAndTouch(page, '/inseln');
  const island = block(page, 'trial-form');
  await expect(island).toHaveAttribute('data-island-state', 'loading');
  await page.getByLabel('Name').fill('Ada');
  release();
  await expect(island).toHaveAttribute('data-island-state', 'hydrated');
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await expectInteractive(island);
  await page.context().close();
});

for (const [chunk, pattern] of [
  ['React @full', /\/assets\/shared-ui\/[^/]+\/react-dom-client\.\w+\.js$/],
  ['the kit @full', /\/assets\/shared-ui\/[^/]+\/remoteEntry\.js$/],
  ['the shell’s host', /\/assets\/shell\/[^/]+\/host\.\w+\.js$/],
] as const) {
  test(`[F5] when ${chunk} has a wrong hash, every island keeps the server’s HTML, and the error is reported`, async ({
    browser,
  }) => {
    const expected = await serverHtml(browser, '/inseln', 'main');
    const page = await openPage(browser);
    await breakChunk(page, pattern, FAULTS['has a wrong hash']);
    await openAndTouch(page, '/inseln');
    await block(page, 'site-header').dispatchEvent('pointerover');
    for (const type of ['trial-form', 'site-header']) {
      await expect(block(page, type)).toHaveAttribute('data-island-state', 'failed');
    }
    expect(await htmlOf(page.locator('main'))).toBe(expected);
    expect(await page.evaluate(() => 'evil' in globalThis)).toBe(false);
    await expectReported(page, 'ISLAND_LOAD_FAILED');
    await page.context().close();
  });
}

for (const [failure, path] of [
  ['throws while it hydrates', '/wirft-im-browser'],
  ['throws in an effect', '/wirft-im-effekt'],
] as const) {
  test(`[F5] an island that ${failure} keeps its HTML, link and form, other islands hydrate, a press meanwhile is a click, and the error is reported`, async ({
    browser,
  }) => {
    const page = await openPage(browser);
    const frameReport = await watchFrames(page, 'Kaputt');
    await openAndTouch(page, path);
    // The second block on the page has the same component, but different content.
    await expect(page.locator('[data-block="probe-2"]')).toHaveAttribute('data-island-state', 'hydrated');
    await expectInteractive(page.locator('[data-block="probe-2"]'));
    await expect(block(page, 'trial-form')).toHaveAttribute('data-island-state', 'failed');
    expect(await frameReport()).toEqual({ hasFrames: true, withoutText: 0 });
    await expectFailedGracefully(page, 'ISLAND_RENDER_FAILED');

    await page.goto(path);
    await block(page, 'trial-form').getByRole('link', { name: 'Zum Ziel' }).hover();
    await page.mouse.down();
    await expect(block(page, 'trial-form')).toHaveAttribute('data-island-state', 'failed');
    await page.mouse.up();
    await page.waitForURL('**/ziel');
    await page.context().close();
  });
}

/** Opens a page and starts its islands. */
async function openAndTouch(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const island of await page.locator('[data-block-type="trial-form"]').all()) {
    await expect(island).toHaveAttribute('data-island-state', 'waiting');
    await island.dispatchEvent('pointerover');
  }
}

/**
 * Expects the page's first `trial-form` to have failed: it shows the server's HTML unchanged,
 * its form and link work, and the header still hydrates.
 */
async function expectFailedGracefully(page: Page, code: string): Promise<void> {
  const path = new URL(page.url()).pathname;
  const expected = await serverHtml(page.context().browser() as Browser, path, '[data-block="probe"]');
  expect(expected).toContain('<form action="/ziel"');

  const island = block(page, 'trial-form');
  await expect(island).toHaveAttribute('data-island-state', 'failed');
  expect(await htmlOf(island)).toBe(expected);
  await untilHydrated(page, block(page, 'site-header'));
  expect(await htmlOf(island)).toBe(expected);
  await expectReported(page, code);

  await island.getByLabel('Name').fill('Ada');
  await island.getByRole('button', { name: 'Senden' }).click();
  await page.waitForURL('**/ziel?name=Ada');
  await page.goto(path);
  await block(page, 'trial-form').getByRole('link', { name: 'Zum Ziel' }).click();
  await page.waitForURL('**/ziel');
}

/** Expects that the island counts clicks. */
async function expectInteractive(island: Locator): Promise<void> {
  await island.getByRole('button', { name: 'Gezählt: 0' }).click();
  await expect(island.getByRole('button', { name: 'Gezählt: 1' })).toBeVisible();
}

/** Expects that the shell has logged the browser's report, with block and release. */
async function expectReported(page: Page, code: string): Promise<void> {
  const path = new URL(page.url()).pathname;
  const release = await block(page, 'trial-form').getAttribute('data-release');
  await expect
    .poll(async () => (await shell.log()).flatMap(({ report }) => (report ? [report] : [])))
    .toContainEqual(expect.objectContaining({ code, path, block: 'probe', release }));
}

/**
 * Checks in every frame whether the block shows a text.
 *
 * @returns a function that returns whether there were frames, and how many lacked the text
 */
async function watchFrames(page: Page, text: string) {
  await page.addInitScript((expectedText) => {
    const frames = { hasFrames: false, withoutText: 0 };
    const check = () => {
      const element = document.querySelector('[data-block="probe"]');
      // The block is complete once the next one exists.
      if (element && document.querySelector('[data-block="schluss"]')) {
        frames.hasFrames = true;
        if (!element.textContent.includes(expectedText)) frames.withoutText += 1;
      }
      requestAnimationFrame(check);
    };
    check();
    Object.assign(globalThis, { frames });
  }, text);
  return () => page.evaluate(() => (globalThis as unknown as { frames: object }).frames);
}

/** The server's HTML, as a browser without JavaScript serialises it. */
async function serverHtml(browser: Browser, path: string, selector: string): Promise<string> {
  const context = await browser.newContext({ baseURL: shell.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  const html = await htmlOf(page.locator(selector));
  await context.close();
  return html;
}

/** Inner HTML without the attribute for an island's state. */
async function htmlOf(element: Locator): Promise<string> {
  return (await element.innerHTML()).replace(/ data-island-state="\w+"/g, '');
}

/** A page for a visitor who has already refused consent. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: shell.url, storageState, locale: 'de-DE' });
  return context.newPage();
}

/** Applies a fault to a chunk. @returns a function that counts the chunk's requests */
async function breakChunk(page: Page, pattern: RegExp, fault: Fault): Promise<() => number> {
  let requests = 0;
  await page.route(pattern, async (route) => {
    requests += 1;
    // Leaving a page aborts its pending requests.
    await fault(route).catch(() => {});
  });
  return () => requests;
}

async function refuseConsent(browser: Browser) {
  const context = await browser.newContext({ baseURL: shell.url, locale: 'de-DE' });
  await storeConsent(context, shell.url, []);
  const state = await context.storageState();
  await context.close();
  return state;
}
