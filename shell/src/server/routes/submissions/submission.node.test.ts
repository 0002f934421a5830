import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SUBMISSION_LIMIT } from '@stadtraum/contracts/forms/submission';
import { blockOf, pageOf } from '../../../../test/stand-ins.ts';
import { TestShell } from '../../../../test/test-shell.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_FORM = { ...FORM, accept: 'application/json' };

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  await shell.startReady();
});
afterAll(() => shell.end());
beforeEach(() => {
  shell.content.health = 'up';
});

/** Sets the content API's response. @returns the requests that it receives */
function respondWith(status: number, responseBody: unknown) {
  const received: { path: string | null; query: string | null; headers: unknown; body: string }[] = [];
  shell.content.submission = (url, { headers }, body) => {
    received.push({
      path: url.searchParams.get('path'),
      query: url.searchParams.get('query'),
      headers,
      body,
    });
    return { status, responseBody };
  };
  return received;
}

const post = (headers: Record<string, string> = FORM, body = 'a=1', path = '/kontakt') =>
  shell.send('POST', path, headers, body);

describe('a form sent to a page', () => {
  it('is forwarded unchanged, with the visitor’s network and no other data about the visitor', async () => {
    const received = respondWith(200, { kind: 'json', status: 200, body: { status: 'success', aid: 0 } });
    const { status, headers, body } = await post(
      { ...JSON_FORM, cookie: 'a=b', 'user-agent': 'x' },
      'tx_a[email]=%C3%A4',
      '/?type=1777&tx_a%5Baction%5D=send',
    );
    expect([status, JSON.parse(body), headers['cache-control']]).toEqual([
      200,
      { status: 'success', aid: 0 },
      'no-store',
    ]);
    const [{ headers: sent, ...forwarded } = { headers: {} }] = received;
    expect(forwarded).toEqual({
      path: '/',
      query: 'type=1777&tx_a%5Baction%5D=send',
      body: 'tx_a[email]=%C3%A4',
    });
    expect(sent).toMatchObject({ ...JSON_FORM, 'x-visitor-network': '127.0.0.1' });
    // These headers identify the shell and the visitor's request to the content API (SE9, OP9).
    const secret = readFileSync(join(shell.data, 'inner-secret'), 'utf8').trim();
    expect(sent).toMatchObject({ 'x-inner-secret': secret, 'x-request-id': headers['x-request-id'] });
    expect(Object.keys(sent as object)).not.toContain('cookie');
    expect(sent).not.toMatchObject({ 'user-agent': 'x' });
  });

  it('redirects to another page', async () => {
    respondWith(200, { kind: 'redirect', location: '/kontakt?tx_powermail_pi1=1#dank' });
    const { status, headers } = await post();
    expect([status, headers.location]).toEqual([303, '/kontakt?tx_powermail_pi1=1#dank']);
  });

  it('gets the page with its errors as an uncacheable response', async () => {
    const regions = { main: [blockOf('m', 'text', { html: '<p>Bitte prüfen</p>' })] };
    const page = pageOf({ path: '/kontakt', regions, meta: { referrer: 'no-referrer' } });
    respondWith(200, { kind: 'page', status: 422, page });
    const { status, headers, body } = await post();
    expect([status, headers['cache-control'], headers['referrer-policy'], headers.etag]).toEqual([
      422,
      'no-store, no-transform',
      'no-referrer',
      undefined,
    ]);
    expect(body).toContain('<p>Bitte prüfen</p>');
  });

  it('is shown to nobody else, although a block keeps what it renders at module level', async () => {
    const pageWith = (content: { value?: string }) =>
      pageOf({
        path: '/anfrage',
        queryParameters: ['q'],
        regions: { main: [blockOf('m', 'form', content)] },
      });
    shell.content.put(pageWith({}));
    shell.content.filter = (page, query) =>
      page.path === '/anfrage' ? pageWith({ value: query.replace('q=', '') }) : page;
    shell.content.submission = (_url, _request, body) => {
      const page = pageWith(body === '' ? {} : { value: body });
      return { status: 200, responseBody: { kind: 'page', status: 422, page } };
    };
    const form = (draft: string) => `<form>${draft} ${draft} 0</form>`;
    for (let round = 0; round < 3; round += 1) {
      const [erika, max, nothing, page] = await Promise.all([
        post(FORM, 'Erika', '/anfrage'),
        shell.get('/anfrage?q=Max'),
        post(FORM, '', '/anfrage'),
        shell.get('/anfrage'),
      ]);
      expect(erika?.body).toContain(form('Erika'));
      expect(max?.body).toContain(form('Max'));
      expect(nothing?.body).toContain(form(''));
      expect(page?.body).toContain(form(''));
      expect(page?.headers['cache-control']).toMatch('public');
    }
  });

  it('is rejected with the content API’s status', async () => {
    respondWith(405, {});
    const { status, headers } = await post();
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    ['fails', 500, {}],
    ['returns an invalid response', 200, { kind: 'redirect', location: 'https://evil.example/' }],
    ['redirects to another host', 200, { kind: 'redirect', location: '//evil.example' }],
  ])('gets a 503 and is logged when the content API %s', async (_case, status, responseBody) => {
    respondWith(status, responseBody);
    shell.log.length = 0;
    const page = await post();
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    const json = await post(JSON_FORM);
    expect([json.status, JSON.parse(json.body)]).toEqual([503, { code: 'SUBMISSION_UNDELIVERED' }]);
    expect([page, json].map(({ headers }) => headers['retry-after'])).toEqual(['10', '10']);
    expect(shell.codes()).toContain('SUBMISSION_UNDELIVERED');
    expect(JSON.stringify(shell.log)).not.toContain('a=1');
  });

  it.each<[string, Record<string, string>, string, number]>([
    ['another origin', { ...FORM, origin: 'https://evil.example' }, 'a=1', 403],
    ['another site', { ...FORM, 'sec-fetch-site': 'cross-site' }, 'a=1', 403],
    ['another host of this site', { ...FORM, 'sec-fetch-site': 'same-site' }, 'a=1', 403],
    ['the origin null', { ...FORM, origin: 'null' }, 'a=1', 403],
    ['more than 16 kB', FORM, 'a'.repeat(SUBMISSION_LIMIT + 1), 413],
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['text', { 'content-type': 'text/plain' }, 'a=1', 415],
    ['no content', {}, '', 415],
  ])('[F37] is rejected without reaching the content API: %s', async (_case, headers, body, status) => {
    const received = respondWith(200, { kind: 'json', status: 200, body: {} });
    expect((await post(headers, body)).status).toBe(status);
    expect(received).toEqual([]);
  });

  it('[F37] is accepted with the origin null for a page whose address contains a secret', async () => {
    shell.content.put(pageOf({ path: '/abo/verwalten', meta: { referrer: 'no-referrer' } }));
    respondWith(200, { kind: 'json', status: 200, body: {} });
    const hidden = { ...FORM, origin: 'null' };
    expect((await post(hidden, 'a=1', '/abo/verwalten?token=t')).status).toBe(200);
    expect((await post({ ...hidden, 'sec-fetch-site': 'cross-site' }, 'a=1', '/abo/verwalten')).status).toBe(
      403,
    );
    shell.log.length = 0;
    expect((await post(hidden)).status).toBe(403);
    await shell.waitUntil(() => shell.log.length > 0);
    expect(shell.log).toMatchObject([{ rejected: expect.stringMatching(/Origin: null, Host: 127/) }]);
  });

  it('is accepted from a page without an origin if Sec-Fetch-Site is same-origin', async () => {
    respondWith(200, { kind: 'json', status: 200, body: {} });
    expect((await post({ ...FORM, origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    const host = 'localhost:4000';
    expect((await post({ ...FORM, host, origin: `http://${host}` })).status).toBe(200);
  });

  it('[SE3] [F41] is limited per network, excluding requests that are rejected for another reason', async () => {
    respondWith(200, { kind: 'json', status: 200, body: {} });
    const statuses = new Set<number>();
    for (let count = 1; count <= 310; count += 1)
      statuses.add((await post({ 'content-type': 'text/plain' })).status);
    expect([...statuses]).toEqual([415]);
    expect((await post()).status).toBe(200);
    // The count starts again every minute, and these requests may span two minutes.
    const send = async () => (await post()).status;
    let status = await send();
    for (let sent = 2; status === 200 && sent <= 610; sent += 1) status = await send();
    expect(status).toBe(429);
    // Rejected forms are counted (OP10).
    expect((await shell.metrics()).get('shell_submissions_total{result="refused"}')).toBeGreaterThan(310);
  });
});

describe('/daten/*', () => {
  it('is forwarded to the content API with its query, for valid paths only', async () => {
    shell.content.data = (request, response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end(request.url);
    const { status, headers, body } = await shell.get('/daten/suchvorschlaege?q=M%C3%BCll');
    expect([status, headers['content-type'], headers['set-cookie'], body]).toEqual([
      200,
      'application/json',
      undefined,
      '/daten/suchvorschlaege?q=M%C3%BCll',
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await shell.get('/daten/neuigkeiten.atom')).status).toBe(200);
    for (const path of ['/daten/', '/daten/../page', '/daten/a%2fb', '/daten/a//b', '/daten/.env'])
      expect([path, (await shell.get(path)).status]).toEqual([path, 404]);
  });

  it('is a 503 while the content API is down', async () => {
    shell.content.health = 'fails';
    shell.log.length = 0;
    expect((await shell.get('/daten/neuigkeiten.atom')).status).toBe(503);
    expect(shell.codes()).toEqual(['DATA_UNAVAILABLE']);
  });

  it('may redirect to another page, but not to another site', async () => {
    shell.content.health = 'up';
    for (const [location, status] of [
      ['/presse/bildmaterial?merkliste=leer#merkliste', 303],
      ['//evil.example', 503],
      ['/\\evil.example', 503],
      ['https://evil.example/', 503],
    ] as const) {
      shell.content.data = (_request, response) => response.writeHead(303, { location }).end();
      const response = await shell.get('/daten/presse/bilder.zip');
      const expected = status === 303 ? location : undefined;
      expect([response.status, response.headers.location]).toEqual([status, expected]);
    }
  });
});
