import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { watchMachine } from '../site/machine.ts';
import { type ContentProxy, type Health, startContentProxy } from './stage/content-proxy.ts';
import { type StageServer, stage, startShell } from './stage/stage.ts';

/** Time after which the shell serves a stale page. */
const CONTENT_TIMEOUT_MS = 800;
/** Added to time limits, because the machine may be busy. */
const SLACK_MS = 700;
/** The shell waits at most this long for content that it has not cached. */
const PAGE_DEADLINE_MS = 2_500;
/** The shell trusts the last response for this long; after a failure it revalidates in the background. */
const TRUST_MS = 5_500;

const CACHED_PATH = '/heil';

/** Each kind of failure has a separate shell. All content APIs fail at the same time, so the tests wait only once. */
const FAILURES: Record<'down' | 'slow' | 'faulty', { first: Health; others: Health[]; code: string }> = {
  down: { first: 'down', others: ['fails'], code: 'CONTENT_UNAVAILABLE' },
  slow: { first: 'hangs', others: ['trickles'], code: 'CONTENT_UNAVAILABLE' },
  faulty: { first: 'html', others: ['truncated', 'wrong-types'], code: 'CONTENT_ANSWER_INVALID' },
};
const sites = new Map<string, { proxy: ContentProxy; shell: StageServer }>();

test.beforeAll(async () => {
  test.setTimeout(120_000);
  for (const failure of Object.keys(FAILURES)) {
    const proxy = await startContentProxy(stage().contentApiUrl);
    sites.set(failure, { proxy, shell: await startShell({ contentApiUrl: proxy.url }) });
  }
  for (const { shell } of sites.values()) expect((await fetch(shell.url + CACHED_PATH)).status).toBe(200);
  for (const [failure, { proxy }] of sites) await proxy.setHealth(FAILURES[failure as 'down'].first);
  await delay(TRUST_MS);
});

test.afterAll(async () => {
  for (const { proxy, shell } of sites.values()) {
    await shell.end();
    await proxy.close();
  }
});

/** This path is not in the sitemap, so the shell has not prefetched it. */
const UNCACHED_PATH = '/nie-gesehen';

for (const [failure, { first, others, code }] of Object.entries(FAILURES)) {
  const fault = failure === 'slow' ? '[F17]' : '[F16]';

  test(`${fault} keeps serving a cached page while the content API is ${failure} @full`, async () => {
    const { proxy, shell } = siteOf(failure);
    for (const health of [first, ...others]) {
      if (health !== first) await proxy.setHealth(health);
      for (let request = 0; request < 3; request += 1) {
        const { status, body, ms, limit } = await fetchPage(shell, CACHED_PATH);
        expect({ health, status, stale: body.includes('Heil') }).toEqual({
          health,
          status: 200,
          stale: true,
        });
        expect(ms).toBeLessThan(limit(CONTENT_TIMEOUT_MS));
      }
      // The shell keeps requesting content.
      if (health !== 'down') await expect.poll(() => proxy.requests()).toBeGreaterThan(0);
    }
    await expect.poll(() => shell.codes()).toContain(code);
  });

  test(`${fault} serves the site’s 503 page in place of an uncached page while the content API is ${failure} @full`, async () => {
    const { proxy, shell } = siteOf(failure);
    for (const health of [first, ...others]) {
      await proxy.setHealth(health);
      const { status, headers, body, ms, limit } = await fetchPage(shell, UNCACHED_PATH);
      expect({ health, status }).toEqual({ health, status: 503 });
      expect(headers.get('retry-after')).toBe('10');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(body).toContain('<html lang="de"');
      expect(body).toContain('Stadtraum');
      expect(body).toContain('Wir sind gleich wieder für Sie da');
      expect(body).not.toMatch(/unexpected|CONTENT_|DATABASE_/);
      expect(ms).toBeLessThan(limit(PAGE_DEADLINE_MS));
    }
    await proxy.setHealth('healthy');
    await expect.poll(async () => (await fetchPage(shell, UNCACHED_PATH)).status).toBe(404);
  });
}

function siteOf(failure: string): { proxy: ContentProxy; shell: StageServer } {
  const site = sites.get(failure);
  if (!site) throw new Error(`no site for ${failure}`);
  return site;
}

/**
 * Fetches a page as a visitor would.
 *
 * @returns the response, its time in milliseconds, and a function that scales a deadline to the machine's load
 */
async function fetchPage(shell: StageServer, path: string) {
  const machine = watchMachine();
  const startedAt = performance.now();
  const response = await fetch(shell.url + path);
  const body = await response.text();
  const ms = performance.now() - startedAt;
  const limit = (deadlineMs: number) => Math.max(deadlineMs + SLACK_MS, machine.limit(deadlineMs));
  return { status: response.status, headers: response.headers, body, ms, limit };
}
