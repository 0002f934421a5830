import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeKit, writeRemote } from '../../../test/fixture-releases.ts';
import { SOURCE_RENDERER } from '../../../test/source-renderer.ts';
import { RendererPool, type RendererPoolSettings } from './renderer-pool.ts';
import type { KeyedBlock } from './sent-inputs.ts';

let directory: string;
let pool: RendererPool | undefined;
const problems: Parameters<RendererPoolSettings['onProblem']>[0][] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pool-'));
});
afterAll(() => rm(directory, { recursive: true }));
afterEach(async () => {
  await pool?.close();
  pool = undefined;
  problems.length = 0;
});

async function startPool(change: Partial<RendererPoolSettings> = {}): Promise<RendererPool> {
  pool = await RendererPool.start({
    ...SOURCE_RENDERER,
    groups: [{ kit: await writeKit(directory), remotes: [await writeRemote(directory)] }],
    size: 1,
    spares: 0,
    isCold: true,
    queueLimit: 10,
    startTimeoutMs: 25_000,
    blockTimeoutMs: 10_000,
    batchBudgetMs: 10_000,
    memoryLimitBytes: 384 * 1024 * 1024,
    onProblem: (problem) => problems.push(problem),
    ...change,
  });
  return pool;
}

const block = (type: string, content: Record<string, unknown> = {}, page = {}): KeyedBlock => ({
  key: JSON.stringify([type, content, page]),
  bytes: 100,
  input: { id: type, type, content, page },
});
const text = (html: string) => block('text', { html });
const rendered = (html: string) => ({ kind: 'rendered', html: Buffer.from(html), ms: expect.any(Number) });

describe('RendererPool', () => {
  it('without cached fragments, takes pages when all active renderers are ready', async () => {
    const { render, pool } = await start({ size: 2 });
    expect(pool.size).toBe(2);
    await expect(Promise.all(render([text('cold')], 10_000))).resolves.toEqual([rendered('<p>cold</p>')]);
  });

  it('[TR4] takes pages when its first renderer is ready, and then starts the others', async () => {
    const { render, pool } = await start({ size: 2, isCold: false });
    expect(pool.size).toBe(1);
    await expect(Promise.all(render([text('first')], 10_000))).resolves.toEqual([rendered('<p>first</p>')]);
    await waitUntil(() => pool.size === 2);
  });

  it('renders the blocks of a page', async () => {
    const { render } = await start();
    const page = { path: '/presse' };
    const outcomes = render([text('<b>Hallo</b>'), block('head', { label: 'Menü' }, page)], 10_000);
    await expect(Promise.all(outcomes)).resolves.toEqual([
      rendered('<p><b>Hallo</b></p>'),
      rendered('<nav>Menü /presse</nav>'),
    ]);
  });

  it('[SE4] rejects invalid content without rendering it, even when it is sent again', async () => {
    const { render } = await start();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(Promise.all(render([block('text', { html: 1 }), text('a')], 10_000))).resolves.toEqual([
        { kind: 'invalid', reason: '/html must be string' },
        rendered('<p>a</p>'),
      ]);
    }
  });

  it('renders inputs that it has received before, of any length', async () => {
    const { render } = await start();
    const long = 'Bäume '.repeat(100_000);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const outcomes = await Promise.all(render([text('a'), text(long), text('')], 10_000));
      const html = outcomes.map((outcome) => outcome.kind === 'rendered' && outcome.html.toString());
      expect(html).toEqual(['<p>a</p>', `<p>${long}</p>`, '<p></p>']);
    }
  });

  it('[F7] reports the block that throws and renders the others', async () => {
    const { render } = await start();
    await expect(Promise.all(render([text('a'), block('thrower'), text('b')], 10_000))).resolves.toEqual([
      rendered('<p>a</p>'),
      { kind: 'failed', cause: 'threw', reason: 'boom' },
      rendered('<p>b</p>'),
    ]);
    expect(problems).toEqual([]);
  });

  it('keeps nothing of a batch that is not public, neither in a remote nor in the kit', async () => {
    const { render } = await start();
    const form = (value?: string) => block('form', value === undefined ? {} : { value });
    const outcomeOf = async (isPublic: boolean, ...blocks: KeyedBlock[]) =>
      (await Promise.all(render(blocks, 10_000, { isPublic }))).map((outcome) =>
        outcome.kind === 'rendered' ? outcome.html.toString() : outcome.kind,
      );
    const empty = '<form>  0</form>';
    expect(await outcomeOf(false, form('Erika'))).toEqual(['<form>Erika Erika 0</form>']);
    expect(await outcomeOf(false, block('draft-thrower', { value: 'Erika' }), form())).toEqual([
      'failed',
      empty,
    ]);
    expect(await outcomeOf(false, form())).toEqual([empty]);
    expect(await outcomeOf(true, form())).toEqual([empty]);
    const shared = '<form>Angebote Angebote 0</form>';
    expect(await outcomeOf(true, form('Angebote'), form())).toEqual([shared, shared]);
    expect(await outcomeOf(false, form())).toEqual([empty]);
    // 16 MB each: together more than a renderer may use.
    for (let page = 0; page < 30; page += 1) {
      expect(await outcomeOf(false, block('hoarder'))).toEqual(['<p>1</p>']);
    }
  });

  it('[F8] kills a renderer that loops, renders the remaining blocks in another one, and replaces it', async () => {
    const { render, pool } = await start({ size: 2, blockTimeoutMs: 500 });
    const looping = Promise.all(render([text('a'), block('loop'), text('b')], 10_000));
    const other = Promise.all(render([text('c')], 10_000));

    await expect(Promise.race([other, looping])).resolves.toEqual([rendered('<p>c</p>')]);
    await expect(looping).resolves.toEqual([
      rendered('<p>a</p>'),
      { kind: 'failed', cause: 'late', reason: 'it did not return in time' },
      rendered('<p>b</p>'),
    ]);
    expect(problems).toEqual([{ end: 'late' }]);
    await waitUntil(() => pool.size === 2);
    await expect(Promise.all(render([text('d')], 10_000))).resolves.toEqual([rendered('<p>d</p>')]);
  });

  it('[F8] continues immediately with a spare renderer, before another renderer starts', async () => {
    const { render, pool } = await start({ spares: 1 });
    await waitUntil(() => pool.size === 2);
    // From now on, no renderer can start.
    await rm(join(directory, 'mf-fixture/1.0.0-0000000001/server/index.cjs'));
    await expect(Promise.all(render([block('dies'), text('a')], 10_000))).resolves.toEqual([
      expect.objectContaining({ kind: 'failed', cause: 'crashed' }),
      rendered('<p>a</p>'),
    ]);
    await writeRemote(directory);
    await waitUntil(() => pool.size === 2);
  });

  it.each([
    ['heap', 'heap'],
    ['buffers @full', 'buffers'],
  ])('[F9] kills a renderer that exhausts the memory (%s)', async (_, type) => {
    const { render } = await start({ blockTimeoutMs: 20_000 });
    await expect(Promise.all(render([block(type), text('a')], 30_000))).resolves.toEqual([
      { kind: 'failed', cause: 'memory', reason: 'it used too much memory' },
      rendered('<p>a</p>'),
    ]);
  });

  it('attributes a crash to the block that caused it', async () => {
    const { render } = await start();
    await expect(Promise.all(render([block('dies'), text('a')], 10_000))).resolves.toMatchObject([
      { kind: 'failed', cause: 'crashed' },
      rendered('<p>a</p>'),
    ]);
  });

  it('skips blocks that it cannot start in time', async () => {
    const { render } = await start({ batchBudgetMs: 100, queueLimit: 1 });
    const slow = render([block('slow', { ms: 200 }), text('late')], 10_000);
    const waiting = render([text('queued')], 50);
    const tooMany = render([text('a')], 10_000);
    await expect(Promise.all([...slow, ...waiting, ...tooMany])).resolves.toEqual([
      rendered('<p>slow</p>'),
      { kind: 'skipped' },
      { kind: 'skipped' },
      { kind: 'skipped' },
    ]);
  });

  it('[GA8] renders background batches one at a time, behind those of visitors', async () => {
    const { render } = await start({ size: 2 });
    const done: string[] = [];
    const batch = async (name: string, ms: number, isBackground = false) => {
      await Promise.all(render([block('slow', { ms })], 10_000, { isBackground }));
      done.push(name);
    };
    const checks = [batch('check 1', 400, true), batch('check 2', 1, true)];
    const pages = [1, 2, 3].map((page) => batch(`page ${page}`, 20));
    await Promise.all([...checks, ...pages]);
    expect(done).toEqual(['page 1', 'page 2', 'page 3', 'check 1', 'check 2']);
  });

  it('does not start with a release that cannot be evaluated', async () => {
    const broken = await writeRemote(directory, {
      version: '1.0.0-0000000002',
      files: { 'server/index.cjs': `require('left-pad')` },
      manifest: (manifest) => Object.assign(manifest, { entries: {}, blocks: [] }),
    });
    const groups = [{ kit: await writeKit(directory), remotes: [broken] }];
    await expect(startPool({ groups })).rejects.toMatchObject({
      code: 'RELEASE_KIT_MODULE_MISSING',
    });
  });

  it('retries with growing delays when a replacement does not start', async () => {
    const { render, pool } = await start();
    await rm(join(directory, 'mf-fixture/1.0.0-0000000001/server/index.cjs'));
    render([block('dies')], 10_000);
    await waitUntil(() => problems.length === 3);
    expect(problems).toMatchObject([{ end: 'crashed' }, { retryIn: 100 }, { retryIn: 200 }]);
    await expect(Promise.all(render([text('a')], 50))).resolves.toEqual([{ kind: 'skipped' }]);

    await writeRemote(directory);
    await waitUntil(() => pool.size === 1);
    await expect(Promise.all(render([text('a')], 10_000))).resolves.toEqual([rendered('<p>a</p>')]);
  });
});

async function start(change: Partial<RendererPoolSettings> = {}) {
  const pool = await startPool(change);
  return { pool, render: pool.render.bind(pool) };
}

async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
}
