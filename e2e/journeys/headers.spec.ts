import { untilHydrated } from '../site/islands.ts';
import { PAGES } from '../site/pages.ts';
import { rawRequest } from '../site/raw-request.ts';
import { expect, test } from '../site/test.ts';

for (const { path } of PAGES) {
  test(`[F35] page ${path} has the security headers`, async ({ siteUrl }) => {
    const { headers } = await rawRequest(siteUrl, path);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin; report-to="policy"',
      'reporting-endpoints': 'policy="/_reports/csp"',
      'cross-origin-resource-policy': 'same-origin',
      'integrity-policy': expect.stringContaining('blocked-destinations=(script)'),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers.server).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();

    const policy = parsePolicy(String(headers['content-security-policy']));
    expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]+=*'$/);
    expect(policy['style-src']).toMatch(/^'self'( 'sha256-[\w+/]+=*')*$/);
    expect(policy).toMatchObject({
      'style-src-attr': "'unsafe-inline'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "default shell html 'allow-duplicates'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'base-uri': "'none'",
    });
  });
}

test('[F34] the document has no executable inline script, and contains a hash for every script that it references', async ({
  page,
}) => {
  await page.goto('/presse/bildmaterial');
  const scripts = await page.locator('script').evaluateAll((elements) =>
    elements.map((element) => {
      const { type, src, integrity } = element as HTMLScriptElement;
      return { type, src: src && new URL(src).pathname, hasIntegrity: integrity.startsWith('sha256-') };
    }),
  );
  for (const { type, src, hasIntegrity } of scripts) {
    if (src) expect(hasIntegrity, src).toBe(true);
    else expect(['importmap', 'application/json', 'application/ld+json']).toContain(type);
  }
});

test('[SE8] [F34] HTML set as a string cannot redirect visitors', async ({ page }) => {
  await page.goto('/presse/bildmaterial');
  // The sanitizer loads with the first island; until then, such strings are rejected.
  await untilHydrated(page, page.locator('[data-island]').first());
  const sanitized = await page.evaluate(() => {
    const element = document.createElement('div');
    element.innerHTML = [
      '<meta http-equiv="refresh" content="0;url=/service/fragen">',
      '<base href="//evil.example"><link rel="stylesheet" href="/a.css"><style>*{}</style>',
      '<form action="//evil.example"></form><iframe srcdoc="a"></iframe><object data="/a"></object>',
      '<template><meta http-equiv="refresh" content="0"></template>',
      '<p class="a">bleibt</p>',
    ].join('');
    return element.innerHTML;
  });
  expect(sanitized).toBe('<p class="a">bleibt</p>');
});

test('assets are immutable, precompressed and typed', async ({ page, siteUrl }) => {
  await page.goto('/presse/bildmaterial');
  const links = await page
    .locator('link[rel=stylesheet], link[rel=modulepreload], script[src]')
    .evaluateAll((elements) =>
      elements.map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? ''),
    );
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    const { status, headers } = await rawRequest(siteUrl, link, {
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(status, link).toBe(200);
    expect(headers['cache-control'], link).toMatch(/public.*max-age=31536000.*immutable/);
    expect(headers['content-encoding'], link).toBe('br');
    expect(headers['x-content-type-options'], link).toBe('nosniff');
  }
});

test('an unchanged page gets status 304 without a body', async ({ siteUrl }) => {
  const first = await rawRequest(siteUrl, '/service/fragen');
  const etag = String(first.headers.etag);
  const second = await rawRequest(siteUrl, '/service/fragen', { headers: { 'if-none-match': etag } });
  expect(second.status).toBe(304);
  expect(second.body).toBe('');
  expect(second.headers['x-live-set']).toBe(first.headers['x-live-set']);
});

test('/healthz and /readyz report the site’s state', async ({ siteUrl }) => {
  expect((await rawRequest(siteUrl, '/healthz')).status).toBe(200);
  const ready = await rawRequest(siteUrl, '/readyz');
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body)).toMatchObject({ ready: true, liveSet: expect.stringMatching(/^\d+-/) });
});

function parsePolicy(header: string): Record<string, string> {
  return Object.fromEntries(
    header
      .split(';')
      .map((directive) => directive.trim())
      .filter(Boolean)
      .map((directive) => {
        const [name = '', ...values] = directive.split(/\s+/);
        return [name, values.join(' ')];
      }),
  );
}
