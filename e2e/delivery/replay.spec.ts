import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  activate,
  changeRelease,
  fileText,
  publish,
  type Release,
  readRelease,
  signWithKeyOf,
} from '../faults/stage/releases.ts';
import { untilHydrated } from '../site/islands.ts';
import { postJson, signRequest, workspaceKey } from '../site/signed-request.ts';
import { REPOSITORY, type Site, startSite } from '../site/site.ts';
import { contentSettings, copyContent, loadContent } from './announcements.ts';
import { runRegistry } from './shipping.ts';

test.describe.configure({ mode: 'serial' });

const REMOTE = 'mf-press';
/** Pages whose content changes, with their files. */
const PAGES = [
  ['/presse', 'presse.json'],
  ['/', 'index.json'],
] as const;
const LIST = '/presse/bildmaterial';

let site: Site;
let content: string;
let release: Release;
let texts: string[];

/** How a visitor got a page at a time. */
interface Recorded {
  path: string;
  /** Instant (RFC 3339). */
  at: string;
  bytes: Buffer;
  liveSet: string;
}

interface PageState {
  liveSet: string;
  revision: string;
  page: string | null;
  servers: string[];
}

test.beforeAll(async () => {
  content = await copyContent();
  site = await start();
  signWithKeyOf(site.dataDirectory);
  release = await readRelease(join(REPOSITORY, REMOTE, 'release'));
  texts = await Promise.all(PAGES.map(([, file]) => readFile(pageFile(file), 'utf8')));
});

test.afterAll(async () => {
  await site?.stop();
  await rm(content, { recursive: true, force: true });
});

test('[0167] pages of 2 activations and 3 changes of content are replayed byte for byte, in a browser too @full', async ({
  page,
}) => {
  const recorded = await recordChanges(['content', 'activation', 'content', 'activation', 'content']);
  await expectReplays(recorded);

  const [first] = await recordPages([LIST]);
  await activateVariant('for the browser');
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(site.url + (await replayOf(LIST, first?.at ?? '')));
  const list = page.locator('[data-block-type="press-asset-list"]').first();
  await untilHydrated(page, list);
  expect(failed).toEqual([]);
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toHaveCount(0);

  const saved = join(content, 'saved.html');
  const command = ['replay', LIST, first?.at ?? '', '--output', saved];
  expect(await runRegistry({ root: REPOSITORY }, site, command)).toContain('byte for byte');
  expect((await readFile(saved)).equals(first?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('[0167] 100 states of 20 activations and 30 changes of content are replayed byte for byte @full', async () => {
  test.setTimeout(1_200_000);
  // Two of five changes are activations.
  const changes = Array.from({ length: 50 }, (_, index) => (index % 5 < 2 ? 'activation' : 'content'));
  const recorded = await recordChanges(changes);
  expect(recorded).toHaveLength(100);
  expect(new Set(recorded.map(({ liveSet }) => liveSet)).size).toBe(20);
  const started = performance.now();
  await expectReplays(recorded);
  test.info().annotations.push({
    type: 'measured',
    description: `100 replays of 20 live sets in ${Math.round((performance.now() - started) / 1000)} s`,
  });
});

test('[0167] after a restart with other settings, the version of the server is named, and equality is not promised @full', async () => {
  const [before] = await recordPages(['/']);
  await site.stop();
  site = await start({ ANALYTICS: 'on' });
  const at = before?.at ?? '';
  const response = await fetch(site.url + (await replayOf('/', at)));
  expect(response.status).toBe(200);
  const versions = '[0-9a-f]{16}\\.[0-9a-f]{8}';
  expect(response.headers.get('x-replay-equality')).toMatch(
    new RegExp(`^not-promised; server=${versions}; then=${versions}$`),
  );
  const output = await runRegistry({ root: REPOSITORY }, site, ['replay', '/', at]);
  expect(output).toMatch(new RegExp(`another version \\(${versions}\\) than then \\(${versions}\\)`));

  // With the settings of that time it is the same again.
  await site.stop();
  site = await start();
  const again = await fetch(site.url + (await replayOf('/', at)));
  expect(again.headers.get('x-replay-equality')).toBe('promised');
  expect(Buffer.from(await again.arrayBuffer()).equals(before?.bytes ?? Buffer.alloc(0))).toBe(true);
});

/** Starts the site with the data of its last run. */
async function start(settings: Record<string, string> = {}): Promise<Site> {
  const dataDirectory = join(content, 'data');
  // The address of the site is in its pages.
  const env = { SITE_URL: 'http://localhost', ...contentSettings(content), DATA_DIRECTORY: dataDirectory };
  return { ...(await startSite({ env: { ...env, ...settings } })), dataDirectory };
}

/** Makes each change, and records both pages after it. */
async function recordChanges(changes: readonly ('content' | 'activation')[]): Promise<Recorded[]> {
  const run = Date.now();
  const recorded: Recorded[] = [];
  for (const [index, change] of changes.entries()) {
    if (change === 'activation') await activateVariant(`${run} ${index}`);
    else await changeContent(`${run}-${index}`);
    recorded.push(...(await recordPages(PAGES.map(([path]) => path))));
  }
  return recorded;
}

/** Activates a release of mf-press that differs from all others. */
async function activateVariant(comment: string): Promise<void> {
  const path = 'server/index.cjs';
  const variant = changeRelease(release, {
    files: { [path]: `${fileText(release, path)}\n// ${comment}\n` },
  });
  expect((await publish(site.registryUrl, variant)).status).toBeLessThan(300);
  const { status, body } = await activate(site.registryUrl, variant);
  expect(status, JSON.stringify(body)).toBe(200);
  await expect(async () => {
    const { headers } = await fetch(site.url);
    expect(headers.get('x-live-set')).toBe(body.liveSet?.id);
  }).toPass();
}

/** Changes a text of both pages, as an editor does. */
async function changeContent(mark: string): Promise<void> {
  for (const [index, [, file]] of PAGES.entries()) {
    const model = JSON.parse(texts[index] ?? '');
    model.meta.description = `Stand ${mark}`;
    await writeFile(pageFile(file), JSON.stringify(model));
  }
  await loadContent(site, contentSettings(content));
  for (const [path] of PAGES) {
    await expect(async () => {
      expect(await (await fetch(site.url + path)).text()).toContain(`Stand ${mark}`);
    }).toPass();
  }
}

/** Records what visitors get now, when the registry's history has it. */
async function recordPages(paths: readonly string[]): Promise<Recorded[]> {
  const recorded = [];
  for (const path of paths) {
    const { bytes, liveSet } = await visit(path);
    const { revision } = (await (await fetch(`${site.contentApiUrl}/revision`)).json()) as {
      revision: string;
    };
    await expect(async () => {
      const state = (await statesOf(path)).at(-1);
      expect(state).toMatchObject({ liveSet, servers: [expect.any(String)] });
      // Another page may have changed with the revision.
      if (PAGES.some(([each]) => each === path)) expect(state?.revision).toBe(revision);
    }).toPass();
    recorded.push({ path, at: new Date().toISOString(), bytes, liveSet });
  }
  return recorded;
}

/** A page as visitors get it when every block was rendered: only that is cached. */
async function visit(path: string): Promise<{ bytes: Buffer; liveSet: string }> {
  for (;;) {
    const response = await fetch(site.url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    if (response.headers.get('cache-control')?.startsWith('public'))
      return { bytes, liveSet: response.headers.get('x-live-set') ?? '' };
    await delay(200);
  }
}

async function statesOf(path: string): Promise<PageState[]> {
  const query = new URLSearchParams({ path, from: new Date(Date.now() - 60_000).toISOString() });
  const response = await fetch(`${site.registryUrl}/history?${query}`);
  return ((await response.json()) as { states?: PageState[] }).states ?? [];
}

/** Path of the link to a replay. */
async function replayOf(path: string, at: string): Promise<string> {
  const key = await workspaceKey(site.dataDirectory);
  const request = { action: 'replay', parameters: { path, at } };
  const response = await postJson(
    site.registryUrl,
    '/replays',
    await signRequest(site.registryUrl, key, request),
  );
  const body = (await response.json()) as { path: string };
  expect(response.status, JSON.stringify(body)).toBe(200);
  return body.path;
}

async function expectReplays(recorded: readonly Recorded[]): Promise<void> {
  // Otherwise a replay of another state would look right.
  expect(new Set(recorded.map(({ bytes }) => bytes.toString())).size).toBe(recorded.length);
  for (const { path, at, bytes, liveSet } of recorded) {
    const response = await fetch(site.url + (await replayOf(path, at)));
    const replayed = Buffer.from(await response.arrayBuffer());
    expect(response.status, `${path} ${at}`).toBe(200);
    expect(replayed.equals(bytes), `${path} of ${at} is what visitors got`).toBe(true);
    expect(response.headers.get('x-live-set')).toBe(liveSet);
    expect(response.headers.get('x-replay-equality')).toBe('promised');
    expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  }
}

function pageFile(file: string): string {
  return join(content, 'content/pages', file);
}
