import { blockOf } from '../../test/stand-ins.ts';
import { TestShell } from '../../test/test-shell.ts';

/** The end of a request line, and a header that closes the connection after the response. */
const HTTP = 'HTTP/1.1\r\nConnection: close\r\n';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.put({
    path: '/presse',
    title: 'Presse & mehr',
    meta: {
      description: 'Alles für die Presse',
      siteName: 'Haus & Hof',
      preview: { path: '/daten/vorschau/presse.jpg?stand=0123abcd', alt: 'Ein Haus' },
      publisher: { '@type': 'RealEstateAgent' },
      about: { '@type': 'NewsArticle' },
    },
    breadcrumbs: [
      { label: 'Startseite', path: '/' },
      { label: '</script>', path: '/presse' },
    ],
    queryParameters: ['tx_list[title]'],
    regions: {
      header: [blockOf('kopf', 'head', { label: 'Menü' })],
      main: [
        { ...blockOf('text', 'text', { html: '<b>Hallo</b>' }), anchor: 'oben' },
        blockOf('insel', 'island', { label: '</script><b>' }),
      ],
    },
  });
  shell.content.sitemap = () => [
    { path: '/', pictures: [] },
    { path: '/presse', modified: '2026-11-23', pictures: ['/media/hof.0123abcd/640.jpg'] },
  ];
  await shell.startReady();
});
afterAll(() => shell.end());

describe('a page', () => {
  it('is one complete document with everything that its blocks need', async () => {
    const { status, headers, body } = await shell.get('/presse');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-live-set': '1-00000001',
      'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate, no-transform',
      vary: 'Accept-Encoding',
    });
    expect(body).toMatchSnapshot();
  });

  it('comes from the cache the second time, and is a 304 if the browser has it', async () => {
    const first = await shell.get('/presse');
    const second = await shell.get('/presse');
    expect(second.headers['server-timing']).toBe('cache;desc=hit');
    expect(second.body).toBe(first.body);
    const third = await shell.get('/presse', { 'if-none-match': String(first.headers.etag) });
    expect([third.status, third.body]).toEqual([304, '']);
  });

  it.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const { headers, body } = await shell.get('/presse', {
      'accept-encoding': `${encoding}, identity;q=0.1`,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(body).not.toContain('Hallo');
  });

  it('responds to HEAD with the headers for GET', async () => {
    const { status, headers, body } = await shell.send('HEAD', '/presse');
    expect([status, body]).toEqual([200, '']);
    expect(headers['x-live-set']).toBe('1-00000001');
  });

  it('is filtered by its declared parameters, and may then be cached only by the browser', async () => {
    shell.content.filter = (page, query) =>
      page.path === '/presse' && query
        ? { ...page, regions: { main: [blockOf('text', 'text', { html: decodeURIComponent(query) })] } }
        : page;
    const filtered = await shell.get('/presse?utm_source=x&tx_list%5Btitle%5D=Dach&tx_list[title]=Fenster');
    expect(filtered.body).toContain('<p>tx_list[title]=Dach&tx_list[title]=Fenster</p>');
    expect(filtered.headers['cache-control']).toBe('private, max-age=0, must-revalidate, no-transform');
    const campaign = await shell.get('/presse?utm_source=x');
    expect(campaign.headers['server-timing']).toBe('cache;desc=hit');
  });

  it('is the content API’s 404 page for an unknown path', async () => {
    const { status, headers, body } = await shell.get('/gibt-es-nicht');
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
    expect(body).toContain('<title>Nicht gefunden</title>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect((await shell.get('/gibt-es-auch-nicht')).headers['server-timing']).toBe('cache;desc=hit');
  });

  it('redirects if it has moved, and preserves the query', async () => {
    shell.content.redirect('/alt', { redirectUrl: '/presse', statusCode: 301 });
    const { status, headers } = await shell.get('/alt?a=1');
    expect([status, headers.location]).toEqual([301, '/presse?a=1']);
  });

  it('[P36] redirects a submitted filter to its short address, and still applies the filter afterwards', async () => {
    shell.content.put({ path: '/liste', title: 'Liste', queryParameters: ['f[title]'] });
    shell.content.filter = (page, query) =>
      query.endsWith('=') ? { redirectUrl: '/liste', statusCode: 303 } : { ...page, title: `Liste ${query}` };
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await shell.get('/liste?f[title]=');
      expect([status, headers.location]).toEqual([303, '/liste']);
    }
    expect((await shell.get('/liste?f[title]=Ufer')).body).toContain('=Ufer</title>');
    shell.content.filter = (page) => page;
  });

  it('shows a change once the revision changes', async () => {
    shell.content.put({ path: '/edit', title: 'Vorher' });
    await shell.get('/edit');
    shell.content.put({ path: '/edit', title: 'Nachher' });
    shell.content.revision = '2';
    await shell.waitUntil(async () => (await shell.get('/edit')).body.includes('Nachher'));
  });

  it('[F18] [F19] omits unknown and invalid blocks, and logs each once', async () => {
    shell.content.put({
      path: '/luecken',
      regions: {
        main: [
          blockOf('a', 'unknown'),
          blockOf('b', 'text', { html: 1 }),
          blockOf('c', 'text', { html: 'da' }),
        ],
      },
    });
    for (let request = 0; request < 3; request += 1) {
      const { body } = await shell.get(`/luecken`);
      expect(body).toContain('<p>da</p>');
      expect(body).not.toContain('data-block="a"');
    }
    expect(shell.codes().filter((code) => String(code).startsWith('BLOCK'))).toEqual([
      'BLOCK_UNKNOWN',
      'BLOCK_CONTENT_INVALID',
    ]);
  });
});

describe('security headers', () => {
  it('[F35] allow only this site and the import map', async () => {
    const { headers } = await shell.get('/presse');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin; report-to="policy"',
      'cross-origin-resource-policy': 'same-origin',
      'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
      'reporting-endpoints': 'policy="/_reports/csp"',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='; style-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}='){2}; style-src-attr 'unsafe-inline'; .*form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default shell html 'allow-duplicates'; report-uri \/_reports\/csp; report-to policy$/,
      ),
    });
  });
});

describe('bad input', () => {
  it.each([
    ['a URL of 5 kB', 'GET', `/presse?q=${'a'.repeat(5000)}`, 414],
    ['malformed percent-encoding in the path', 'GET', '/presse/%zz', 400],
    ['malformed percent-encoding in the query', 'GET', '/presse?a=%E0%A4', 400],
    ['a NUL', 'GET', '/presse%00', 400],
    ['a URL that is not a path', 'GET', 'http://evil.example/presse', 400],
    ['POST to a file', 'POST', '/assets/x.js', 405],
    ['PUT', 'PUT', '/', 405],
    ['OPTIONS', 'OPTIONS', '/', 405],
    ['TRACE', 'TRACE', '/', 405],
    ['PROPFIND', 'PROPFIND', '/', 405],
  ])('gets an error page: %s', async (_case, method, path, status) => {
    const { headers, body, ...response } = await shell.send(method, path);
    expect(response.status).toBe(status);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(body).toContain('Stadtraum Wohnen');
    expect(body).not.toMatch(/\bat .*:\d+|Error|FST_/);
    if (status === 405) expect(headers.allow).toMatch(/^GET, HEAD(, POST)?$/);
  });

  it.each(['evil.example', 'localhost.evil.example', 'localhost:4000:1'])(
    '[F43] is rejected if the host is "%s"',
    async (host) => {
      expect((await shell.get('/presse', { host })).status).toBe(421);
    },
  );

  it.each(['localhost:1234', 'LOCALHOST', '127.0.0.1', '[::1]:4000'])(
    'is not rejected if the host is "%s"',
    async (host) => {
      expect((await shell.get('/presse', { host })).status).toBe(200);
    },
  );

  it.each([
    ['a polluting query', '/presse?__proto__[polluted]=1&constructor[prototype][polluted]=1'],
    ['a list where a string is expected', '/presse?tx_list[title][]=a&tx_list[title][b][c]=d'],
    ['a query of 2000 parameters', `/presse?${'a&'.repeat(2000)}`],
  ])('is harmless: %s', async (_case, path) => {
    expect((await shell.get(path)).status).toBe(200);
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([
    ['a URL of 40 kB', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 414],
    ['cookies of 17 kB', `GET / ${HTTP}Host: localhost\r\nCookie: a=${'b'.repeat(17_000)}\r\n\r\n`, 431],
    ['something that is not HTTP', 'HALLO\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['[SE8] a second, different host', `GET / ${HTTP}Host: localhost\r\nHost: evil.example\r\n\r\n`, 400],
    ['[SE8] the same host twice', `GET /healthz ${HTTP}Host: localhost\r\nhOST: localhost\r\n\r\n`, 400],
    ['[SE8] two hosts for a page in the cache', `GET /presse ${HTTP}Host: localhost\r\nHost: a\r\n\r\n`, 400],
    ['[SE8] two hosts in one header', `GET / ${HTTP}Host: localhost, evil.example\r\n\r\n`, 421],
    ['[SE8] a host in the first line', `GET http://evil.example/ ${HTTP}Host: localhost\r\n\r\n`, 400],
    ['[SE8] our host in the first line', `GET http://localhost/ ${HTTP}Host: evil.example\r\n\r\n`, 421],
    [
      'a smuggled body',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0',
      400,
    ],
  ])('is rejected: %s', async (_case, bytes, status) => {
    const response = await shell.sendRaw(bytes);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).not.toMatch(/HPE_|\bat .*:\d+/);
  });

  it('is logged once, without the visitor’s address or the query', async () => {
    shell.log.length = 0;
    await shell.get('/presse/%zz?name=Erika', { 'user-agent': 'Spion/1.0' });
    await shell.get('/presse?name=Erika', { 'user-agent': 'Spion/1.0' });
    await shell.send('DELETE', '/presse?name=Erika');
    await shell.waitUntil(() => shell.log.length >= 3);
    expect(shell.log).toHaveLength(3);
    expect(JSON.stringify(shell.log)).not.toMatch(/Erika|127\.0\.0\.1|Spion/);
  });
});

describe('assets', () => {
  it('[0165] are immutable, typed, for any origin, and compressed if the release contains them compressed', async () => {
    const { status, headers, body } = await shell.get('/assets/shell/1.0.0-0000000001/main.js', {
      'accept-encoding': 'br',
    });
    expect([status, body]).toEqual([200, 'not really compressed']);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable, no-transform',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    const plain = await shell.get('/assets/shell/1.0.0-0000000001/main.js', { 'accept-encoding': 'gzip' });
    expect(plain.body).toBe('import("./host.js");');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it.each([
    '/assets/shell/1.0.0-0000000001/none.js',
    '/assets/shell/1.0.0-0000000009/main.js',
    '/assets/shell/1.0.0-0000000001/main.js.br',
    '/assets/mf-fixture/1.0.0-0000000001/../server/index.cjs',
    '/assets/mf-fixture/1.0.0-0000000001/%2e%2e/server/index.cjs',
    '/assets/mf-fixture/1.0.0-0000000001/..%2fserver%2findex.cjs',
    '/assets/shell/1.0.0-0000000001/../manifest.json',
    '/assets/../../etc/passwd',
    '/assets/__proto__/constructor/main.js',
    '/assets/shell/1.0.0-0000000001/__proto__',
    '/assets/',
  ])('return a 404 for %s', async (path) => {
    expect((await shell.get(path)).status).toBe(404);
  });
});

describe('POST /_reports', () => {
  const report = {
    kind: 'error',
    code: 'ISLAND_LOAD_LATE',
    liveSet: '1-00000001',
    path: '/presse',
    block: 'insel',
  };
  const json = { 'content-type': 'application/json' };
  const post = (body: string, headers: Record<string, string> = json) =>
    shell.send('POST', '/_reports', headers, body);

  it('logs valid reports', async () => {
    shell.log.length = 0;
    expect((await post(JSON.stringify([report]))).status).toBe(204);
    expect(shell.log).toContainEqual(expect.objectContaining({ report }));
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['an unrelated object', '{"a": 1}', json, 400],
    ['truncated JSON', '[{', json, 400],
    ['an unknown field', JSON.stringify([{ ...report, ip: '1' }]), json, 400],
    ['prototype pollution', `[{"__proto__": {"a": 1}}]`, json, 400],
    ['an oversized report', JSON.stringify([{ ...report, reason: 'x'.repeat(9000) }]), json, 413],
    ['another content type', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a foreign origin', JSON.stringify([report]), { ...json, origin: 'https://evil.example' }, 403],
    ['a cross-site request', JSON.stringify([report]), { ...json, 'sec-fetch-site': 'cross-site' }, 403],
  ])('rejects %s', async (_case, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it('limits requests per network and minute', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async () => (await post(JSON.stringify([report]))).status),
    );
    expect(statuses).toContain(429);
  });
});

describe('site files', () => {
  it.each([
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/_shell/speculation-rules.json', 'application/speculationrules+json; charset=utf-8'],
    ['/_shell/error.css', 'text/css; charset=utf-8'],
    ['/healthz', 'application/json; charset=utf-8'],
  ])('include %s', async (path, type) => {
    const { status, headers } = await shell.get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('[VI12] include a robots.txt that names the sitemap, and a sitemap with the days and pictures of pages', async () => {
    expect((await shell.get('/robots.txt')).body).toContain('Sitemap: https://site.example/sitemap.xml');
    const { body } = await shell.get('/sitemap.xml');
    expect(body).toContain('<url><loc>https://site.example/</loc></url>');
    expect(body).toContain(
      '<url><loc>https://site.example/presse</loc><lastmod>2026-11-23</lastmod>' +
        '<image:image><image:loc>https://site.example/media/hof.0123abcd/640.jpg</image:loc></image:image></url>',
    );
  });

  it('[VI12] include icons as PNG, and a manifest that names those that exist', async () => {
    const manifest = JSON.parse((await shell.get('/site.webmanifest')).body) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest.icons.map(({ sizes, type }) => `${type} ${sizes}`)).toEqual([
      'image/png 192x192',
      'image/png 512x512',
      'image/png 512x512',
      'image/svg+xml any',
    ]);
    for (const { src, type } of manifest.icons) {
      const { status, headers } = await shell.get(src);
      expect([src, status, headers['content-type']]).toEqual([src, 200, type]);
    }
  });
});
