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

  it('follows no redirect', async () => {
    respond = (response) => response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
    await expect(request(5000)).rejects.toThrow('it redirects to http://elsewhere.example/');
  });

  it('fails when a kept connection breaks in the middle of the body', async () => {
    respond = (response) => response.end();
    await request(5000);
    let requests = 0;
    respond = (response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': 50 }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(request(5000)).rejects.toThrow('aborted');
    expect(requests).toBe(1);
  });

  it('repeats a GET whose kept connection the server closed, and no POST', async () => {
    let requests = 0;
    respond = (response) => {
      requests += 1;
      response.end('da');
    };
    await request(5000);
    const breakOnce = (response: ServerResponse) => {
      requests += 1;
      respond = (next) => next.end('wieder da');
      response.socket?.resetAndDestroy();
    };
    respond = breakOnce;
    expect(Buffer.from((await request(5000)).bytes).toString()).toBe('wieder da');
    respond = breakOnce;
    const post = requestBytes(url, { timeoutMs: 5000, limitBytes: 100, method: 'POST', body: 'neu' });
    await expect(post).rejects.toThrow();
    expect(requests).toBe(3);
  });
});
