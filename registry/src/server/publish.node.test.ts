import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { integrityOf } from '@stadtraum/federation-kit/release-files';
import { UPLOAD_LIMITS } from '../publish/upload-limits.ts';
import { type FixtureRelease, makeRelease, makeRemote } from '../testing/fixture-releases.ts';
import { formOf } from '../testing/signed-client.ts';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

let registry: TestRegistry;
beforeEach(async () => {
  registry = await startTestRegistry();
});
afterEach(() => registry.remove());

const press = makeRemote('mf-press');

function alteredPress(alter: (release: FixtureRelease) => unknown): FixtureRelease {
  const copy = structuredClone(press);
  alter(copy);
  return copy;
}

/** Names of stored files of releases and uploads. */
async function storedFiles(): Promise<string[]> {
  const folders = ['releases', 'staging', 'publications'].map((folder) => join(registry.directory, folder));
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])),
  );
  return entries.flat().flatMap((entry) => (entry.isFile() ? [entry.name] : []));
}

async function expectNothingStored(): Promise<void> {
  expect(await storedFiles()).toEqual([]);
  expect((await registry.request<unknown[]>('/releases')).body).toEqual([]);
}

function pathOf({ manifest: { name, version } }: FixtureRelease, file: string): string {
  return join(registry.directory, 'releases', name, version, file);
}

describe('POST /releases', () => {
  it('stores a release and returns it byte for byte', async () => {
    const { name, version } = press.manifest;
    expect(await registry.publish(press)).toEqual({ status: 201, body: { name, version, sequence: 1 } });

    const { body } = await registry.request<ReleaseManifest>(`/releases/${name}/${version}/manifest.json`);
    expect(body).toEqual({ ...press.manifest, sequence: 1 });
    for (const [path, content] of Object.entries(press.files)) {
      const response = await fetch(`${registry.url}/releases/${name}/${version}/files/${path}`);
      expect(await response.text()).toBe(content);
      expect(response.headers.get('cache-control')).toMatch(/immutable/);
    }
    const [listed] = (await registry.request<PublishedRelease[]>('/releases')).body;
    expect(listed).toMatchObject({ name, version, kind: 'remote', sequence: 1, blocks: ['press'] });
  });

  it('accepts plain fields as files, as a simple client may send them', async () => {
    const form = new FormData();
    form.append('request', JSON.stringify(await registry.signPublish(press)));
    form.append('manifest', JSON.stringify(press.manifest));
    for (const [path, content] of Object.entries(press.files)) form.append(path, new Blob([content]), 'x');
    const response = await fetch(`${registry.url}/releases`, { method: 'POST', body: form });
    expect(response.status).toBe(201);
  });

  it('numbers the releases of each name, even across a restart', async () => {
    await registry.publish(press);
    await registry.publish(makeRemote('mf-other'));
    await registry.close();
    registry = await startTestRegistry({ directory: registry.dataDirectory });
    const second = await registry.publish(makeRemote('mf-press', { component: 'return 2' }));
    expect(second.body.sequence).toBe(2);
  });

  it('responds with 200 to the same bytes and with 409 to different ones', async () => {
    await registry.publish(press);
    const second = await registry.publish(press);
    expect(second).toMatchObject({ status: 200, body: { sequence: 1 } });

    const other = { ...makeRemote('mf-press', { component: 'return 2' }) };
    other.manifest = { ...other.manifest, version: press.manifest.version };
    const conflict = await registry.publish(other);
    expect(conflict).toMatchObject({ status: 409, body: { code: 'RELEASE_CONFLICT' } });
    expect(await readFile(pathOf(press, 'server/index.cjs'), 'utf8')).toBe(press.files['server/index.cjs']);
  });

  it('stores a release only once if it is uploaded three times simultaneously', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => registry.publish(press)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
  });

  it('repairs a damaged stored release', async () => {
    await registry.publish(press);
    await truncate(pathOf(press, 'server/index.cjs'), 5);
    expect(await registry.publish(press)).toMatchObject({ status: 200, body: { sequence: 1 } });
    expect(await readFile(pathOf(press, 'server/index.cjs'), 'utf8')).toBe(press.files['server/index.cjs']);
  });

  const huge = integrityOf('');
  it.each<[string, number, string, FixtureRelease]>([
    [
      '[F1] [F2] [F3] a file that is missing',
      422,
      'RELEASE_INCOMPLETE',
      alteredPress(({ files }) => delete files['server/index.cjs']),
    ],
    [
      '[F4] a changed byte',
      422,
      'RELEASE_HASH_MISMATCH',
      alteredPress(({ files }) => {
        files['browser/style.css'] = String(files['browser/style.css']).replace('teal', 'pink');
      }),
    ],
    [
      'a file that is longer than declared',
      422,
      'RELEASE_HASH_MISMATCH',
      alteredPress(({ files }) => {
        files['browser/style.css'] += ' ';
      }),
    ],
    [
      'a file that is not listed',
      422,
      'RELEASE_MANIFEST_INVALID',
      alteredPress(({ files }) => {
        files['browser/more.js'] = '';
      }),
    ],
    [
      '[F10] another contract',
      422,
      'RELEASE_CONTRACT_MISMATCH',
      alteredPress(({ manifest }) => {
        manifest.contract = 2;
      }),
    ],
    [
      '[F12] a stylesheet that is not among the files',
      422,
      'RELEASE_ASSET_MISSING',
      makeRemote('mf-press', { stylesheets: ['browser/gone.css'] }),
    ],
    [
      'an invalid manifest',
      422,
      'RELEASE_MANIFEST_INVALID',
      alteredPress(({ manifest }) => Object.assign(manifest, { kind: 'other' })),
    ],
    [
      '[F36] a name that leaves the directory',
      400,
      'REQUEST_REJECTED',
      alteredPress(({ manifest }) => Object.assign(manifest, { name: '../mf-press' })),
    ],
    ...[
      '../evil.js',
      '/etc/evil.js',
      'a/../../evil.js',
      '.hidden.js',
      'a\\..\\evil.js',
      'evil.sh',
      'a//b.js',
    ].map((path): [string, number, string, FixtureRelease] => [
      `the path ${path}`,
      422,
      'RELEASE_MANIFEST_INVALID',
      makeRelease({ files: { [path]: '' } }),
    ]),
    [
      'a file with the path of the manifest',
      422,
      'RELEASE_MANIFEST_INVALID',
      makeRelease({ files: { 'manifest.json': '{}' } }),
    ],
    [
      'a file with the path of a folder',
      422,
      'RELEASE_MANIFEST_INVALID',
      makeRelease({ files: { 'a.js': '', 'a.js/b.js': '' } }),
    ],
    [
      '[SE4] [F47] a slow pattern in a block schema',
      422,
      'RELEASE_PATTERN_SLOW',
      makeRemote('mf-press', { text: { pattern: '^(a+)+$' } }),
    ],
    [
      '[SE4] a block without an example',
      422,
      'RELEASE_MANIFEST_INVALID',
      alteredPress(({ manifest }) => delete manifest.examples),
    ],
    [
      'a file that is too large',
      413,
      'RELEASE_TOO_LARGE',
      alteredPress(({ manifest }) => {
        manifest.files['browser/style.css'] = { integrity: huge, bytes: UPLOAD_LIMITS.fileBytes + 1 };
      }),
    ],
    [
      'a release that is too large',
      413,
      'RELEASE_TOO_LARGE',
      alteredPress(({ manifest }) => {
        for (let i = 0; i < 6; i++) {
          manifest.files[`a${i}.js`] = { integrity: huge, bytes: UPLOAD_LIMITS.fileBytes };
        }
      }),
    ],
  ])('rejects %s with %i %s and stores nothing', async (_name, status, code, release) => {
    const response = await registry.publish(release);
    expect(response).toMatchObject({
      status,
      body: { code, message: expect.any(String), remedy: expect.any(String) },
    });
    await expectNothingStored();
  });

  it('rejects an overlong file without storing it, and reports the reason to the client', async () => {
    const release = alteredPress(({ files }) => {
      files['browser/style.css'] = Buffer.alloc(30_000_000, 'x');
    });
    const response = await registry.publish(release);
    expect(response).toMatchObject({ status: 422, body: { code: 'RELEASE_HASH_MISMATCH' } });
    await expectNothingStored();
  });

  it('rejects a body that is not multipart, is not signed or has no manifest', async () => {
    const unsigned = new FormData();
    unsigned.append('manifest', JSON.stringify(press.manifest));
    const incomplete = new FormData();
    incomplete.append('request', JSON.stringify(await registry.signPublish(press)));
    incomplete.append('browser/a.js', new Blob(['']), 'a.js');
    for (const [init, code] of [
      [{ body: '{}', headers: { 'content-type': 'application/json' } }, 'REQUEST_REJECTED'],
      [{ body: unsigned }, 'REQUEST_UNSIGNED'],
      [{ body: incomplete }, 'RELEASE_MANIFEST_INVALID'],
    ] as const) {
      const { body } = await registry.request<{ code: string }>('/releases', { method: 'POST', ...init });
      expect(body.code).toBe(code);
    }
    await expectNothingStored();
  });
});

/** Sends all but the end of an upload, then nothing or a trickle. Returns the response once the connection closes. */
async function sendSlowly(url: string, trickle: boolean): Promise<string> {
  const form = formOf(press, await registry.signPublish(press));
  const request = new Request(url, { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const type = request.headers.get('content-type');
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  const head = `POST /releases HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
  const beginning = body.length - 200;
  socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, beginning)]));

  let sent = beginning;
  const timer = setInterval(() => trickle && socket.write(body.subarray(sent, ++sent)), 50);
  let response = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    response += part;
  });
  // `once` from node:events would reject if the connection is reset while the client is sending.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  return response;
}

describe('a slow or broken upload', () => {
  it('[F1] [F2] is rejected after 4.5 s without progress, whether it stalls or trickles @full', async () => {
    const uploads = [false, true].map((trickle) => sendSlowly(`${registry.url}/releases`, trickle));
    for (const response of await Promise.all(uploads)) {
      expect(response).toMatch(/^HTTP\/1.1 408 /);
      expect(response).toContain('RELEASE_UPLOAD_BROKEN');
      expect(response).toContain(`${press.manifest.name}@${press.manifest.version}`);
      expect(response).toContain('fewer than 16384 bytes arrived within 4.5 s');
    }
    await expectNothingStored();
  });

  it('is rejected when it takes too long', async () => {
    await registry.remove();
    registry = await startTestRegistry({
      uploadLimits: { ...UPLOAD_LIMITS, progressBytes: 1, overallMs: 400 },
    });
    const response = await sendSlowly(`${registry.url}/releases`, true);
    expect(response).toContain('it was not complete after 0.4 s');
    await expectNothingStored();
  });

  it('leaves nothing behind when the client disconnects', async () => {
    const abort = new AbortController();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('--b\r\nContent-Disp')),
    });
    const sending = fetch(`${registry.url}/releases`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit);
    setTimeout(() => abort.abort(), 200);
    await expect(sending).rejects.toThrow();
    await expectNothingStored();
  });

  it('may leave staged files, which the next start removes', async () => {
    const stale = join(registry.directory, 'staging/earlier/upload');
    await mkdir(stale, { recursive: true });
    await writeFile(join(stale, 'half.js'), '');
    await mkdir(join(registry.directory, 'releases/mf-press/.1.0.0-0123456789.x.old'), { recursive: true });
    await registry.close();
    registry = await startTestRegistry({ directory: registry.dataDirectory });
    await expectNothingStored();
    expect(await readdir(join(registry.directory, 'releases/mf-press'))).toEqual([]);
  });
});

describe('GET /releases/:name/:version/files/*', () => {
  it.each([
    'browser/none.js',
    '..%2F..%2F..%2Fcurrent',
    '%2e%2e/%2e%2e/current',
    'server%5C..%5Cindex.cjs',
    '',
  ])('responds with 404 for %s', async (file) => {
    await registry.publish(press);
    const { name, version } = press.manifest;
    const response = await fetch(`${registry.url}/releases/${name}/${version}/files/${file}`);
    expect(response.status).toBe(404);
  });

  it('responds with 404 for a release that was never published', async () => {
    const { status, body } = await registry.request<{ code: string }>(
      '/releases/mf-press/..%2F..%2Fx/manifest.json',
    );
    expect([status, body.code]).toEqual([404, 'RELEASE_UNKNOWN']);
  });
});

describe('requests from web pages', () => {
  it.each([
    ['an origin', { origin: 'https://evil.example' }],
    ['fetch metadata', { 'sec-fetch-site': 'cross-site' }],
  ])('are recognised by %s and rejected', async (_name, headers) => {
    expect(await registry.request('/rollbacks', { method: 'POST', headers })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_REJECTED' },
    });
  });
});
