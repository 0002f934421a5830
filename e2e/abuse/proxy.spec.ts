import { connect } from 'node:http2';
import { expect } from '@playwright/test';
import { test } from './proxied-site.ts';

const PAGE = '/service/fragen';
/** Routes for operators, in spellings that nginx and the shell might parse differently. */
const OPERATOR_PATHS = [
  ...['/healthz', '/readyz', '/metrics', '/healthz?x=1', '/%68ealthz', '//readyz', '/./metrics'],
  ...['/presse/../metrics', '/presse/%2e%2e/readyz', '/metrics%3F'],
];

test('[OP10] returns 404 for operators’ routes from outside, in every spelling', async ({ proxied }) => {
  for (const path of OPERATOR_PATHS) {
    const { status, body } = await proxied.send(path);
    expect([path, status], body.slice(0, 200)).toEqual([path, 404]);
    expect(body).not.toContain('contentRevision');
  }
});

test('serves HTTP/2 over TLS, forwards brotli responses, and redirects plain HTTP to HTTPS', async ({
  proxied,
}) => {
  const { nginx } = proxied;
  const client = connect(nginx.url, { ca: nginx.certificate });
  const stream = client.request({ ':path': PAGE, 'accept-encoding': 'br' });
  const headers = await new Promise<Record<string, unknown>>((resolve) => stream.once('response', resolve));
  client.destroy();
  expect(headers).toMatchObject({
    ':status': 200,
    'content-encoding': 'br',
    'strict-transport-security': expect.stringContaining('max-age'),
  });
  const plain = await proxied.send(`${PAGE}?a=b`, {});
  expect(plain.status).toBe(200);
  const redirect = await fetch(`${nginx.plainUrl}${PAGE}?a=b`, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([308, `${nginx.url}${PAGE}?a=b`]);
});

test('closes the connection when a request names another host', async ({ proxied }) => {
  const { port } = new URL(proxied.nginx.plainUrl);
  const other = { headers: { host: `attacker.example:${port}` } };
  await expect(proxied.send('/', other)).rejects.toThrow();
});

test('caches a page once per content encoding, and sends a new request id each time', async ({ proxied }) => {
  const path = '/service/reparatur';
  const responses = [];
  for (const coding of ['identity', 'identity', 'br', 'br'])
    responses.push(await proxied.send(path, { headers: { 'accept-encoding': coding } }));
  const ids = responses.map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(4);
  const caches = async () => {
    const lines = await proxied.nginx.log();
    return ids.map((id) => lines.find(({ request }) => request === id)?.cache);
  };
  await expect.poll(caches).toEqual(['MISS', 'HIT', 'MISS', 'HIT']);
  expect(responses.map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    undefined,
    'br',
    'br',
  ]);
});

test('caches neither private responses nor responses to forms', async ({ proxied }) => {
  const ids: unknown[] = [];
  const recordId = async (response: ReturnType<typeof proxied.send>) => {
    const { headers } = await response;
    ids.push(headers['x-request-id']);
  };
  for (let round = 0; round < 2; round += 1) {
    await recordId(proxied.send('/suche?q=dach'));
    await recordId(proxied.send('/kontakt', { method: 'POST', body: '' }));
  }
  await expect
    .poll(async () => {
      const lines = await proxied.nginx.log();
      return ids.map((id) => lines.find(({ request }) => request === id)?.cache);
    })
    .toEqual(['BYPASS', '', 'BYPASS', '']);
});

test('lets the site reject requests of up to twice its size limits, and rejects larger ones itself', async ({
  proxied,
}) => {
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const tooLarge = await proxied.send('/kontakt', { ...form, body: 'x'.repeat(20_000) });
  expect([tooLarge.status, tooLarge.body]).toEqual([413, expect.stringContaining('lang="de"')]);
  const farTooLarge = await proxied.send('/kontakt', { ...form, body: 'x'.repeat(40_000) });
  expect([farTooLarge.status, farTooLarge.body]).toEqual([413, expect.stringContaining('nginx')]);
  const longUrl = await proxied.send(`/suche?q=${'x'.repeat(5000)}`);
  expect([longUrl.status, longUrl.body]).toEqual([414, expect.stringContaining('lang="de"')]);
});

test('rejects requests only from the address that exceeds the rate limit', async ({ proxied }) => {
  const path = '/robots.txt';
  const flood = await Promise.all(
    Array.from({ length: 200 }, () => proxied.send(path, { from: '127.0.0.99' })),
  );
  const rejected = flood.filter(({ status }) => status === 429).length;
  expect(rejected).toBeGreaterThan(50);
  expect(rejected).toBeLessThan(150);
  expect((await proxied.send(path, { from: '127.0.0.98' })).status).toBe(200);
});
