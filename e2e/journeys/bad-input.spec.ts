import { watchMachine } from '../site/machine.ts';
import { type RawResponse, rawRequest } from '../site/raw-request.ts';
import { serverLog } from '../site/server-log.ts';
import { expect, test } from '../site/test.ts';

const LIST = '/presse/bildmaterial';
const TITLE = 'tx_dmpressasset_imagelist[title]';
/** Limit for a cached page after many requests, on an otherwise idle machine. */
const MAX_RESPONSE_MS = 500;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Malformed or hostile requests, and the status of each response. */
const BAD_REQUESTS: {
  title: string;
  target: string;
  status: number;
  method?: string;
  headers?: Record<string, string>;
}[] = [
  { title: 'an unknown path', target: '/gibt/es/nicht', status: 404 },
  { title: 'a path with odd characters', target: '/%3Cscript%3Ealert(1)%3C/script%3E', status: 404 },
  { title: 'a path with ../', target: '/../../etc/passwd', status: 404 },
  { title: 'broken percent-encoding in the path', target: '/presse/%E0%A4%A', status: 400 },
  { title: 'a NUL in the path', target: '/presse/%00', status: 400 },
  { title: 'broken percent-encoding in the query', target: `${LIST}?${TITLE}=%E0%A4%A`, status: 400 },
  { title: 'a query of more than 4 kB', target: `${LIST}?q=${'x'.repeat(4200)}`, status: 414 },
  { title: 'a wrong method', target: LIST, method: 'DELETE', status: 405 },
  { title: 'a form to a page without forms', target: LIST, method: 'POST', headers: FORM, status: 405 },
  { title: 'a POST that is not a form', target: LIST, method: 'POST', status: 415 },
  { title: 'a wrong host', target: '/', headers: { host: 'boese.example' }, status: 421 },
];

for (const { title, target, status, method, headers } of BAD_REQUESTS) {
  test(`${title} gets a branded German page with status ${status} and no internal details`, async ({
    siteUrl,
  }) => {
    const response = await rawRequest(siteUrl, target, {
      ...(method && { method }),
      ...(headers && { headers }),
    });
    expect(response.status).toBe(status);
    expectBranded(response);
    expect(response.headers['cache-control']).toMatch(/no-store|no-cache/);
  });
}

/** Valid queries that must have no effect. */
const HARMLESS_QUERIES = [
  '?__proto__[admin]=1&constructor[prototype][x]=2',
  `?${TITLE}[__proto__][x]=1`,
  '?tx_dmpressasset_imagelist[__proto__][title]=x',
  '?unbekannt=1&unbekannt=2',
  '?&&&=&=',
];

for (const query of HARMLESS_QUERIES) {
  test(`the query ${query} has no effect`, async ({ siteUrl }) => {
    const plain = await rawRequest(siteUrl, LIST);
    const response = await rawRequest(siteUrl, `${LIST}${query}`);
    expect(response.status).toBe(200);
    expect(response.body).toBe(plain.body);
  });
}

test('a repeated parameter or invalid text in the query still gets a branded page', async ({ siteUrl }) => {
  for (const query of [`?${TITLE}=a&${TITLE}=b`, `?${TITLE}[]=a`, `?${TITLE}=%00`]) {
    const response = await rawRequest(siteUrl, `${LIST}${query}`);
    expect([200, 400], query).toContain(response.status);
    expectBranded(response);
  }
});

test('a path that escapes the assets directory is not found', async ({ siteUrl }) => {
  for (const path of [
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/mf-press/../../../etc/passwd',
    '/assets/..%2f..',
  ]) {
    const { status, body } = await rawRequest(siteUrl, path);
    expect([400, 404], path).toContain(status);
    expect(body).not.toContain('root:');
  }
});

test('markup in the title filter remains text', async ({ page }) => {
  await page.goto(
    `${LIST}?${encodeURIComponent(TITLE)}=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
  );
  await expect(page.getByRole('searchbox', { name: 'Titel' })).toHaveValue('"><img src=x onerror=alert(1)>');
  await expect(page.locator('img[src=x]')).toHaveCount(0);
});

test('a bad request is logged at most once, and never as a server error', async ({ siteUrl }) => {
  const token = `fehlt-${Date.now()}`;
  await rawRequest(siteUrl, `/${token}?%E0%A4%A`);
  await expect.poll(async () => (await serverLog('shell')).length).toBeGreaterThan(0);
  const lines = (await serverLog('shell')).filter((line) => line.includes(token));
  expect(lines.length).toBeLessThanOrEqual(1);
  for (const line of lines) expect((JSON.parse(line) as { level: string }).level).not.toBe('error');
});

test('a thousand unknown URLs do not slow down the site @full', async ({ siteUrl }) => {
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => rawRequest(siteUrl, `${LIST}?x${round}=${index}`)),
    );
  }
  const machine = watchMachine();
  const startedAt = performance.now();
  expect((await rawRequest(siteUrl, LIST)).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(machine.limit(MAX_RESPONSE_MS));
});

function expectBranded({ headers, body }: RawResponse): void {
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toBeDefined();
  expect(body).toContain('<html lang="de"');
  expect(body).toContain('Stadtraum');
  expect(body).not.toMatch(/\bat .+\.[cm]?[jt]s:\d+|node_modules|<pre>/);
  expect(body).not.toMatch(/[A-Z]+_[A-Z_]+:/);
}
