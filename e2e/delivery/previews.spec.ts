import { setTimeout as delay } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../site/accessibility.ts';
import { problemsOf } from '../site/console-problems.ts';
import {
  federationManifestOf,
  overrideRemote,
  readPageDataOf,
  serveReleases,
} from '../site/federation-tools.ts';
import { untilHydrated } from '../site/islands.ts';
import { hasNginx, nginxPorts, startNginx } from '../site/nginx.ts';
import { PAGES } from '../site/pages.ts';
import { rawRequest } from '../site/raw-request.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { submissions } from '../site/submissions.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { liveSet, runRegistry } from './shipping.ts';

test.describe.configure({ mode: 'serial' });
test.setTimeout(400_000);

const PATHS = PAGES.filter(({ status }) => status === 200).map(({ path }) => path);
const LIST = '/presse/bildmaterial';
const FORM = '/service/reparatur';
const WIDTHS = [390, 800, 1000, 1600];

let workspace: Workspace;
let site: Site;
/** A changed mf-press and a changed kit in one preview. */
let link: string;
/** `name@version` of the releases that only the preview contains. */
let candidates: string[];
/** Command to preview, in milliseconds, and the first page of the preview. */
const took = { command: 0, firstPage: 0 };

test.beforeAll(async () => {
  test.setTimeout(600_000);
  workspace = await copyWorkspace();
  await workspace.build();
  site = await startSite({ root: workspace.root });
  await workspace.edit('mf-press/src/blocks/press-asset-list/asset-filter.tsx', (source) =>
    source.replace('resetBy=', 'submitLabel="Bilder filtern" resetBy='),
  );
  await workspace.edit('shared-ui/src/button/button.tsx', (source) =>
    source.replace(/<button\b/, '<button data-kit="neu"'),
  );
  const started = performance.now();
  const command = ['ship', 'mf-press', 'shared-ui', '--preview', '--skip-checks', 'a test of previews'];
  const output = await runRegistry(workspace, site, command);
  took.command = performance.now() - started;
  link = /http\S+\/vorschau\/\S+/.exec(output)?.[0] ?? '';
  candidates = [...output.matchAll(/publish +(\S+) (\S+) \(/g)].map(
    ([, name, version]) => `${name}@${version}`,
  );
  expect([link !== '', candidates.length]).toEqual([true, 2]);
});

test.afterAll(async () => {
  await site?.stop();
  await workspace?.remove();
});

async function openPreview(page: Page, path = '/'): Promise<void> {
  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/`);
  if (path !== '/') await page.goto(site.url + path);
}

test('[0151] a second browser sees mf-press and the kit together while 40 requests per second see nothing of it @full', async ({
  page,
}) => {
  const liveId = (await liveSet(site)).id;
  const before = await Promise.all(PATHS.map(async (path) => (await fetch(site.url + path)).text()));
  const load = startLoad(site.url, PATHS, 40);
  const problems = problemsOf(page);

  const started = performance.now();
  await openPreview(page);
  took.firstPage = performance.now() - started;
  for (const path of PATHS) {
    await page.goto(site.url + path);
    await expect(page.getByRole('complementary', { name: 'Vorschau' })).toBeVisible();
  }
  await page.goto(site.url + LIST);
  const list = page.locator('[data-block-type="press-asset-list"]').first();
  await untilHydrated(page, list);
  await expect(page.getByRole('button', { name: 'Bilder filtern' })).toBeVisible();
  await expect(page.locator('button[data-kit="neu"]').first()).toBeAttached();
  await expect(list).toHaveAttribute(
    'data-release',
    candidates.find((each) => each.startsWith('mf-press')) ?? '',
  );
  await delay(2_000);

  const report = await load.stop();
  expect(problems).toEqual([]);
  expect(report.failures).toEqual([]);
  expect([...report.releases.keys()]).toEqual([liveId]);
  expect([...(report.releases.get(liveId) ?? [])].filter((release) => candidates.includes(release))).toEqual(
    [],
  );
  expect((await liveSet(site)).id).toBe(liveId);
  const after = await Promise.all(PATHS.map(async (path) => (await fetch(site.url + path)).text()));
  expect(after).toEqual(before);
  test.info().annotations.push({
    type: 'measured',
    description: `${report.responses} answers, slowest ${Math.round(report.slowest)} ms; command ${Math.round(took.command)} ms, first page ${Math.round(took.firstPage)} ms`,
  });
});

test('[0151] a browser shows the kit’s change with live islands, and the public page does not have it @full', async ({
  page,
  browser,
}) => {
  const problems = problemsOf(page);
  await openPreview(page, LIST);
  const changed = page.locator('button[data-kit="neu"]');
  await expect(changed.first()).toBeVisible();
  const islands = await page.locator('[data-island]').all();
  expect(islands.length).toBeGreaterThan(1);
  for (const island of islands) {
    await island.scrollIntoViewIfNeeded();
    await untilHydrated(page, island);
  }
  // What React has hydrated is still the new kit's.
  await expect(changed.first()).toBeVisible();
  const kit = candidates.find((each) => each.startsWith('shared-ui@'))?.replace('@', '/');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(scripts.filter((path) => path.startsWith(`/assets/${kit}/`) && path.endsWith('.js'))).not.toEqual(
    [],
  );
  expect(problems).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(site.url + LIST);
  await expect(visitor.getByRole('button', { name: 'Filtern', exact: true })).toBeVisible();
  await expect(visitor.locator('[data-kit]')).toHaveCount(0);
  await visitor.close();
});

test('[0165] the tools of Module Federation override a remote of a preview with a release from the developer’s computer @full', async ({
  page,
}) => {
  const { remotes } = await readPageDataOf(site.url + LIST);
  const own = await serveReleases(site.url);
  try {
    await overrideRemote(page, 'mf-press', federationManifestOf(own.url, remotes['mf-press']?.entry));
    await openPreview(page, LIST);
    await expect(page.getByRole('button', { name: 'Bilder filtern' })).toBeVisible();
    await untilHydrated(page, page.locator('[data-block-type="press-asset-list"]').first());
    // The developer's release is the live one.
    await expect(page.getByRole('button', { name: 'Filtern', exact: true })).toBeVisible();
    expect(own.requests).toContainEqual(expect.stringMatching(/\/mf-press\/.*\/remoteEntry\.js$/));
    const known = await page.evaluate(() => Object.keys(Reflect.get(window, '__FEDERATION__').moduleInfo));
    expect(known.some((name) => name.startsWith('mf-press'))).toBe(true);

    // Visitors' pages neither load the runtime nor allow other sources.
    await page.context().clearCookies();
    await page.goto(site.url + LIST);
    await untilHydrated(page, page.locator('[data-block-type="press-asset-list"]').first());
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(scripts.filter((path) => path.includes('federation-runtime'))).toEqual([]);
    expect((await page.request.get(site.url + LIST)).headers()['content-security-policy']).not.toContain(
      'localhost:*',
    );
  } finally {
    own.stop();
  }
});

test('[0151] files of the candidates are only for browsers in the preview @full', async ({ page }) => {
  await openPreview(page, LIST);
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const files = urls.filter((url) => candidates.some((each) => url.includes(`/${each.replace('@', '/')}/`)));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect((await fetch(site.url + file)).status, file).toBe(404);
});

test('[0151] expired and altered links say so, and the site is the public one again @full', async ({
  page,
}) => {
  await openPreview(page);
  const altered = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await page.goto(altered))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Vorschau gibt es nicht');
  await expectAccessible(page);
  await page.goto(`${site.url}${LIST}`);
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filtern', exact: true })).toBeVisible();
  expect((await fetch(link.replace(/\.\d{10}\./, '.1700000000.'), { redirect: 'manual' })).status).toBe(404);
});

test('[0151] forms store nothing, with and without JavaScript @full', async ({ page, browser }) => {
  await openPreview(page, FORM);
  const before = await submissions(site);
  const form = page.locator('[data-block-type="contact-form"]').first();
  await untilHydrated(page, form);
  const answer = await page.evaluate(async (path) => {
    const body = new URLSearchParams({ 'tx_powermail_pi1[__form]': 'x' });
    const response = await fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } });
    return response.json();
  }, FORM);
  expect(answer).toMatchObject({ status: 'error', errors: [{ message: /Vorschau/ }] });

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await openPreview(plain, FORM);
  await plain.getByRole('button', { name: 'Schaden melden' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(
    'In einer Vorschau wird nichts gespeichert',
  );
  expect(await submissions(site)).toBe(before);
  await context.close();
});

test('[0151] the bar names the set, outlines blocks, and works without JavaScript @full', async ({
  page,
  browser,
}, testInfo) => {
  await openPreview(page, LIST);
  const bar = page.getByRole('complementary', { name: 'Vorschau' });
  for (const each of candidates) await expect(bar).toContainText(each.replace('@', ' '));
  await expect(bar).toContainText('(Team workspace)');
  const toggle = bar.getByRole('button', { name: 'Bausteine zeigen' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: testInfo.outputPath(`bar-${width}.png`) });
    await toggle.click();
    await expect(page.locator('.vorschau-umriss[data-neu]').first()).toContainText('press-');
    await page.screenshot({ path: testInfo.outputPath(`outlines-${width}.png`), fullPage: true });
    await toggle.click();
    await expect(page.locator('.vorschau-umriss')).toHaveCount(0);
  }
  await bar.getByText('Bausteine dieser Seite').click();
  await page.screenshot({ path: testInfo.outputPath('table.png') });
  await expectAccessible(page);

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const plain = await context.newPage();
  await openPreview(plain, LIST);
  await expect(plain.getByRole('button', { name: 'Bausteine zeigen' })).toHaveCount(0);
  await plain.getByText('Bausteine dieser Seite').click();
  await expect(plain.getByRole('rowheader', { name: 'press-asset-list' })).toBeVisible();
  await plain.screenshot({ path: testInfo.outputPath('plain-390.png') });
  await plain.getByRole('link', { name: 'Mit der Live-Seite vergleichen' }).click();
  await expect(
    plain.frameLocator('[title="Live"]').getByRole('button', { name: 'Filtern', exact: true }),
  ).toBeAttached();
  await expect(
    plain.frameLocator('[title="Vorschau"]').getByRole('button', { name: 'Bilder filtern' }),
  ).toBeAttached();
  await plain.getByRole('link', { name: 'Zurück zur Vorschau' }).click();
  await plain.getByRole('button', { name: 'Vorschau beenden' }).click();
  await expect(plain).toHaveURL(site.url + LIST);
  await expect(plain.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);
  await context.close();
});

test('[0151] the comparison shows the same page in both frames and scrolls them together @full', async ({
  page,
}, testInfo) => {
  await openPreview(page, LIST);
  const problems = problemsOf(page);
  await page.getByRole('link', { name: 'Mit der Live-Seite vergleichen' }).click();
  const live = page.frameLocator('[title="Live"]');
  const preview = page.frameLocator('[title="Vorschau"]');
  await expect(live.getByRole('button', { name: 'Filtern', exact: true })).toBeAttached();
  await expect(preview.getByRole('button', { name: 'Bilder filtern' })).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: testInfo.outputPath(`compare-${width}.png`) });
  }
  // The frames show the same page twice, with the same landmarks; the page itself is tested elsewhere.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode();
  expect((await axe.analyze()).violations).toEqual([]);
  const [, liveFrame, previewFrame] = page.frames();
  await preview.locator('body').hover();
  await page.mouse.wheel(0, 600);
  await expect.poll(async () => Number(await liveFrame?.evaluate(() => scrollY))).toBeGreaterThan(100);
  await expect
    .poll(async () =>
      Math.abs(
        Number(await liveFrame?.evaluate(() => scrollY)) -
          Number(await previewFrame?.evaluate(() => scrollY)),
      ),
    )
    .toBeLessThan(5);

  await previewFrame?.evaluate(() => location.assign('/service/fragen'));
  await expect.poll(() => liveFrame?.url()).toBe(`${site.url}/service/fragen?vorschau=live`);
  await expect(live.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('[0151] the proxy’s cache neither gets nor gives a page of a preview @full', async () => {
  test.skip(!hasNginx, 'nginx or openssl is not installed');
  const ports = await nginxPorts();
  const url = `https://localhost:${ports.httpsPort}`;
  const proxied = await startSite({
    root: workspace.root,
    env: { SITE_URL: url, TRUSTED_PROXIES: '127.0.0.1' },
  });
  const nginx = await startNginx([Number(new URL(proxied.url).port)], ports);
  try {
    const output = await runRegistry(workspace, { ...proxied, url }, ['preview', 'mf-press']);
    const path = /\/vorschau\/\S+/.exec(output)?.[0] ?? '';
    const send = (target: string, headers = {}) =>
      rawRequest(nginx.url, target, { from: '127.0.0.2', certificate: nginx.certificate, headers });
    const opened = await send(path);
    expect(opened.status).toBe(303);
    const cookie = String(opened.headers['set-cookie']).split(';')[0];
    for (let round = 0; round < 3; round += 1) {
      const preview = await send(LIST, { cookie });
      const visitor = await send(LIST);
      expect(preview.body).toContain('class="vorschau"');
      expect(visitor.body).not.toMatch(/vorschau-|side-/);
    }
    const lines = (await nginx.log()).filter(({ path: logged }) => logged === LIST);
    expect(lines.map(({ cache }) => cache)).toEqual(['BYPASS', 'MISS', 'BYPASS', 'HIT', 'BYPASS', 'HIT']);
    expect(JSON.stringify(await nginx.log())).not.toContain(path.slice(-40));
  } finally {
    await nginx.stop();
    await proxied.stop();
  }
});
