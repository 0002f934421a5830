import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { watchMachine } from '../site/machine.ts';
import { activateAccepted, fetchLiveSetId, publish, type Release, withServerCode } from './stage/releases.ts';
import { type StageServer, startRegistry, startShell, trialRelease } from './stage/stage.ts';

/** Time within which a page is complete, even with hanging blocks. */
const PAGE_DEADLINE_MS = 800;
/** Added to time limits, because the machine may be busy. */
const SLACK_MS = 700;
/** Two active renderers and a spare. */
const RENDERERS = 3;
/** Generous, because a busy machine takes a long time to start a renderer. */
const REPLACEMENT_TIMEOUT_MS = 20_000;

let shell: StageServer;
let good: Release;
test.beforeAll(async () => {
  good = await trialRelease();
});

/** Fetches a page as a visitor would. @returns the response and its time in milliseconds */
async function fetchPage(path: string) {
  const startedAt = performance.now();
  const response = await fetch(shell.url + path);
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, ms: performance.now() - startedAt };
}
type Page = Awaited<ReturnType<typeof fetchPage>>;

/** Expects that the rest of the page works: the navigation, the link to the imprint, and the neighbouring blocks. */
function expectRestIntact({ status, body }: Page): void {
  expect(status).toBe(200);
  expect(body).toContain('<p>Vor dem Block.</p>');
  expect(body).toContain('<p>Nach dem Block.</p>');
  expect(body).toMatch(/data-block-type="site-header"[^>]*data-release="mf-navigation@/);
  expect(body).toMatch(/<a[^>]* href="\/impressum"/);
}

const loggedCodes = async (...codes: string[]) =>
  (await shell.codes()).filter((code) => codes.includes(code));

test.describe('[F7] a block that throws while rendering', () => {
  let registry: StageServer;
  test.beforeAll(async () => {
    registry = await startRegistry();
    shell = await startShell({ registryUrl: registry.url });
  });
  test.afterAll(async () => {
    await shell?.end();
    await registry?.end();
  });

  test('is omitted, logged with its owner, and switched off after three failures', async () => {
    for (let request = 0; request < 5; request += 1) {
      const page = await fetchPage('/wirft');
      expectRestIntact(page);
      expect(page.body).not.toContain('data-block="probe"');
      expect(page.headers.get('cache-control')).toBe('no-store, no-transform');
    }
    expect(await loggedCodes('BLOCK_RENDER_FAILED', 'BLOCK_CIRCUIT_OPEN')).toEqual([
      'BLOCK_RENDER_FAILED',
      'BLOCK_RENDER_FAILED',
      'BLOCK_RENDER_FAILED',
      'BLOCK_CIRCUIT_OPEN',
    ]);
    const messages = (await shell.log()).map(({ msg }) => msg).join('\n');
    expect(messages).toContain(`Block probe (trial) of mf-trial@${good.manifest.version}: the trial throws.`);
  });

  test('is replaced by its static fallback if it has never rendered', async () => {
    const page = await fetchPage('/nachricht');
    expectRestIntact(page);
    expect(page.body).toMatch(
      /data-block="probe"[^>]*data-fallback="static"><p>Die Nachricht fehlt gerade\.<\/p>/,
    );
  });

  test('keeps its last good HTML when a new release throws although the release’s examples render @full', async () => {
    const before = await fetchPage('/formular');
    expect(before.body).toContain('<p>Formular</p>');
    const broken = withServerCode(
      good,
      `const { blocks } = module.exports;
       const form = blocks['trial-form'];
       const component = (props) => {
         if (props.content.text === 'Formular') throw new Error('boom');
         return form.component(props);
       };
       module.exports = { blocks: { ...blocks, 'trial-form': { ...form, component } } };`,
    );
    expect((await publish(registry.url, broken)).status).toBe(201);
    expect(await activateAccepted(registry.url, broken)).toMatchObject({ status: 200 });
    const liveSet = await fetchLiveSetId(registry.url);
    await expect.poll(async () => (await fetchPage('/ziel')).headers.get('x-live-set')).toBe(liveSet);

    const after = await fetchPage('/formular');
    expectRestIntact(after);
    expect(after.body).toContain(
      `data-release="mf-trial@${good.manifest.version}" data-fallback="last-good"><section><p>Formular</p>`,
    );
    // The new release does not hydrate the old HTML, whose form works without JavaScript.
    expect(after.body).toContain('<form action="/ziel" method="get">');
    expect(after.body).not.toMatch(/data-block="probe"[^>]*data-island/);
  });
});

test.describe('a block that never returns', () => {
  // Serial, because the three faults together open the circuit.
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    shell = await startShell();
  });
  test.afterAll(() => shell?.end());
  test.beforeEach(() => expect.poll(readyRenderers, { timeout: REPLACEMENT_TIMEOUT_MS }).toBe(RENDERERS));

  for (const [fault, path, code] of [
    ['[F8] because it loops', '/schleife', /LATE/],
    // Whether time or memory runs out first depends on the machine.
    ['[F9] because it allocates 500 MB of heap', '/heap', /LATE|FAILED/],
    ['[F9] because it allocates 500 MB of Buffers', '/buffers', /LATE|FAILED/],
  ] as const) {
    test(`${fault}, is the only missing block, and its renderer is killed and replaced`, async () => {
      const renderers = await renderersOf(shell);
      expect(renderers).toHaveLength(RENDERERS);
      const earlierCodes = await loggedCodes('BLOCK_RENDER_LATE', 'BLOCK_RENDER_FAILED');

      const machine = watchMachine();
      const failing = fetchPage(path);
      const others = await Promise.all([fetchPage('/heil'), fetchPage('/ziel')]);
      const page = await failing;
      expect(page.body).not.toContain('data-block="probe"');
      const limit = Math.max(PAGE_DEADLINE_MS + SLACK_MS, machine.limit(PAGE_DEADLINE_MS));
      for (const each of [page, ...others]) {
        expectRestIntact(each);
        expect(each.ms).toBeLessThan(limit);
      }

      const codes = await loggedCodes('BLOCK_RENDER_LATE', 'BLOCK_RENDER_FAILED');
      expect(codes.slice(earlierCodes.length)).toEqual([expect.stringMatching(code)]);
      await expect.poll(readyRenderers, { timeout: REPLACEMENT_TIMEOUT_MS }).toBe(RENDERERS);
      const survivors = (await renderersOf(shell)).filter((id) => renderers.includes(id));
      expect(survivors).toHaveLength(RENDERERS - 1);
    });
  }

  test('[F8] is switched off after three failures, and no other renderer is killed', async () => {
    expect(await loggedCodes('BLOCK_CIRCUIT_OPEN')).toEqual(['BLOCK_CIRCUIT_OPEN']);
    const renderers = await renderersOf(shell);
    for (let request = 0; request < 3; request += 1) {
      const page = await fetchPage('/schleife');
      expectRestIntact(page);
      expect(page.body).not.toContain('data-block="probe"');
    }
    expect(await renderersOf(shell)).toEqual(renderers);
  });
});

async function readyRenderers(): Promise<number> {
  const response = await fetch(`${shell.url}/readyz`);
  return ((await response.json()) as { renderers: number }).renderers;
}

/** Process ids of a shell's renderers: its child processes named `node`, which excludes the watchdogs. */
async function renderersOf({ processId }: StageServer): Promise<number[]> {
  const list = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8');
  const ids = list.trim().split(' ').filter(Boolean).map(Number);
  const names = await Promise.all(ids.map((id) => readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')));
  // In a namespace by bubblewrap, the child is bubblewrap and the renderer its descendant.
  return ids.filter((_, index) => ['node', 'bwrap'].includes(names[index]?.trim() ?? ''));
}
