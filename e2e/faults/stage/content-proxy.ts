import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '../../site/server-process.ts';

/** How the content API appears to behave. `hangs` and `trickles` send headers in time, but never finish. */
export type Health =
  | 'healthy'
  | 'down'
  | 'hangs'
  | 'trickles'
  | 'fails'
  | 'html'
  | 'truncated'
  | 'wrong-types';

/** Forwards requests to the real content API, or simulates a failure. */
export interface ContentProxy {
  url: string;
  /** Number of requests since `setHealth` was last called. */
  requests(): number;
  setHealth(health: Health): Promise<void>;
  close(): Promise<void>;
}

export async function startContentProxy(target: string): Promise<ContentProxy> {
  const port = await freePort();
  let health: Health = 'healthy';
  let requests = 0;
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  async function open(): Promise<void> {
    const opened = createServer((request, response) => {
      requests += 1;
      respond(health, target, request, response).catch(() => response.destroy());
    });
    opened.on('connection', (socket) => {
      // A connection accepted while the server closes would keep the server open.
      if (server !== opened) return socket.destroy();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server = opened;
    await new Promise<void>((resolve) => opened.listen(port, '127.0.0.1', resolve));
  }

  async function close(): Promise<void> {
    const closing = server;
    server = undefined;
    const closed = new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await open();
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    async setHealth(next) {
      // Also ends hanging responses.
      await close();
      health = next;
      requests = 0;
      if (next !== 'down') await open();
    },
    close,
  };
}

async function respond(
  health: Health,
  target: string,
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (health === 'hangs') {
    response.writeHead(200).flushHeaders();
    return;
  }
  if (health === 'trickles') {
    const drip = setInterval(() => response.write(' '), 100);
    response.on('close', () => clearInterval(drip));
    return;
  }
  if (health === 'fails') {
    response.writeHead(500).end('{"code":"DATABASE_UNAVAILABLE"}');
    return;
  }
  if (health === 'html') {
    response.end('<h1>unexpected</h1>');
    return;
  }
  const etag = headers['if-none-match'];
  const real = await fetch(target + url, {
    headers: etag !== undefined && health === 'healthy' ? { 'if-none-match': etag } : {},
  });
  const text = await real.text();
  if (health === 'truncated') response.end(text.slice(0, text.length / 2));
  else if (health === 'wrong-types')
    response.end(JSON.stringify({ ...JSON.parse(text), regions: 'unexpected', revision: 7 }));
  else response.writeHead(real.status, { etag: real.headers.get('etag') ?? '' }).end(text);
}
