import { once } from 'node:events';
import http, { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { streamResponse } from './stream-response.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function request(listener: RequestListener, timeoutMs = 300) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return streamResponse(new URL(`http://127.0.0.1:${port}/x`), { method: 'GET', headers: {}, timeoutMs });
}

describe('streamResponse', () => {
  it('streams status, headers and body', async () => {
    const { status, headers, body } = await request((_request, response) => {
      response.writeHead(206, { 'content-range': 'bytes 0-3/10' }).end('0123');
    });
    expect([status, headers['content-range'], await text(body)]).toEqual([206, 'bytes 0-3/10', '0123']);
  });

  it('[OP5] asks the server itself, without the proxy that Node’s own agent would use', async () => {
    const { globalAgent } = http;
    // As Node 24 does with NODE_USE_ENV_PROXY and HTTP_PROXY; nothing listens on port 9.
    http.globalAgent = new http.Agent();
    http.globalAgent.createConnection = () => connect(9, '127.0.0.1');
    try {
      const { body } = await request((_request, response) => response.end('picture'), 5000);
      expect(await text(body)).toBe('picture');
    } finally {
      http.globalAgent = globalAgent;
    }
  });

  it('waits for the head no longer than timeoutMs', async () => {
    await expect(request(() => undefined, 50)).rejects.toThrow('it took too long');
  });

  it('waits for the last byte no longer than timeoutMs, even if bytes keep dripping', async () => {
    const { body } = await request((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      const drip = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(drip));
    }, 150);
    await expect(text(body)).rejects.toThrow('it took too long');
  });

  it('does not count the time that a slow reader takes', async () => {
    // The timeout is long enough for the head on a busy machine.
    const { body } = await request((_request, response) => response.end(Buffer.alloc(1_000_000)), 1500);
    await new Promise((resolve) => setTimeout(resolve, 1700));
    expect(await text(body)).toHaveLength(1_000_000);
  });

  it('aborts the transfer when the reader stops', async () => {
    let isClosed: Promise<unknown> | undefined;
    const { body } = await request((_request, response) => {
      isClosed = once(response, 'close');
      response.write('begin');
    });
    body.destroy();
    await expect(isClosed).resolves.toBeDefined();
  });
});
