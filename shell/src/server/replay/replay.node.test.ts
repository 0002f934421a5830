import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReplayLink } from '@stadtraum/contracts/history';
import { encodeReplayToken, generateSigningKey, signEnvelope } from '@stadtraum/federation-kit/signing';
import { writeRemote } from '../../../test/fixture-releases.ts';
import { blockOf, pageOf } from '../../../test/stand-ins.ts';
import { TestShell } from '../../../test/test-shell.ts';

const OLD = '1.0.0-0000000001';
const NEW = '1.0.0-00000000c2';
const now = () => Math.floor(Date.now() / 1000);
const pageWith = (html: string) =>
  pageOf({
    path: '/presse',
    title: 'Presse',
    regions: { main: [blockOf('text', 'text', { html }), blockOf('insel', 'island', { label: html })] },
  });

let shell: TestShell;
/** What a visitor got in each state, and what a replay of it needs. */
const states: { liveSet: string; page: string; served: string }[] = [];

beforeAll(async () => {
  shell = await TestShell.prepare();
  const publish = (html: string) => {
    const page = pageWith(html);
    shell.content.put(page);
    return shell.registry.keep(page);
  };
  const visit = async (page: string) => {
    const { headers, body } = await shell.get('/presse');
    states.push({ liveSet: String(headers['x-live-set']), page, served: body });
  };
  const first = publish('alt');
  await shell.startReady();
  await visit(first);
  const id = await shell.activate(
    await writeRemote(shell.releases, {
      version: NEW,
      manifest: (manifest) => {
        manifest.blocks = manifest.blocks.filter(({ type }) => ['text', 'island'].includes(type));
      },
      files: {
        'server/index.cjs': `const { createElement: h } = require('react');
          const text = ({ content }) => h('p', { html: 'NEU ' + content.html });
          const island = ({ content }) => h('button', null, content.label);
          exports.blocks = { text: { type: 'text', component: text }, island: { type: 'island', component: island } };`,
      },
    }),
  );
  await shell.waitUntil(async () => (await shell.get('/presse')).headers['x-live-set'] === id);
  await visit(first);
  const second = publish('neu');
  shell.content.revision = '2';
  await shell.waitUntil(async () => (await shell.get('/presse')).body.includes('NEU neu'));
  await visit(second);
});
afterAll(() => shell.end());

const server = () =>
  String(shell.registry.headers.findLast((each) => each['x-shell-server'])?.['x-shell-server']);

function linkOf(state: number, changed: Partial<ReplayLink> = {}, key = shell.registry.key): string {
  const { liveSet = '', page = '' } = states[state] ?? {};
  const link = { liveSet, page, servers: [server()], expiresAt: now() + 3600, ...changed };
  const token = encodeReplayToken(link, (type, value) => signEnvelope(type, JSON.stringify(value), key));
  return `/vorschau/rueckblick/${token}`;
}

describe('a replay', () => {
  it('[0167] sends each state byte for byte as visitors got it', async () => {
    expect(new Set(states.map(({ served }) => served)).size).toBe(3);
    for (const [index, { served, liveSet }] of states.entries()) {
      const { status, headers, body } = await shell.get(linkOf(index));
      expect(status).toBe(200);
      expect(body).toBe(served);
      expect(headers['x-live-set']).toBe(liveSet);
      expect(headers['x-replay-equality']).toBe('promised');
    }
  });

  it('[0167] is private and sends nothing: neither forms, nor data, nor reports, nor its address', async () => {
    const { headers } = await shell.get(linkOf(0));
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store, no-transform', 'x-robots-tag': 'noindex, nofollow' },
      ...{ 'referrer-policy': 'no-referrer', 'cross-origin-opener-policy': 'same-origin' },
    });
    for (const header of ['etag', 'speculation-rules', 'reporting-endpoints', 'set-cookie'])
      expect(headers[header]).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'none'; ");
    expect(policy).toContain("form-action 'none'; ");
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/report-|localhost/);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect((await shell.send('POST', linkOf(0), {}, 'a=1')).status).toBe(405);
  });

  it('[0167] leaves no byte in any other answer, cache or log', async () => {
    const sizes = async () =>
      [...(await shell.metrics())].filter(([name]) => /cache_bytes|fragment|shell_block/.test(name));
    const before = await sizes();
    const link = linkOf(0);
    expect((await shell.get(link)).body).toContain('<p>alt</p>');
    expect(await sizes()).toEqual(before);
    const { body, headers } = await shell.get('/presse');
    expect([body, headers['x-live-set']]).toEqual([states[2]?.served, states[2]?.liveSet]);
    await shell.waitUntil(() => shell.log.some(({ path }) => path === '/vorschau/rueckblick/'));
    expect(JSON.stringify(shell.log)).not.toContain(link.slice(-40));
  });

  it('[0167] names a server of another version, and promises nothing then', async () => {
    const other = `${'f'.repeat(16)}.00000000`;
    for (const [servers, expected] of [
      [[other], `not-promised; server=${server()}; then=${other}`],
      [[other, server()], `not-promised; server=${server()}; then=${other},${server()}`],
      [[], `not-promised; server=${server()}; then=unknown`],
    ] as const) {
      const { headers } = await shell.get(linkOf(0, { servers: [...servers] }));
      expect(headers['x-replay-equality']).toBe(expected);
    }
  });

  it('[0167] fetches releases that the shell does not have any more, and serves their files while it is open @full', async () => {
    await shell.stopShell();
    await rm(join(shell.data, 'shell'), { recursive: true });
    // So many live sets ago that shells do not fetch its releases for visitors.
    shell.registry.history.length = 1;
    await shell.startReady();
    const file = `/assets/mf-fixture/${OLD}/text.css`;
    expect((await shell.get(file)).status).toBe(404);
    expect((await shell.get(linkOf(0))).body).toBe(states[0]?.served);
    expect((await shell.get(file)).status).toBe(200);
    expect(readdirSync(join(shell.data, 'shell/replays/mf-fixture'))).toEqual([OLD]);
    expect(existsSync(join(shell.data, 'shell/releases/mf-fixture', OLD))).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    ['has expired', () => linkOf(0, { expiresAt: now() - 1 }), 410, 'abgelaufen'],
    ['was signed by a stranger', () => linkOf(0, {}, generateSigningKey()), 404, 'gibt es nicht'],
    ['was changed', () => linkOf(0).replace(/rueckblick\/./, 'rueckblick/A'), 404, 'gibt es nicht'],
    ['is empty', () => '/vorschau/rueckblick/', 404, 'gibt es nicht'],
    [
      'names a page that is not kept',
      () => linkOf(0, { page: '0'.repeat(64) }),
      410,
      'nicht mehr aufbewahrt',
    ],
    ['names an unknown live set', () => linkOf(0, { liveSet: '9-00000000' }), 410, 'nicht mehr aufbewahrt'],
  ])('[0167] is refused if it %s', async (_case, link, expected, text) => {
    const { status, body, headers } = await shell.get(link());
    expect([status, headers['cache-control']]).toEqual([expected, 'private, no-store, no-transform']);
    expect(body).toContain(text);
    expect(body).not.toContain('<p>alt');
  });

  it('[0167] shows nothing if the registry sends another page, or is unavailable', async () => {
    const page = states[0]?.page ?? '';
    const model = shell.registry.models.get(page) ?? '';
    shell.registry.models.set(page, model.replace('alt', 'FALSCH'));
    const forged = await shell.get(linkOf(0));
    expect([forged.status, forged.body.includes('FALSCH')]).toEqual([503, false]);
    expect(shell.codes()).toContain('PAGE_MODEL_INVALID');
    shell.registry.models.set(page, model);

    await shell.registry.stop();
    expect((await shell.get(linkOf(0))).status).toBe(503);
    expect((await shell.get('/presse')).status).toBe(200);
  });
});
