import { NETWORK_HEADER } from '@stadtraum/contracts/forms/submission';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { blockOf } from '../../../test/stand-ins.ts';
import { TestShell } from '../../../test/test-shell.ts';

const INNER_SECRET = 'inner-secret-of-the-tests-0123456789';
const TOO_MANY = 'Von Ihnen kamen gerade sehr viele Anfragen.';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.prepare();
  shell.content.put({
    path: '/suche',
    queryParameters: ['q'],
    regions: { main: [blockOf('m', 'text', { html: 'Treffer' })] },
  });
  shell.content.filter = (page, query) => (query === 'q=zu+viel' ? { ...page, status: 429 as 200 } : page);
  shell.content.data = (request, response) => {
    if (request.url?.startsWith('/daten/lang')) return response.writeHead(414).end('{}');
    const isRejected = request.url?.endsWith('zu-viel');
    return response.writeHead(isRejected ? 429 : 200).end('{}');
  };
  await shell.startReady({ INNER_SECRET, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => shell.end());

/** The headers of the search request that the content API received. */
const headersOfSearch = (start: string) => {
  const { requests, headers } = shell.content;
  return headers[requests.findIndex((request) => request.startsWith(start) && request.includes('miete'))];
};

describe('a request that queries the content API’s database', () => {
  it('[SE6] is forwarded with the visitor’s network', async () => {
    expect((await shell.get('/suche?q=miete')).status).toBe(200);
    expect(headersOfSearch('/page')).toMatchObject({
      [NETWORK_HEADER]: '127.0.0.1',
      [INNER_SECRET_HEADER]: INNER_SECRET,
    });
    expect((await shell.get('/daten/suchvorschlaege?q=miete')).status).toBe(200);
    expect(headersOfSearch('/daten')).toMatchObject({
      [NETWORK_HEADER]: '127.0.0.1',
      [INNER_SECRET_HEADER]: INNER_SECRET,
    });
  });

  it('[SE6] gets a 429 page, not a 503, if its network sends too many requests', async () => {
    for (const url of ['/suche?q=zu+viel', '/daten/suchvorschlaege?q=zu-viel']) {
      const { status, headers, body } = await shell.get(url);
      expect(status).toBe(429);
      expect(body).toContain(TOO_MANY);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect((await shell.get('/suche?q=miete')).status).toBe(200);
  });

  it('[SE6] is forwarded separately for each network, so that a rejection affects only one network', async () => {
    const networks = ['192.0.2.1', '192.0.2.2'];
    const search = (address: string) => shell.get('/suche?q=zugleich', { 'x-forwarded-for': address });
    await Promise.all([...networks, ...networks].map(search));
    const { requests, headers } = shell.content;
    const forwarded = requests.flatMap((request, index) =>
      request.includes('zugleich') ? [headers[index]?.[NETWORK_HEADER]] : [],
    );
    expect(new Set(forwarded)).toEqual(new Set(networks));
  });

  it('[SE1] is not reported as an outage when the content API rejects its URL', async () => {
    expect((await shell.get('/daten/lang')).status).toBe(400);
    expect(shell.log.map(({ code }) => code)).not.toContain('DATA_UNAVAILABLE');
  });
});
