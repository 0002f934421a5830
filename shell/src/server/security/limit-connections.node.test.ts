import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Registry } from 'prom-client';
import { TestShell } from '../../../test/test-shell.ts';
import { limitConnections } from './limit-connections.ts';

const PROXY = '127.0.0.99';

const sockets = new Set<Socket>();
let port: number;
let close: () => unknown = () => undefined;
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await close();
});

/** Opens a connection from an address in 127.0.0.0/8 and sends `bytes`. */
async function open(from: string, bytes = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.add(socket);
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return socket;
}

const openMany = (count: number, from: string, bytes?: string) =>
  Promise.all(Array.from({ length: count }, () => open(from, bytes)));

function status(from: string, path = '/'): Promise<number | string> {
  return new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path, localAddress: from, agent: false }, (response) => {
      resolve(response.resume().statusCode ?? 0);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
}

const PARTIAL_HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\nx-drip: ';
const PARTIAL_BODY = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na=';

describe('[SE5] limitConnections', () => {
  let server: Server;
  let registry: Registry;
  /** Lets pending requests to /slow complete. */
  let release: () => void;

  async function start(maxConnections: number, maxPerNetwork: number): Promise<void> {
    registry = new Registry();
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server = createServer(async (request, response) => {
      if (request.url === '/slow') await held;
      if (request.method === 'GET') response.end('ok');
    });
    const isTrustedProxy = (address = '') => address === PROXY;
    limitConnections(server, { isTrustedProxy, registry, maxConnections, maxPerNetwork });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
    close = () => {
      server.closeAllConnections();
      server.close();
    };
  }

  async function metric(name: string, reason?: string): Promise<number | undefined> {
    const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
    return values.find(({ labels }) => labels.reason === reason)?.value;
  }

  it('closes a network’s oldest idle connection when a new one exceeds the limit', async () => {
    await start(100, 3);
    const [first, second] = await openMany(3, '127.0.0.1');
    expect(await status('127.0.0.1')).toBe(200);
    expect(first?.destroyed ?? true).toBe(true);
    expect(second?.destroyed).toBe(false);
    expect(await metric('shell_connections_refused_total', 'displaced')).toBe(1);
  });

  it.each([
    ['its head', PARTIAL_HEAD],
    ['its body', PARTIAL_BODY],
  ])('replaces a connection that is still sending %s', async (_case, bytes) => {
    await start(100, 3);
    await openMany(3, '127.0.0.1', bytes);
    expect(await status('127.0.0.1')).toBe(200);
  });

  it('refuses only a network whose connections are all busy', async () => {
    await start(100, 3);
    let received = 0;
    server.on('request', () => {
      received += 1;
    });
    const slow = Array.from({ length: 3 }, () => status('127.0.0.1', '/slow'));
    while (received < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await status('127.0.0.1')).toBe('ECONNRESET');
    expect(await status('127.0.0.2')).toBe(200);
    release();
    expect(await Promise.all(slow)).toEqual([200, 200, 200]);
    expect(await metric('shell_connections_refused_total', 'network')).toBe(1);
  });

  it('closes a connection from the busiest network when a new one exceeds the total limit', async () => {
    await start(10, 8);
    const few = await openMany(2, '127.0.0.2');
    const many = await openMany(8, '127.0.0.1', PARTIAL_BODY);
    expect(await status('127.0.0.3')).toBe(200);
    expect(few.map(({ destroyed }) => destroyed)).toEqual([false, false]);
    expect(many.filter(({ destroyed }) => destroyed)).toHaveLength(1);
  });

  it('lets a trusted proxy open many connections, and closes none of them', async () => {
    await start(10, 3);
    const proxied = await openMany(9, PROXY);
    const [direct] = await openMany(1, '127.0.0.1');
    expect(await status('127.0.0.2')).toBe(200);
    expect(direct?.destroyed).toBe(true);
    expect(proxied.some(({ destroyed }) => destroyed)).toBe(false);
  });

  it('counts open connections', async () => {
    await start(10, 8);
    const [one] = await openMany(3, '127.0.0.1');
    expect(await status('127.0.0.2')).toBe(200);
    one?.destroy();
    while ((await metric('shell_connections')) !== 2) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});

describe('[SE5] [F41] a shell with greedy clients', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await TestShell.prepare();
    shell.content.put({ path: '/' });
    await shell.startReady();
    port = shell.port;
    close = () => undefined;
  });
  afterAll(() => shell.end());

  it.each([
    ['2,000 idle connections', 2000, ''],
    ['600 connections that drip a head', 600, PARTIAL_HEAD],
    ['600 connections that drip a body', 600, PARTIAL_BODY],
  ])('serves all networks while one address has %s', async (_case, count, bytes) => {
    // The system queues only a limited number of new connections for the server.
    for (let opened = 0; opened < count; opened += 200) await openMany(200, '127.0.0.1', bytes);
    const dripping = setInterval(() => {
      for (const socket of sockets) if (bytes && socket.writable) socket.write('a');
    }, 100);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => status(`127.0.0.${1 + (index % 20)}`)),
    );
    clearInterval(dripping);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
