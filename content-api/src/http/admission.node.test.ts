import { setTimeout as delay } from 'node:timers/promises';
import { NETWORK_HEADER } from '@stadtraum/contracts/forms/submission';
import { INNER_SECRET_HEADER } from '@stadtraum/server-base/inner-secret';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { INNER_SECRET, type RunningApi, startContentApi } from '../testing/processes.ts';

const GREEDY = '192.0.2.1';
const OTHER = '192.0.2.2';
/** Milliseconds after which a search that waits for the database is refused. */
const MAX_WAIT_MS = 1500;

/** Words to misspell differently in each search, which makes every search as costly as possible. */
const WORDS = [
  'mietze',
  'wohnnug',
  'gratenfest',
  'schuule',
  'strase',
  'hauus',
  'projketentwicklung',
  'betribskosten',
];
let searchCount = 0;
function worstSearch(): string {
  searchCount += 1;
  const words = WORDS.map(
    (word, index) => word.slice(0, 3) + 'abcdefgh'[(searchCount + index) % 8] + word.slice(3),
  );
  return `/page?${new URLSearchParams({ path: '/suche', query: `q=${words.join('+')}+${searchCount}` })}`;
}

describeOnBothDatabases('admission to the database', (newDatabase) => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startContentApi({ ...(await newDatabase()), SEARCHES_PER_NETWORK: '100' });
  });
  afterAll(() => api.stop());

  const request = async (address: string, network?: string, secret = INNER_SECRET) => {
    const headers = network === undefined ? {} : { [NETWORK_HEADER]: network, [INNER_SECRET_HEADER]: secret };
    const startedAt = performance.now();
    const response = await api.get(address, headers);
    await response.arrayBuffer();
    return {
      status: response.status,
      ms: performance.now() - startedAt,
      retryAfter: response.headers.get('retry-after'),
    };
  };
  const metric = async (prefix: string) => {
    const text = await (await api.get('/metrics')).text();
    const line = text.split('\n').find((candidate) => candidate.startsWith(prefix));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };

  it('[SE6] serves pages to other visitors during 30 parallel searches from 30 visitors @full', async () => {
    const { ms } = await request(worstSearch(), '198.51.100.99');
    const searches = Array.from({ length: 30 }, (_, index) => request(worstSearch(), `198.51.100.${index}`));
    const others = await Promise.all(
      ['/page?path=/impressum', '/revision', '/readyz', '/page?path=/kontakt'].map((address) =>
        request(address, OTHER),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    // On a slow machine, fewer searches are admitted before the others have waited too long.
    const admitted = Math.min(15, MAX_WAIT_MS / (2 * ms));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(admitted);
  });

  it('[SE6] refuses requests of a network that exceeds its share, without affecting other networks @full', async () => {
    const flood = Promise.all(Array.from({ length: 60 }, () => request(worstSearch(), GREEDY)));
    const other = await request(worstSearch(), OTHER);
    expect(other.status).toBe(200);
    const responses = await flood;
    const refused = responses.filter(({ status }) => status === 429);
    // On a slow machine, a search may wait too long, which is a 503.
    expect(responses.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(refused.length).toBeGreaterThan(5);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(await metric('content_api_admission_rejected_total{reason="network-queue-full"}')).toBe(
      refused.length,
    );
  });

  it('[SE6] limits searches per network and minute for networks that the shell reports @full', async () => {
    const statusesOf = async (secret?: string) => {
      const statuses = new Set<number>();
      for (let count = 0; count < 120; count += 1) {
        statuses.add((await request('/daten/suchvorschlaege?q=m', '203.0.113.7', secret)).status);
      }
      return [...statuses];
    };
    expect(await statusesOf('not-the-secret-of-the-tests-0123456789')).toEqual([200]);
    expect(await statusesOf()).toEqual([200, 429]);
    expect((await request('/daten/suchvorschlaege?q=m', '203.0.113.8')).status).toBe(200);
    expect((await request('/page?path=/impressum', '203.0.113.7')).status).toBe(200);
    for (const address of ['/page?path=/suche&query=q%3Dmiete', '/daten/presse/bilder.zip?bild=187']) {
      const responses = await Promise.all(Array.from({ length: 20 }, () => request(address, '203.0.113.7')));
      expect(responses.map(({ status }) => status)).toContain(429);
    }
  });

  it('[SE6] aborts searches whose visitors have disconnected @full', async () => {
    const visitors = new AbortController();
    const waiting = async () => (await metric('content_api_admission_queue{cost="costly"}')) ?? 0;
    const searches = Array.from({ length: 50 }, () =>
      fetch(api.url + worstSearch(), { signal: visitors.signal }).catch(() => undefined),
    );
    while ((await waiting()) <= 20) await delay(5);
    visitors.abort();
    await Promise.all(searches);
    const next = await request(worstSearch(), OTHER);
    expect(next.status).toBe(200);
    while ((await waiting()) > 0) await delay(5);
    expect(await metric('content_api_admission_rejected_total{reason="disconnected"}')).toBeGreaterThan(10);
  });

  it('[OP10] exposes metrics about the database, content, admission and renditions @full', async () => {
    const { revision } = (await (await api.get('/revision')).json()) as { revision: string };
    expect(await metric('content_api_database_up')).toBe(1);
    expect(await metric(`content_api_content_info{revision="${revision}"}`)).toBe(1);
    const loaded = (await metric('content_api_content_loaded_timestamp_seconds')) ?? 0;
    expect(Math.abs(Date.now() / 1000 - loaded)).toBeLessThan(600);
    expect(await metric('content_api_content_load_failures_total')).toBe(0);
    expect(await metric('content_api_statement_timeouts_total')).toBeDefined();
    expect(await metric('content_api_media_renders_total{result="rendered"}')).toBe(0);
  });
});
