import { TestShell } from '../../../../test/test-shell.ts';
import { readPolicyReports } from './read-policy-reports.ts';

const PAGE = 'https://site.example/presse?name=Erika#a';

/** In Firefox's format. */
const cspReport = (report: Record<string, unknown>) => ({
  'csp-report': { 'document-uri': PAGE, ...report },
});

/** In Chromium's format. */
const queued = (type: string, body: Record<string, unknown>) => ({
  age: 88,
  type,
  url: PAGE,
  user_agent: 'Spion/1.0',
  body: { documentURL: PAGE, originalPolicy: "default-src 'none'", sourceFile: PAGE, lineNumber: 1, ...body },
});

describe('readPolicyReports', () => {
  it.each<[string, unknown, [string, string, string | undefined]]>([
    [
      'a URL on another host',
      cspReport({ 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example:8443/a?secret=1' }),
      ['img-src', 'evil.example:8443', '/presse'],
    ],
    [
      'a directive with its sources',
      cspReport({ 'violated-directive': "script-src 'self'", 'blocked-uri': 'inline' }),
      ['script-src', 'inline', '/presse'],
    ],
    [
      'an extension’s script',
      cspReport({ 'effective-directive': 'script-src-elem', 'blocked-uri': 'chrome-extension://abc/a.js' }),
      ['script-src-elem', 'chrome-extension', '/presse'],
    ],
    [
      'a report that names no page',
      cspReport({ 'document-uri': 'about', 'effective-directive': 'no-such-src', 'blocked-uri': 'A B' }),
      ['other', 'unknown', undefined],
    ],
    [
      'a queued violation',
      [
        queued('csp-violation', {
          effectiveDirective: 'require-trusted-types-for',
          blockedURL: 'trusted-types-sink',
        }),
      ],
      ['require-trusted-types-for', 'trusted-types-sink', '/presse'],
    ],
    [
      'a script without a hash',
      [queued('integrity-violation', { blockedURL: 'https://site.example/x.js', destination: 'script' })],
      ['integrity-policy', 'site.example', '/presse'],
    ],
    [
      'an opener policy violation',
      [queued('coop', { disposition: 'enforce' })],
      ['cross-origin-opener-policy', 'none', '/presse'],
    ],
  ])('keeps directive, host and path of %s', (_case, body, [directive, blocked, path]) => {
    expect(readPolicyReports(body)).toEqual([{ directive, blocked, path }]);
  });

  it('ignores reports of other types, and all reports beyond the 50th', () => {
    expect(readPolicyReports([queued('deprecation', {})])).toEqual([]);
    const many = Array.from({ length: 120 }, () => queued('csp-violation', {}));
    expect(readPolicyReports(many)).toHaveLength(50);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an unrelated object', { a: 1 }],
    ['a string', 'csp-report'],
    ['a report without a body', [{ type: 'csp-violation' }]],
    ['a list of 201 reports', Array.from({ length: 201 }, () => queued('csp-violation', {}))],
  ])('rejects %s', (_case, body) => expect(readPolicyReports(body)).toBeUndefined());
});

describe('[SE8] POST /_reports/csp', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await TestShell.prepare();
    await shell.startReady();
  });
  afterAll(() => shell.end());
  beforeEach(() => {
    shell.log.length = 0;
  });

  let sender = 10;
  const post = (body: unknown, headers: Record<string, string> = {}, from = `127.0.0.${sender}`) =>
    shell.send(
      'POST',
      '/_reports/csp',
      { 'content-type': 'application/reports+json', ...headers },
      typeof body === 'string' ? body : JSON.stringify(body),
      from,
    );
  const violation = (host: string, effectiveDirective = 'img-src') =>
    queued('csp-violation', { effectiveDirective, blockedURL: `https://${host}/a?secret=1` });
  const lines = () => shell.log.filter(({ violation: logged }) => logged !== undefined);
  async function counted(directive: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${shell.metricsPort}/metrics`)).text();
    return Number(
      new RegExp(`^shell_csp_reports_total\\{directive="${directive}"\\} (\\d+)$`, 'm').exec(text)?.[1],
    );
  }
  beforeEach(() => {
    sender += 1;
  });

  it('counts each violation, and logs each kind once a minute with nothing about the visitor', async () => {
    expect((await post([violation('a.example'), violation('a.example')])).status).toBe(204);
    expect((await post([violation('a.example'), violation('b.example')])).status).toBe(204);
    expect(await counted('img-src')).toBe(4);
    expect(lines().map(({ violation: logged }) => logged)).toEqual([
      { directive: 'img-src', blocked: 'a.example', path: '/presse' },
      { directive: 'img-src', blocked: 'b.example', path: '/presse' },
    ]);
    expect(JSON.stringify(shell.log)).not.toMatch(/Erika|secret|Spion|127\.0\.0/);
  });

  it('accepts Firefox’s format', async () => {
    const report = cspReport({ 'effective-directive': 'font-src', 'blocked-uri': 'data' });
    const headers = { 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin' };
    expect((await post(report, headers)).status).toBe(204);
    expect(await counted('font-src')).toBe(1);
  });

  it('logs at most 100 kinds, even if more are forged', async () => {
    for (let request = 0; request < 4; request += 1) {
      const forged = Array.from({ length: 50 }, (_, index) => violation(`${request}-${index}.example`));
      expect((await post(forged)).status).toBe(204);
    }
    expect(lines().length).toBeLessThanOrEqual(100);
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['an unrelated object', { a: 1 }, {}, 400],
    ['truncated JSON', '[{', {}, 400],
    ['prototype pollution', '[{"__proto__": {"a": 1}}]', {}, 400],
    ['an oversized body', JSON.stringify([queued('csp-violation', { x: 'x'.repeat(70_000) })]), {}, 413],
    ['another content type', '[]', { 'content-type': 'application/json' }, 415],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a foreign origin', [], { origin: 'https://evil.example' }, 403],
    ['a cross-site request', [], { 'sec-fetch-site': 'cross-site' }, 403],
  ])('rejects %s', async (_case, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
  });

  it('limits requests per network and minute, and rejects other methods', async () => {
    // The count starts again every minute, and these requests may span two minutes.
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await post([])).status));
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    expect((await post([], {}, '127.0.0.200')).status).toBe(204);
    expect((await shell.get('/_reports/csp')).status).toBe(405);
  });
});
