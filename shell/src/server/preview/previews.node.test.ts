import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SideSet } from '@stadtraum/contracts/preview';
import { encodePreviewToken, generateSigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';
import { writeRemote } from '../../../test/fixture-releases.ts';
import { blockOf } from '../../../test/stand-ins.ts';
import { TestShell } from '../../../test/test-shell.ts';

const CANDIDATE = '1.0.0-00000000c2';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const HOUR_S = 3600;
const now = () => Math.floor(Date.now() / 1000);

let shell: TestShell;
let sideSet: SideSet;
/** Headers of a browser in the preview. */
let inPreview: { cookie: string };

/** The token of a link that the registry has signed, unless another key is given. */
function tokenOf(sideSetId: string, expiresAt = now() + HOUR_S, key = shell.registry.key): string {
  return encodePreviewToken({ sideSet: sideSetId, expiresAt }, (type, value) =>
    signEnvelope(type, JSON.stringify(value), key),
  );
}

const cookieOf = (token: string) => ({ cookie: `a=b; __Host-vorschau=${token}; c=d` });

beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.put({
    path: '/presse',
    title: 'Presse',
    regions: {
      main: [
        blockOf('text', 'text', { html: 'Text' }),
        blockOf('insel', 'island', { label: 'Insel' }),
        blockOf('fehlt', 'unknown'),
      ],
    },
  });
  await shell.startReady();
  const candidate = await writeRemote(shell.releases, {
    version: CANDIDATE,
    manifest: (manifest) => {
      manifest.blocks = manifest.blocks.filter(({ type }) => ['text', 'island'].includes(type));
    },
    files: {
      'browser/candidate.css': '@layer block { p { color: green } }',
      'server/index.cjs': `const { createElement: h } = require('react');
        const text = ({ content }) => h('p', { html: 'KANDIDAT ' + content.html });
        const island = ({ content }) => h('button', null, content.label);
        exports.blocks = { text: { type: 'text', component: text }, island: { type: 'island', component: island } };`,
    },
  });
  sideSet = shell.registry.preview(candidate);
  inPreview = cookieOf(tokenOf(sideSet.id));
});
afterAll(() => shell.end());

/** Everything that the shell keeps of pages, by its metrics. */
async function cacheSizes(): Promise<[string, number][]> {
  return [...(await shell.metrics())].filter(([name]) => /cache_bytes|fragment/.test(name));
}

describe('a preview', () => {
  it('[0151] starts with its link, which sets a cookie and is not in the log', async () => {
    const token = tokenOf(sideSet.id);
    const { status, headers } = await shell.get(`/vorschau/${token}`);
    expect([status, headers.location]).toEqual([303, '/']);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store, no-transform',
      'referrer-policy': 'no-referrer',
    });
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^__Host-vorschau=side-[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookie).toContain(token);
    await shell.waitUntil(() => shell.log.some(({ path }) => path === '/vorschau/'));
    expect(JSON.stringify(shell.log)).not.toContain(token.slice(-40));
  });

  it('[0151] composes pages from its side set, private and not indexed, with a bar', async () => {
    const { status, headers, body } = await shell.get('/presse?a=1', inPreview);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store, no-transform',
      vary: 'Accept-Encoding, Cookie',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'x-live-set': sideSet.id,
    });
    expect([headers.etag, headers['speculation-rules']]).toEqual([undefined, undefined]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    // Tools of Module Federation may override a remote with a release from the developer's computer.
    expect(headers['content-security-policy']).toContain("script-src http://localhost:* 'self'");
    expect(headers['integrity-policy']).toBeUndefined();
    expect(body).toContain('"isPreview":true');
    expect(body).toContain('<p>KANDIDAT Text</p>');
    expect(body).toContain(`/assets/mf-fixture/${CANDIDATE}/`);
    expect(body).toContain('<aside class="vorschau" aria-label="Vorschau">');
    expect(body).toContain(`mf-fixture ${CANDIDATE} (Team press)`);
    expect(body).toContain('name="pfad" value="/presse?a=1"');
    expect(body).toMatch(/<tr data-vorschau-baustein="insel" class="vorschau-neu"><th scope="row">island</);
    expect(body).toMatch(/Fehlt: fehlt\. /);
    expect(body).not.toMatch(/<script(?![^>]*(integrity|type="(application|importmap)))/);
  });

  it('[0151] leaves no byte in any other answer or cache', async () => {
    const before = await shell.get('/presse');
    const sizes = await cacheSizes();
    expect(sizes.length).toBeGreaterThan(0);
    const previews = await Promise.all([1, 2, 3].map(() => shell.get('/presse', inPreview)));
    for (const { body } of previews) expect(body).toContain('KANDIDAT');
    expect(await cacheSizes()).toEqual(sizes);
    const after = await shell.get('/presse');
    expect(after.body).toBe(before.body);
    expect(after.headers.vary).toBe('Accept-Encoding');
    expect(after.body).not.toMatch(/KANDIDAT|vorschau/);
    // A cached page of the public is not what a preview gets, even if the browser already has it.
    const etag = { 'if-none-match': String(before.headers.etag) };
    expect((await shell.get('/presse', { ...inPreview, ...etag })).body).toContain('KANDIDAT');
    expect((await shell.get('/readyz', inPreview)).body).not.toContain(sideSet.id);
    expect(readdirSync(join(shell.data, 'shell/releases/mf-fixture'))).not.toContain(CANDIDATE);
  });

  it('[0151] keeps the files of its releases to itself', async () => {
    const file = `/assets/mf-fixture/${CANDIDATE}/candidate.css`;
    const { status, headers, body } = await shell.get(file, inPreview);
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    expect(body).toContain('green');
    expect((await shell.get(file)).status).toBe(404);
    const live = '/assets/mf-fixture/1.0.0-0000000001/text.css';
    expect((await shell.get(live, inPreview)).headers['cache-control']).toContain('public');
  });

  it('[0151] stores no form and says so', async () => {
    const received: string[] = [];
    shell.content.submission = (_url, _request, body) => {
      received.push(body);
      return { status: 200, responseBody: { kind: 'redirect', location: '/danke' } };
    };
    const html = await shell.send('POST', '/presse', { ...FORM, ...inPreview }, 'a=1');
    expect([html.status, html.headers['cache-control']]).toEqual([409, 'private, no-store, no-transform']);
    expect(html.body).toContain('In einer Vorschau wird nichts gespeichert');
    const json = { ...FORM, ...inPreview, accept: 'application/json' };
    for (const [path, field] of [
      ['/presse', '__form'],
      ['/?type=1777&a=b', 'input-email'],
    ] as const) {
      const { status, body } = await shell.send('POST', path, json, 'a=1');
      const message = expect.stringContaining('weder gesendet noch gespeichert');
      expect([status, JSON.parse(body)]).toEqual([
        200,
        { status: 'error', errors: [{ field, message }], aid: 0 },
      ]);
    }
    // A page of a preview that has expired does not send forms either.
    const expired = cookieOf(tokenOf(sideSet.id, now() - 1));
    expect((await shell.send('POST', '/presse', { ...FORM, ...expired }, 'a=1')).status).toBe(410);
    expect(received).toEqual([]);
    expect((await shell.send('POST', '/presse', FORM, 'a=1')).status).toBe(303);
  });

  it('[0151] is not counted in reports of browsers', async () => {
    const report = { kind: 'error', code: 'ISLAND_LOAD_LATE', liveSet: sideSet.id, path: '/' };
    const headers = { 'content-type': 'application/json' };
    const send = (more: object) =>
      shell.send('POST', '/_reports', { ...headers, ...more }, JSON.stringify([report]));
    expect((await send(inPreview)).status).toBe(204);
    // A side set's id is not the id of a live set.
    expect((await send({})).status).toBe(400);
    expect(JSON.stringify(shell.log)).not.toContain('ISLAND_LOAD_LATE');
  });

  it('[0151] is compared with the live page in two frames, which alone may be framed', async () => {
    const compare = await shell.get('/vorschau/vergleich?pfad=%2Fpresse%3Fa%3D1', inPreview);
    expect(compare.body).toContain('src="/presse?a=1&amp;vorschau=live" title="Live"');
    expect(compare.body).toContain('src="/presse?a=1" title="Vorschau"');
    expect(compare.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await shell.get('/vorschau/vergleich?pfad=//evil.example', inPreview)).body).toContain('src="/"');
    expect((await shell.get('/vorschau/vergleich')).status).toBe(404);

    const frame = { ...inPreview, host: 'site.example', 'sec-fetch-dest': 'iframe' };
    const preview = await shell.get('/presse?a=1', frame);
    const live = await shell.get('/presse?a=1&vorschau=live', frame);
    for (const { headers } of [preview, live]) {
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['cache-control']).toBe('private, no-store, no-transform');
    }
    expect([preview.body.includes('KANDIDAT'), live.body.includes('KANDIDAT')]).toEqual([true, false]);
    expect(live.headers['content-security-policy']).not.toContain('localhost');
    expect(live.headers['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(preview.body + live.body).not.toContain('class="vorschau"');
    const link = await shell.get('/presse', { ...frame, referer: 'https://site.example/x?vorschau=live' });
    expect([link.status, link.headers.location]).toEqual([303, '/presse?vorschau=live']);
    const stranger = await shell.get('/presse', { host: 'site.example', 'sec-fetch-dest': 'iframe' });
    expect(stranger.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('[0151] ends in this browser, and only a page of this site can do that', async () => {
    const headers = { ...FORM, ...inPreview };
    const { status, headers: answer } = await shell.send('POST', '/vorschau/ende', headers, 'pfad=%2Fpresse');
    expect([status, answer.location]).toEqual([303, '/presse']);
    expect(answer['set-cookie']).toEqual([expect.stringMatching(/^__Host-vorschau=; Max-Age=0; /)]);
    const elsewhere = await shell.send('POST', '/vorschau/ende', headers, 'pfad=https%3A%2F%2Fevil.example');
    expect(elsewhere.headers.location).toBe('/');
    const foreign = { ...headers, origin: 'https://evil.example' };
    expect((await shell.send('POST', '/vorschau/ende', foreign, '')).status).toBe(403);
  });
});

describe('a link or a cookie', () => {
  it.each([
    ['has expired', () => tokenOf(sideSet.id, now() - 1), 410],
    ['was extended', () => tokenOf(sideSet.id).replace(/\.\d+\./, `.${now() + 9 * HOUR_S}.`), 404],
    ['names another side set', () => tokenOf(sideSet.id).replace(/^side-0/, 'side-1'), 404],
    ['names a side set that does not exist', () => tokenOf('side-ffffffffffffffff'), 404],
    ['names a live set', () => tokenOf('1-00000001'), 404],
    ['was signed by a stranger', () => tokenOf(sideSet.id, undefined, generateSigningKey()), 404],
    ['is empty', () => '', 404],
  ])('[0151] is refused if it %s', async (_case, token, expected) => {
    for (const response of [
      await shell.get(`/vorschau/${token()}`),
      await shell.get('/presse', cookieOf(token())),
    ]) {
      expect(response.status).toBe(expected);
      expect(response.body).toContain('<h1>Diese Vorschau');
      expect(response.body).not.toContain('KANDIDAT');
      expect(response.headers).toMatchObject({
        'cache-control': 'private, no-store, no-transform',
        'set-cookie': [expect.stringMatching(/^__Host-vorschau=; Max-Age=0; /)],
      });
    }
  });

  it('[0151] is refused when the registry has ended the preview, whose files are then removed', async () => {
    const stored = () => readdirSync(join(shell.data, 'shell/previews/mf-fixture'));
    expect((await shell.get('/presse', inPreview)).status).toBe(200);
    expect(stored()).toEqual([CANDIDATE]);
    shell.registry.sideSets.delete(sideSet.id);
    await shell.waitUntil(async () => (await shell.get('/presse', inPreview)).status === 404);
    await shell.waitUntil(() => stored().length === 0);
    expect((await shell.get('/presse')).status).toBe(200);
  });
});
