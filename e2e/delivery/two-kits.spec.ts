import { expect, type Page, test } from '@playwright/test';
import { problemsOf } from '../site/console-problems.ts';
import { sitemapPaths } from '../site/crawl.ts';
import { type Site, startSite } from '../site/site.ts';
import { startLoad } from '../site/steady-load.ts';
import { copyWorkspace, type Workspace } from '../site/workspace.ts';
import { acceptBothReacts, NEXT_KIT, prepareNextKit } from './next-kit.ts';
import { liveSet, mixedPages, runRegistry, ship } from './shipping.ts';

/* Remotes move from one kit to the next one by one, while the site is used. */

const STABLE_KIT = 'shared-ui';
const REMOTES = [
  'mf-announcements',
  'mf-content-blocks',
  'mf-maps',
  'mf-navigation',
  'mf-press',
  'mf-properties',
];
const REQUESTS_PER_SECOND = 40;

test.describe.configure({ mode: 'serial', timeout: 900_000 });

let workspace: Workspace;
let site: Site;
let paths: string[];

test.beforeAll(async () => {
  test.setTimeout(400_000);
  workspace = await copyWorkspace();
  await acceptBothReacts(workspace, REMOTES);
  await workspace.build();
  site = await startSite({ root: workspace.root, env: { SEARCHES_PER_NETWORK: '100000' } });
  paths = await sitemapPaths(site.url);
});

test.afterAll(async () => {
  await site?.stop();
  await workspace?.remove();
});

test('[0169] a kit with another React goes live beside the stable one, and no page changes @full', async ({
  page,
}) => {
  const before = await contentOf(paths);
  await prepareNextKit(workspace);
  const delivery = await ship(workspace, site, STABLE_KIT);
  expect(delivery.changed).toEqual([NEXT_KIT]);
  expect(delivery.load.failures).toEqual([]);
  expect(await kitsByRemote()).toEqual(Object.fromEntries(REMOTES.map((name) => [name, STABLE_KIT])));
  expect(await contentOf(paths)).toEqual(before);
  await expectAllHydrate(page, 'two kits, all remotes on React 19');
});

test('[0169] one remote on React 18, five on React 19: all pages hydrate with equal ids @full', async ({
  page,
}) => {
  await move('mf-press', NEXT_KIT);
  expect(await statusText()).toContain('mf-press (on shared-ui-18)');
  await expectAllHydrate(page, 'five remotes on React 19, one on 18');
});

test('[0169] [F28] the others move one by one under load, then the old kit is retired @full', async ({
  page,
}) => {
  await expect(runRegistry(workspace, site, ['retire', STABLE_KIT, '--yes'])).rejects.toThrow(
    'remotes run on it: mf-announcements, mf-content-blocks',
  );
  const load = startLoad(site.url, paths, REQUESTS_PER_SECOND);
  const [last = '', ...others] = REMOTES.filter((name) => name !== 'mf-press').reverse();
  for (const remote of others) await move(remote, NEXT_KIT);
  await expectAllHydrate(page, 'one remote on React 19, five on 18');
  await move(last, NEXT_KIT);
  expect(await statusText()).toContain(`no remote needs ${STABLE_KIT} any more`);
  await runRegistry(workspace, site, ['retire', STABLE_KIT, '--yes']);
  const report = await load.stop();

  expect(report.failures).toEqual([]);
  expect(await mixedPages(site, report)).toEqual([]);
  const { releases } = await liveSet(site);
  expect(releases.map(({ name }) => name)).toEqual(['shell', NEXT_KIT, ...REMOTES]);
  await expectAllHydrate(page, 'all remotes on React 18');
});

/** Moves a remote to another kit, without a new release. */
async function move(remote: string, kit: string): Promise<void> {
  const output = await runRegistry(workspace, site, ['activate', remote, '--kit', kit]);
  expect(output).toContain('Two kits are live');
  expect((await kitsByRemote())[remote]).toBe(kit);
  const { id } = await liveSet(site);
  await expect(async () => {
    const response = await fetch(site.url);
    await response.text();
    expect(response.headers.get('x-live-set')).toBe(id);
  }).toPass();
}

async function kitsByRemote(): Promise<Record<string, string | undefined>> {
  const { releases } = (await liveSet(site)) as { releases: { name: string; kit?: string }[] };
  return Object.fromEntries(
    releases.filter(({ name }) => REMOTES.includes(name)).map(({ name, kit }) => [name, kit]),
  );
}

function statusText(): Promise<string> {
  return runRegistry(workspace, site, ['status']);
}

/** What pages say, without the addresses of releases and the ids that React makes. */
async function contentOf(all: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const path of all) {
    const html = await (await fetch(site.url + path)).text();
    texts.push(`${path} ${html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>/gs, '')}`);
  }
  return texts;
}

/** An id or a reference to one, as the component has it and as the document has it. */
interface Difference {
  path: string;
  block: string;
  attribute: string;
  rendered: string;
  document: string | null;
}

/** Hydrates all islands of all pages. The ids that the components make must be those in the server's HTML. */
async function expectAllHydrate(page: Page, state: string): Promise<void> {
  const problems = problemsOf(page);
  const differences: Difference[] = [];
  const weights: { requests: number; bytes: number }[] = [];
  let islands = 0;
  for (const path of paths) {
    await page.goto(site.url + path);
    islands += await page.evaluate(hydrateAll);
    const waiting = page.locator('[data-island]:not([data-island-state="hydrated"])');
    await expect(waiting, path).toHaveCount(0);
    const found = await page.evaluate(differentIds);
    differences.push(...found.map((difference) => ({ path, ...difference })));
    weights.push(await page.evaluate(weightOf));
  }
  expect(differences).toEqual([]);
  expect(problems).toEqual([]);
  expect(islands).toBeGreaterThan(paths.length);
  const total = (name: 'requests' | 'bytes') => weights.reduce((sum, weight) => sum + weight[name], 0);
  const average = `${Math.round(total('bytes') / paths.length / 100) / 10} kB in ${(total('requests') / paths.length).toFixed(1)} requests`;
  test.info().annotations.push({
    type: 'scripts and styles',
    description: `${state}: ${average} for a page with all its ${islands} islands hydrated, on average`,
  });
  console.log(
    `${state}: ${islands} islands on ${paths.length} pages, ${average} of scripts and styles a page`,
  );
}

/** In the page: touches all islands. @returns their number */
function hydrateAll(): number {
  const islands = document.querySelectorAll('[data-island]');
  for (const island of islands) island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  return islands.length;
}

/** In the page: compares ids in the props that React has hydrated with the attributes in the document. */
function differentIds(): Omit<Difference, 'path'>[] {
  const names = {
    id: 'id',
    htmlFor: 'for',
    'aria-controls': 'aria-controls',
    'aria-labelledby': 'aria-labelledby',
    'aria-describedby': 'aria-describedby',
    name: 'name',
  };
  return [...document.querySelectorAll('[data-island] *')].flatMap((element) => {
    const key = Object.keys(element).find((candidate) => candidate.startsWith('__reactProps$'));
    const props = key === undefined ? {} : (Reflect.get(element, key) as Record<string, unknown>);
    return Object.entries(names).flatMap(([prop, attribute]) => {
      const rendered = props[prop];
      const inDocument = element.getAttribute(attribute);
      if (typeof rendered !== 'string' || rendered === inDocument) return [];
      const block = element.closest('[data-block-type]')?.getAttribute('data-block-type') ?? '';
      return [{ block, attribute, rendered, document: inDocument }];
    });
  });
}

/** In the page: its scripts and stylesheets as transferred. */
function weightOf(): { requests: number; bytes: number } {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries.filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
  return { requests: files.length, bytes: files.reduce((sum, file) => sum + file.encodedBodySize, 0) };
}
