import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { LocalServer } from './http.ts';
import { createLocalReleases } from './local-releases.ts';
import { startPageServer } from './page-server.ts';
import { createPageStates } from './page-state.ts';

/** Answers as the local shell, and as the public site. */
let answer: RequestListener;
let upstream: Server;
let pages: LocalServer;

beforeEach(async () => {
  upstream = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  pages = await startPageServer({
    ...{ shell: () => url, token: () => 'side-1.1.x', siteUrl: url, port: 0 },
    ...{ states: createPageStates(), releases: createLocalReleases() },
  });
});
afterEach(async () => {
  await pages.close();
  upstream.closeAllConnections();
  upstream.close();
});

function ask(path: string) {
  return get({ host: 'localhost', port: pages.port, path });
}

async function open(path: string): Promise<IncomingMessage> {
  const [response] = await once(ask(path), 'response');
  return response;
}

describe('startPageServer', () => {
  it('[0157] sends pages of the shell with its script, and files of the site as they are', async () => {
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end('<head></head><body></body>');
    expect(await text(await open('/presse'))).toMatch(
      /^<head><script type="module".*<\/head><body><\/body>$/,
    );
    expect(await text(await open('/media/a'))).toBe('<head></head><body></body>');
  });

  it.each(['/presse', '/media/a'])('[0157] ends the request for %s when the browser leaves', async (path) => {
    const asked = new Promise<IncomingMessage>((resolve) => {
      answer = (request, response) => {
        if (path === '/media/a') response.writeHead(200).write('a');
        resolve(request);
      };
    });
    const request = ask(path).on('error', () => {});
    const left = once((await asked).socket, 'close');
    request.destroy();
    await left;
  });

  it.each([
    ['/presse', 'text/html'],
    ['/api', 'application/json'],
    ['/media/a', 'image/png'],
  ])('[0157] ends the answer for %s when its sender ends', async (path, type) => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': type }).write('a', () => response.destroy());
    };
    await expect(open(path).then(text)).rejects.toThrow();
  });
});
