import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ContentAccess } from '@stadtraum/contracts/registry-api';
import { generateSigningKey } from '@stadtraum/federation-kit/signing';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';

const LOADED = { changed: true, revision: '2-abc', pages: 1, records: 0, warnings: [] };
const PROBLEM = {
  file: 'pages/presse.json',
  pointer: '',
  reason: 'the path /presse belongs to the workspace',
};
const REFUSED = {
  ...{ code: 'CONTENT_OWNED_BY_ANOTHER', message: 'Not yours.', remedy: 'Choose another path.' },
  problems: [PROBLEM],
};

describe('POST /content', () => {
  const received: unknown[] = [];
  const reads: string[] = [];
  const contentApi = createServer(async (request, response) => {
    if (request.url?.startsWith('/page?')) {
      reads.push(`${request.url} ${request.headers['if-none-match']} ${request.headers.authorization}`);
      return void response.writeHead(404, { etag: '"b"' }).end('{"status":404}');
    }
    // The registry also asks for the revision.
    if (request.method !== 'POST') return void response.writeHead(503).end();
    const body = JSON.parse(await text(request)) as { files: Record<string, unknown> };
    received.push(body);
    const isTaken = 'pages/presse.json' in body.files;
    response
      .writeHead(isTaken ? 409 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(isTaken ? REFUSED : LOADED));
  });
  let registry: TestRegistry;
  beforeAll(async () => {
    await once(contentApi.listen(0, '127.0.0.1'), 'listening');
    const { port } = contentApi.address() as AddressInfo;
    registry = await startTestRegistry({ contentApiUrl: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await registry.remove();
    contentApi.close();
  });

  it('[TR1] [TR3] loads content for a key that may, and says to the content API which team it is', async () => {
    const team = generateSigningKey();
    const key = { publicKey: team.publicKey.text, team: 'jobs', remotes: ['mf-jobs'], roles: ['activate'] };
    expect((await registry.manageKey('add-key', key)).status).toBe(200);
    const { sign, post } = registry.as(team);
    const files = { 'pages/jobs.json': { title: 'Stellen', html: 'x'.repeat(1_000_000) } };
    expect(await post('/content', await sign('load-content', { name: 'mf-jobs', files }))).toEqual({
      status: 200,
      body: LOADED,
    });
    expect(received).toEqual([{ team: 'jobs', remote: 'mf-jobs', files }]);
    const [entry] = (await registry.log('?limit=1')).entries;
    expect(entry).toMatchObject({ action: 'load-content', outcome: 'done', revision: LOADED.revision });
    const foreign = await post('/content', await sign('load-content', { name: 'mf-press', files }));
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ACTION_NOT_ALLOWED']);
    expect((await post('/content', { name: 'mf-jobs', files })).status).toBeGreaterThanOrEqual(400);
    expect(received).toHaveLength(1);
  });

  it('[TR1] returns refusals with all problems, and logs them', async () => {
    const files = { 'pages/presse.json': {} };
    const envelope = await registry.sign('load-content', { name: 'mf-jobs', files });
    expect(await registry.post('/content', envelope)).toEqual({ status: 409, body: REFUSED });
    const [entry] = (await registry.log('?limit=1')).entries;
    expect(entry).toMatchObject({
      action: 'load-content',
      subject: 'content of mf-jobs (1 file)',
      outcome: 'refused',
      code: 'CONTENT_OWNED_BY_ANOTHER',
    });
  });

  it('[0157] lets a key that may publish a remote read live pages, with one entry in the log', async () => {
    const { sign, post } = registry.as(await registry.addTeam({ team: 'maps', remotes: ['mf-maps'] }));
    const read = (token: string, path = '/page?path=%2Fpresse&query=a%3D1') =>
      fetch(`${registry.url}/content-access${path}`, {
        headers: { authorization: `Bearer ${token}`, 'if-none-match': '"a"' },
      });
    const { body } = await post<ContentAccess>(
      '/content-access',
      await sign('read-content', { name: 'mf-maps' }),
    );
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());

    const page = await read(body.token);
    expect([page.status, page.headers.get('etag'), await page.json()]).toEqual([404, '"b"', { status: 404 }]);
    // The content API learns nothing about the developer.
    expect(reads).toEqual(['/page?path=%2Fpresse&query=a%3D1 "a" undefined']);
    expect(await registry.newestEntry()).toMatchObject({
      action: 'read-content',
      subject: 'live content, to develop mf-maps',
      team: 'maps',
    });

    const refused = await read(`${body.token}x`);
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'CONTENT_TOKEN_INVALID' });
    expect((await read(body.token, '/live-pages')).status).toBe(404);
    const foreign = await post('/content-access', await sign('read-content', { name: 'mf-press' }));
    expect([foreign.status, foreign.body.code]).toEqual([403, 'ACTION_NOT_ALLOWED']);
    expect(reads).toHaveLength(1);
  });
});
