import { blockOf } from '../../../test/stand-ins.ts';
import { type Answer, TestShell } from '../../../test/test-shell.ts';

jest.setTimeout(30_000);

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

/** What makes an answer what it is. A 304 has no body, whose length the framework tells nevertheless. */
function lasting({ status, headers: { date, 'x-request-id': id, ...headers } }: Answer): unknown {
  return { status, headers: status === 304 ? { ...headers, 'content-length': undefined } : headers };
}

/** What the log says of requests; other lines may stand between. */
const requests = () => shell.log.filter(({ msg }) => msg === 'request');

describe('a page from the cache', () => {
  it.each(['identity', 'gzip', 'br'])(
    'is what the ordinary way answers, in %s, and stands in the log',
    async (encoding) => {
      const headers = { 'accept-encoding': encoding };
      shell.log.length = 0;
      await shell.get('/presse', headers);
      await shell.until(() => requests().length === 1);
      shell.log.length = 0;
      const quick = await shell.get('/presse', headers);
      // Only GET is answered quickly.
      const ordinary = await shell.send('HEAD', '/presse', headers);
      expect(lasting(quick)).toEqual(lasting(ordinary));
      expect(quick).toMatchObject({ status: 200, headers: { 'server-timing': 'cache;desc=hit' } });

      const etag = String(quick.headers.etag);
      const known = await shell.get('/presse', { ...headers, 'if-none-match': etag });
      const knownAsEver = await shell.send('HEAD', '/presse', { ...headers, 'if-none-match': etag });
      expect(known.status).toBe(304);
      expect(lasting(known)).toEqual(lasting(knownAsEver));

      await shell.until(() => requests().length === 4);
      const [first, second] = requests().map(({ time, request, ms, ...line }) => ({
        ...line,
        measured: [typeof request, typeof ms],
      }));
      expect(first).toEqual({ ...second, method: 'GET' });
    },
  );

  it('[F42] [F43] is refused under the name of another host', async () => {
    await shell.get('/presse');
    expect((await shell.get('/presse', { host: 'evil.example' })).status).toBe(421);
  });

  it('[F42] is not taken for a query', async () => {
    await shell.get('/presse');
    expect((await shell.get('/presse?a=1')).status).toBe(200);
    expect((await shell.get('/presse?%zz')).status).toBe(400);
  });
});
