import { blockOf } from '../../../test/stand-ins.ts';
import { type TestResponse, TestShell } from '../../../test/test-shell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.put({
    path: '/presse',
    regions: { main: [blockOf('m', 'text', { html: '<b>Hallo</b>'.repeat(100) })] },
    meta: { referrer: 'no-referrer' },
  });
  await shell.startReady();
});
afterAll(() => shell.end());

/** Removes the parts of a response that always differ, and the content length that Fastify sends with a 304. */
function stable({ status, headers: { date, 'x-request-id': id, ...headers } }: TestResponse): unknown {
  return { status, headers: status === 304 ? { ...headers, 'content-length': undefined } : headers };
}

/** The log lines about requests. */
const requests = () => shell.log.filter(({ msg }) => msg === 'request');

describe('a page from the cache', () => {
  it.each(['identity', 'gzip', 'br'])(
    'equals the response from the route in %s, and is logged',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      shell.log.length = 0;
      await shell.get('/presse', headers);
      await shell.waitUntil(() => requests().length === 1);
      shell.log.length = 0;
      const ready = await shell.get('/presse', headers);
      // Only GET has a ready response.
      const routed = await shell.send('HEAD', '/presse', headers);
      expect(stable(ready)).toEqual(stable(routed));
      expect(ready).toMatchObject({ status: 200, headers: { 'server-timing': 'cache;desc=hit' } });

      const etag = String(ready.headers.etag);
      const notModified = await shell.get('/presse', { ...headers, 'if-none-match': etag });
      const notModifiedRouted = await shell.send('HEAD', '/presse', { ...headers, 'if-none-match': etag });
      expect(notModified.status).toBe(304);
      expect(stable(notModified)).toEqual(stable(notModifiedRouted));

      await shell.waitUntil(() => requests().length === 4);
      const [first, second] = requests().map(({ time, request, ms, ...line }) => ({
        ...line,
        measured: [typeof request, typeof ms],
      }));
      expect(first).toEqual({ ...second, method: 'GET' });
    },
  );

  it('[F42] [F43] is not served under another host name', async () => {
    await shell.get('/presse');
    expect((await shell.get('/presse', { host: 'evil.example' })).status).toBe(421);
  });

  it('[F42] is not served for a query', async () => {
    await shell.get('/presse');
    expect((await shell.get('/presse?a=1')).status).toBe(200);
    expect((await shell.get('/presse?%zz')).status).toBe(400);
  });
});
