import { readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeRemote } from '../../test/fixture-releases.ts';
import { blockOf } from '../../test/stand-ins.ts';
import { TestShell } from '../../test/test-shell.ts';

/** The length of an input for which an exponential-time pattern takes minutes. */
const INPUT_LENGTH = Number(process.env.SLOW ?? 40);

let shell: TestShell;
beforeEach(async () => {
  shell = await TestShell.prepare();
});
afterEach(() => shell.end());

const text = (id: string, html: string) => blockOf(id, 'text', { html });

describe('a failing block', () => {
  it('[F7] is left out, logged with its release, and no longer rendered after three failures', async () => {
    shell.content.put({ path: '/', regions: { main: [blockOf('a', 'thrower'), text('b', 'da')] } });
    await shell.startReady();
    for (let request = 0; request < 5; request += 1) {
      const { status, body, headers } = await shell.get('/');
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store, no-transform');
      expect(body).toContain('<p>da</p>');
      expect(body).not.toContain('data-block="a"');
    }
    expect(shell.codes()).toEqual([...Array(3).fill('BLOCK_RENDER_FAILED'), 'BLOCK_CIRCUIT_OPEN']);
    expect(JSON.stringify(shell.log)).toContain('Block a (thrower) of mf-fixture@1.0.0-0000000001: boom.');
  });

  it('[F8] delays no other page if it never returns, and is the only block missing from its page @full', async () => {
    shell.content.put({
      path: '/schleife',
      regions: { main: [text('a', 'vor'), blockOf('b', 'loop'), text('c', 'nach')] },
    });
    shell.content.put({ path: '/andere', regions: { main: [text('a', 'andere')] } });
    await shell.startReady();
    const looping = shell.get('/schleife');
    const others = await Promise.all(Array.from({ length: 10 }, () => shell.get('/andere')));
    // A page that missed its deadline would lack the block.
    for (const { status, body } of others)
      expect([status, body.includes('<p>andere</p>')]).toEqual([200, true]);
    const { status, body } = await looping;
    expect(status).toBe(200);
    expect(body).toContain('<p>vor</p>');
    expect(shell.codes()).toEqual(['BLOCK_RENDER_LATE']);
    // On a busy machine, the first response may lack the last block.
    await shell.waitUntil(async () => (await shell.get('/schleife')).body.includes('<p>nach</p>'));
  });

  it('[SE4] [F47] affects neither other blocks nor the main process if its schema has a slow pattern', async () => {
    const slow = blockOf('b', 'slow-pattern', { word: `${'a'.repeat(INPUT_LENGTH)}!` });
    const quick = blockOf('c', 'slow-pattern', { word: 'aaa' });
    shell.content.put({ path: '/langsam', regions: { main: [text('a', 'vor'), slow] } });
    shell.content.put({ path: '/andere', regions: { main: [text('a', 'andere'), quick] } });
    await shell.startReady();
    const checking = shell.get('/langsam');
    const others = await Promise.all(Array.from({ length: 10 }, () => shell.get('/andere')));
    for (const { status, body } of others) expect([status, body.includes('<p>aaa</p>')]).toEqual([200, true]);
    const { status, body } = await checking;
    expect([status, body.includes('<p>vor</p>'), body.includes('data-block="b"')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(shell.codes()).toEqual(['BLOCK_RENDER_LATE']);
  });

  it.each(['heap', 'buffers'])(
    '[F9] affects no other block if it exhausts the memory (%s) @full',
    async (type) => {
      shell.content.put({ path: '/', regions: { main: [blockOf('a', type), text('b', 'da')] } });
      await shell.startReady();
      const { status, body } = await shell.get('/');
      expect([status, body.includes('<p>da</p>')]).toEqual([200, true]);
      await shell.waitUntil(() => shell.log.some(({ code, end }) => code === 'RENDERER_EXHAUSTED' || end));
      // Two active renderers and a spare again: the one that ended has been replaced.
      await shell.waitUntil(async () => JSON.parse((await shell.get('/readyz')).body).renderers === 3);
    },
  );

  it('falls back to its last HTML, with the stylesheets of the old release and without hydration @full', async () => {
    const header = [blockOf('kopf', 'head', { label: 'Menü' })];
    shell.content.put({ path: '/', regions: { header, main: [text('a', 'heil')] } });
    shell.content.put({ path: '/andere', regions: { header, main: [] } });
    await shell.startReady();
    await shell.get('/');
    const broken = await shell.activate(
      await writeRemote(shell.releases, {
        version: '1.0.0-0000000002',
        files: {
          'server/index.cjs': `const component = () => { throw new Error('boom'); };
            exports.blocks = new Proxy({}, { ownKeys: () => ['text', 'head'],
              getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
              get: (_, type) => ({ type, component }) });`,
          'browser/text.css': '/* new */',
        },
        manifest: (manifest) => {
          manifest.blocks = manifest.blocks.filter(({ type }) => ['text', 'head'].includes(type));
        },
      }),
    );
    await shell.waitUntil(async () => (await shell.get('/')).headers['x-live-set'] === broken);

    const { body } = await shell.get('/');
    expect(body).toContain(
      'data-release="mf-fixture@1.0.0-0000000001" data-fallback="last-good"><p>heil</p>',
    );
    expect(body).toContain('/assets/mf-fixture/1.0.0-0000000001/text.css');
    // The navigation never disappears, even from a page that no one has visited yet.
    expect((await shell.get('/andere')).body).toContain('data-fallback="last-good"><nav>Menü /</nav>');
  });

  it('falls back to its static HTML if it has never been rendered, and may still start in the browser', async () => {
    const bundle = `const component = () => { throw new Error('boom'); };
      exports.blocks = { head: { component }, island: { component } };`;
    const remote = await writeRemote(shell.releases, {
      files: {
        'server/index.cjs': bundle,
      },
      manifest: (manifest) => {
        manifest.blocks = manifest.blocks.filter(({ type }) => ['island', 'head'].includes(type));
      },
    });
    await shell.activate(remote);
    shell.content.put({
      path: '/',
      regions: { header: [blockOf('a', 'head')], main: [blockOf('b', 'island')] },
    });
    await shell.startReady();
    const { body } = await shell.get('/');
    expect(body).toContain('data-fallback="static"><nav>Navigation</nav>');
    expect(body).toMatch(/<div data-block="b"[^>]*data-island="interaction"><\/div>/);
    expect(body).toContain('"missing":true');
  });
});

describe('the registry', () => {
  it('[F14] [F15] may be down at startup, because the shell reads the last good live set from disk', async () => {
    shell.content.put({ path: '/', regions: { main: [text('a', 'da')] } });
    await shell.startReady();
    await shell.stopShell();
    await shell.registry.stop();
    await shell.startReady();
    expect((await shell.get('/')).headers['x-live-set']).toBe('1-00000001');
    await shell.waitUntil(() => shell.codes().includes('REGISTRY_UNAVAILABLE'));
  });

  it('does not delay a restart of the shell, which listens as soon as it can serve pages @full', async () => {
    shell.content.put({ path: '/', regions: { main: [text('a', 'da')] } });
    await shell.startReady();
    await shell.stopShell();
    const port = await freePort();
    const statuses: number[] = [];
    let isStarted = false;
    const starting = shell.start({ PORT: String(port) }).then(() => {
      isStarted = true;
    });
    while (!isStarted) {
      await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then(
        ({ status }) => statuses.push(status),
        () => sleep(1),
      );
    }
    await starting;
    statuses.push((await shell.get('/')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('[F15] is not needed to fall back to an earlier live set if the last one is damaged on disk @full', async () => {
    await shell.startReady();
    const next = await shell.activate(
      await writeRemote(shell.releases, { version: '1.0.0-0000000002', sequence: 2 }),
    );
    await shell.waitUntil(async () => JSON.parse((await shell.get('/readyz')).body).liveSet === next);
    await shell.stopShell();
    await shell.registry.stop();
    const copy = join(shell.data, 'shell/releases/mf-fixture/1.0.0-0000000002');
    await writeFile(join(copy, 'browser/text.css'), '@layer evil {}');
    await shell.startReady();
    expect(JSON.parse((await shell.get('/readyz')).body).liveSet).toBe('1-00000001');
    expect(shell.codes()).toContain('RELEASE_HASH_MISMATCH');
  });

  it('may become available after the shell has started @full', async () => {
    await shell.registry.stop();
    shell.content.put({ path: '/', regions: { main: [text('a', 'da')] } });
    await shell.start();
    const { status, body, headers } = await shell.get('/');
    expect([status, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toContain('Wir sind gleich wieder für Sie da');
    expect((await shell.get('/readyz')).status).toBe(503);
    await shell.registry.open();
    await shell.waitUntil(async () => (await shell.get('/')).status === 200);
  });

  it.each([
    [
      'is corrupt',
      'RELEASE_HASH_MISMATCH',
      async (directory: string) => writeFile(join(directory, 'browser/text.css'), 'evil'),
    ],
    [
      'lacks a file @full',
      'REGISTRY_UNAVAILABLE',
      async (directory: string) => rm(join(directory, 'browser/text.css')),
    ],
    [
      'has a different manifest @full',
      'RELEASE_HASH_MISMATCH',
      async (directory: string) => {
        const { readFile } = await import('node:fs/promises');
        const path = join(directory, 'manifest.json');
        await writeFile(path, (await readFile(path, 'utf8')).replace('"sequence":2', '"sequence":3'));
      },
    ],
  ])('[F4] cannot replace the live set with one whose release %s', async (_case, code, damage) => {
    shell.content.put({ path: '/', regions: { main: [text('a', 'da')] } });
    await shell.startReady();
    const release = await writeRemote(shell.releases, { version: '1.0.0-0000000002', sequence: 2 });
    await damage(release.directory);
    await shell.activate(release);
    await shell.waitUntil(() => shell.codes().includes(code));
    expect((await shell.get('/')).headers['x-live-set']).toBe('1-00000001');
    await expect(readdir(join(shell.data, 'shell/releases/mf-fixture'))).resolves.toEqual([
      '1.0.0-0000000001',
    ]);
  });

  it('[F6] cannot replace the live set with one whose release cannot be evaluated', async () => {
    await shell.startReady();
    const files = { 'server/index.cjs': 'throw new Error("boom")' };
    await shell.activate(await writeRemote(shell.releases, { version: '1.0.0-0000000002', files }));
    await shell.waitUntil(() => shell.codes().includes('RELEASE_EVALUATION_FAILED'));
    expect(JSON.parse((await shell.get('/readyz')).body).liveSet).toBe('1-00000001');
  });

  it('[F27] [F28] [F29] switches live sets under load without failed or mixed pages, and old chunks remain available @full', async () => {
    shell.content.put({
      path: '/',
      regions: { main: [text('a', 'da'), blockOf('b', 'island', { label: 'x' })] },
    });
    await shell.startReady();
    const responses: { status: number; releases: Set<string> }[] = [];
    let loading = true;
    const load = Promise.all(
      [1, 2, 3].map(async () => {
        while (loading) {
          const { status, headers, body } = await shell.get('/');
          const versions = body.match(/mf-fixture\/1\.0\.0-[0-9a-f]{10}/g) ?? [];
          responses.push({ status, releases: new Set([String(headers['x-live-set']), ...versions]) });
          await sleep(5);
        }
      }),
    );
    for (let version = 2; version <= 4; version += 1) {
      const remote = await writeRemote(shell.releases, {
        version: `1.0.0-000000000${version}`,
        sequence: version,
        files: { 'browser/text.css': `/* ${version} */` },
      });
      const id = await shell.activate(remote);
      await shell.waitUntil(async () => JSON.parse((await shell.get('/readyz')).body).liveSet === id);
    }
    loading = false;
    await load;
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    // Each page has exactly one live set and one version of the remote.
    expect(responses.filter(({ releases }) => releases.size !== 2)).toEqual([]);
    expect(new Set(responses.flatMap(({ releases }) => [...releases])).size).toBeGreaterThanOrEqual(6);
    expect((await shell.get('/assets/mf-fixture/1.0.0-0000000001/text.css')).status).toBe(200);
  });
});

describe('the content API', () => {
  it('[F16] [F17] does not affect cached pages while it fails, hangs or returns invalid responses @full', async () => {
    shell.content.put({ path: '/', title: 'Bekannt' });
    await shell.startReady();
    await shell.get('/');
    for (const health of ['fails', 'hangs', 'is-invalid'] as const) {
      shell.content.health = health;
      // The shell treats its content as outdated a few seconds after the last valid response.
      await sleep(5500);
      const responses = await Promise.all(Array.from({ length: 5 }, () => shell.get('/')));
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    }
    await shell.content.stop();
    expect((await shell.get('/')).body).toContain('Bekannt');
  });

  it.each(['fails', 'hangs', 'is-invalid'] as const)(
    'causes a 503 for a page that is not cached while its health is "%s" @full',
    async (health) => {
      shell.content.put({ path: '/', title: 'Unbekannt' });
      await shell.startReady();
      shell.content.health = health;
      const { status, headers, body } = await shell.get('/');
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
      expect(body).toContain('Wir sind gleich wieder für Sie da');
      expect(body).not.toContain('no page');
      shell.content.health = 'up';
      expect((await shell.get('/')).status).toBe(200);
    },
  );
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
