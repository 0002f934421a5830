import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { requestBytes } from './http-client.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let respond: (response: ServerResponse) => unknown;
let server: Server;
let url: URL;
beforeAll(async () => {
  server = createServer((_request, response) => respond(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const request = (timeoutMs: number) => requestBytes(url, { timeoutMs, limitBytes: 100 });

describe('requestBytes', () => {
  it('returns status, headers and bytes', async () => {
    respond = (response) => response.writeHead(404, { etag: '"a"' }).end('weg');
    const { status, headers, bytes } = await request(5000);
    expect([status, headers.etag, Buffer.from(bytes).toString()]).toEqual([404, '"a"', 'weg']);
  });

  it.each<[string, (response: ServerResponse) => unknown]>([
    ['nothing', () => {}],
    ['its headers only', (response) => response.writeHead(200).flushHeaders()],
    ['half of its body', (response) => response.writeHead(200).write('{')],
  ])('times out when the server sends %s, even while garbage is collected', async (_what, send) => {
    const closed = new Promise<void>((resolve) => {
      respond = (response) => {
        response.once('close', resolve);
        send(response);
      };
    });
    const collecting = setInterval(collectGarbage, 50);
    await expect(request(500)).rejects.toThrow('there was no complete response within 500 ms');
    clearInterval(collecting);
    await closed;
  });

  it('fails when the body exceeds its limit', async () => {
    respond = (response) => response.writeHead(200).write('x'.repeat(200));
    await expect(request(5000)).rejects.toThrow('more than 100 bytes');
  });
});
