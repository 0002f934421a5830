import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { hasNginx, type Nginx, nginxPorts, startNginx } from '../site/nginx.ts';
import { SITE_CONFIG } from '../site/nginx-config.ts';
import { type RawRequest, rawRequest } from '../site/raw-request.ts';
import { REPOSITORY } from '../site/site.ts';
import { type StandInShell, startStandInShell } from './stand-in-shell.ts';

const FORM = { method: 'POST', body: 'a=b', headers: { 'content-length': '3' } };

let shells: [StandInShell, StandInShell];
let nginx: Nginx;
const requestsToShells = () => shells.flatMap(({ requests }) => requests);
const send = (target: string, options: RawRequest = {}) =>
  rawRequest(nginx.url, target, { from: '127.0.0.2', certificate: nginx.certificate, ...options });

test.skip(!hasNginx, 'nginx or openssl is not installed');
test.beforeEach(async () => {
  shells = await Promise.all([startStandInShell(), startStandInShell()]);
  nginx = await startNginx(
    shells.map(({ port }) => port),
    await nginxPorts(),
  );
});
test.afterEach(async () => {
  await nginx?.stop();
  await Promise.all(shells.map((shell) => shell.stop()));
});

test('[SE3] [OP9] passes the visitor’s address, one request id and the visitor’s trace to the shell', async () => {
  const forged = { 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1', forwarded: 'for=192.0.2.1' };
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  const headers = { ...forged, 'x-forwarded-host': 'x', 'x-request-id': 'forged', traceparent };
  for (const shell of shells)
    shell.respond = (_, response) => void response.setHeader('x-request-id', 'own').end();
  const response = await send('/presse?a=%C3%A4', { headers });
  const [request] = requestsToShells();
  expect(request?.url).toBe('/presse?a=%C3%A4');
  const { host } = new URL(nginx.url);
  expect(request?.headers).toEqual({
    ...{ host, traceparent },
    'x-forwarded-for': '127.0.0.2',
    'x-forwarded-proto': 'https',
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(response.headers['x-request-id']).toBe(request?.headers['x-request-id']);
});

test('[OP9] logs the same fields as the site’s servers, and no visitor’s address, user agent or query', async () => {
  const { headers } = await send('/suche?q=geheim', {
    headers: { 'user-agent': 'geheim', referer: 'geheim' },
  });
  await expect.poll(async () => (await nginx.log()).length).toBe(1);
  const [line] = await nginx.log();
  expect(line).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    ...{ level: 'info', server: 'proxy', msg: 'request', request: headers['x-request-id'] },
    ...{ method: 'GET', path: '/suche', status: 200, seconds: expect.any(Number) },
  });
  expect(JSON.stringify(line)).not.toMatch(/geheim|127\.0\.0\.2/);
});

for (const version of ['HTTP/1.1', 'HTTP/2']) {
  test(`passes only the site’s cookie to the shell over ${version}, however many others there are`, async () => {
    const get = (target: string, headers: Record<string, string>) =>
      version === 'HTTP/2' ? http2Request(nginx, target, headers) : send(target, { headers });
    const foreign = Array.from({ length: 6 }, (_, index) => `shop-${index}=${'x'.repeat(4000)}`).join('; ');
    const response = await get('/', { cookie: `${foreign}; __Host-vorschau=token; x__Host-vorschau=no` });
    expect(response).toMatchObject({ status: 200, body: 'ok' });
    expect((await get('/', { cookie: 'consent=all' })).status).toBe(200);
    expect(requestsToShells().map(({ headers }) => headers.cookie)).toEqual([
      '__Host-vorschau=token',
      undefined,
    ]);
  });
}

test('says in the site’s language that a head is too large for nginx', async () => {
  const { status, headers, body } = await send('/', { headers: { 'x-large': 'x'.repeat(33_000) } });
  expect([status, headers['content-type']]).toEqual([431, 'text/html; charset=utf-8']);
  expect(body).toContain('<html lang="de">');
  expect(requestsToShells()).toEqual([]);
});

test('retries a GET, but not a form, on the other shell when one shell fails or drops the connection', async () => {
  const [first, second] = shells;
  for (const fail of [
    (shell: StandInShell) => {
      shell.respond = (_, response) => void response.destroy();
    },
    (shell: StandInShell) => {
      shell.respond = (_, response) => void response.writeHead(503).end('out');
    },
  ]) {
    fail(first);
    for (let round = 0; round < 4; round += 1) expect((await send('/')).status).toBe(200);
    expect(first.requests.length).toBeGreaterThan(0);
    fail(second);
    for (const shell of shells) shell.requests.length = 0;
    expect((await send('/', FORM)).status).toBeGreaterThanOrEqual(502);
    expect(requestsToShells()).toHaveLength(1);
    second.respond = (_, response) => void response.end('ok');
  }
});

test('sends all requests, including forms, to one shell while the other is down', async () => {
  await shells[0].stop();
  for (let round = 0; round < 4; round += 1) {
    expect((await send('/')).status).toBe(200);
    expect((await send('/', FORM)).status).toBe(200);
  }
  expect(requestsToShells()).toHaveLength(8);
});

test('while no shell works, serves the last cached page, or the site’s 503 if the page was never cached', async () => {
  for (const shell of shells)
    shell.respond = (_, response) => void response.setHeader('cache-control', 's-maxage=1').end('page');
  expect((await send('/')).body).toBe('page');
  await delay(2100);
  for (const shell of shells)
    shell.respond = (_, response) => void response.writeHead(503, { 'cache-control': 'no-store' }).end('out');
  expect(await send('/')).toMatchObject({ status: 200, body: 'page' });
  expect(await send('/other')).toMatchObject({ status: 503, body: 'out' });
  await Promise.all(shells.map((shell) => shell.stop()));
  expect(await send('/')).toMatchObject({ status: 200, body: 'page' });
});

test('fetches a page once for concurrent requests, and again when it expires', async () => {
  for (const shell of shells)
    shell.respond = async (_, response) => {
      await delay(100);
      response.setHeader('cache-control', 'public, max-age=0, s-maxage=1, must-revalidate').end('page');
    };
  await Promise.all(Array.from({ length: 10 }, () => send('/')));
  expect(requestsToShells()).toHaveLength(1);
  await delay(2100);
  expect((await send('/')).body).toBe('page');
  expect(requestsToShells()).toHaveLength(2);
});

test('applies limits per IPv4 address and per IPv6 /64', () => {
  const map =
    /map \$remote_addr \$network \{([\s\S]*?)\n {4}\}/.exec(
      readFileSync(join(REPOSITORY, SITE_CONFIG), 'utf8'),
    )?.[1] ?? '';
  const patterns = [...map.matchAll(/"~(.+)"/g)].map(([, pattern]) => new RegExp(String(pattern)));
  const networkOf = (address: string) =>
    patterns.map((pattern) => pattern.exec(address)?.[0]).find(Boolean) ?? address;
  for (const [address, network] of [
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:'],
    ['2001:db8:1:2::1', '2001:db8:1:2:'],
    ['2001:db8:1::1', '2001:db8:1::'],
    ['2001:db8::1', '2001:db8::'],
    ['::1', ':'],
  ])
    expect([address, networkOf(String(address))]).toEqual([address, network]);
});

for (const [kind, target, headers, options] of [
  ['that is private', '/', { 'cache-control': 'private, s-maxage=60' }, {}],
  ['that is no-store', '/', { 'cache-control': 'no-store, s-maxage=60' }, {}],
  ['with a cookie', '/', { 'cache-control': 's-maxage=60', 'set-cookie': 'a=b' }, {}],
  ['to a form', '/', { 'cache-control': 's-maxage=60' }, FORM],
  ['to a request with a query', '/?q=x', { 'cache-control': 's-maxage=60' }, {}],
  ['without Cache-Control', '/', {}, {}],
] as [string, string, Record<string, string>, RawRequest][]) {
  test(`does not cache a response ${kind}`, async () => {
    for (const shell of shells)
      shell.respond = (_, response) => void response.writeHead(200, headers).end('page');
    for (let round = 0; round < 2; round += 1) expect((await send(target, options)).status).toBe(200);
    expect(requestsToShells()).toHaveLength(2);
  });
}

async function http2Request({ url, certificate }: Nginx, path: string, headers: Record<string, string>) {
  const session = connect(url, { ca: certificate });
  try {
    const stream = session.request({ ':path': path, ...headers });
    const [received] = await once(stream, 'response');
    return { status: Number(received[':status']), headers: received, body: await text(stream) };
  } finally {
    session.destroy();
  }
}
