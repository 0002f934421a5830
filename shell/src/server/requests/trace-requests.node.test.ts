import { blockOf } from '../../../test/stand-ins.ts';
import { TestShell } from '../../../test/test-shell.ts';

const PROXY = '127.0.0.2';
const ID = 'id-of-a-proxy-1';
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.put({
    path: '/presse',
    regions: { main: [blockOf('m', 'text', { html: 'hier' })] },
  });
  shell.content.put({ path: '/ruhig', regions: { main: [blockOf('m', 'text', { html: 'da' })] } });
  shell.content.media = (_request, response) => response.writeHead(200).end('a');
  await shell.startReady({ TRUSTED_PROXIES: PROXY });
});
afterAll(() => shell.end());
beforeEach(() => {
  shell.log.length = 0;
  shell.content.requests.length = 0;
  shell.content.headers.length = 0;
});

const lineOf = (path: string) => shell.log.find((line) => line.msg === 'request' && line.path === path);
const headersOf = (start: string) =>
  shell.content.headers[shell.content.requests.findIndex((path) => path.startsWith(start))];

describe('[OP9] the id of a request', () => {
  it.each([
    ['a page', 'GET', '/presse', '/page'],
    ['a picture', 'GET', '/media/hof.1f3c5a7e/640.avif', '/media'],
    ['a form', 'POST', '/kontakt', '/submission'],
  ])(
    'is the same in the response, the log and the request to the content API for %s',
    async (_case, method, path, start) => {
      const body = method === 'POST' ? 'a=1' : undefined;
      const { headers } = await shell.send(method, path, { ...FORM, traceparent: TRACEPARENT }, body);
      const id = headers['x-request-id'];
      expect(id).toMatch(UUID);
      await shell.waitUntil(() => lineOf(path) !== undefined);
      expect(lineOf(path)).toMatchObject({ request: id });
      expect(headersOf(start)).toMatchObject({ 'x-request-id': id, traceparent: TRACEPARENT });
    },
  );

  it('appears in log lines about errors of the request', async () => {
    shell.content.put({
      path: '/wirft',
      regions: { main: [blockOf('m', 'text', { html: 'da' }), blockOf('t', 'thrower')] },
    });
    const { headers } = await shell.get('/wirft');
    expect(shell.log.find(({ code }) => code === 'BLOCK_RENDER_FAILED')).toMatchObject({
      request: headers['x-request-id'],
    });
    shell.content.health = 'fails';
    const missing = await shell.get('/neu');
    shell.content.health = 'up';
    expect(missing.status).toBe(503);
    expect(shell.log.find(({ code }) => code === 'CONTENT_UNAVAILABLE')).toMatchObject({
      request: missing.headers['x-request-id'],
    });
  });

  it('is part of responses from the page cache, the router and the parser', async () => {
    await shell.get('/ruhig');
    const cached = await shell.get('/ruhig');
    expect(cached.headers['server-timing']).toBe('cache;desc=hit');
    await shell.waitUntil(() => shell.log.some(({ request }) => request === cached.headers['x-request-id']));
    const broken = await shell.get('/%zz');
    expect([broken.status, broken.headers['x-request-id']]).toEqual([400, expect.stringMatching(UUID)]);
    expect(await shell.sendRaw('HALLO\r\n\r\n')).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
  });

  it.each([
    ['taken from a trusted proxy', PROXY, ID, ID],
    ['generated if a proxy sends an invalid one', PROXY, '<script>', UUID],
    ['generated for all other clients', '127.0.0.1', ID, UUID],
  ])('is %s', async (_case, from, sent, id) => {
    for (const path of ['/ruhig', '/neu', '/assets/none']) {
      const { headers } = await shell.send('GET', path, { 'x-request-id': sent }, undefined, from);
      expect(headers['x-request-id']).toEqual(typeof id === 'string' ? id : expect.stringMatching(id));
    }
  });
});
