import { writeRemote } from '../../../test/fixture-releases.ts';
import { blockOf } from '../../../test/stand-ins.ts';
import { TestShell } from '../../../test/test-shell.ts';

let shell: TestShell;
beforeEach(async () => {
  shell = await TestShell.prepare();
});
afterEach(() => shell.end());

const FIRST = 'mf-fixture@1.0.0-0000000001';

describe('[OP10] /metrics', () => {
  it('includes metrics for blocks by release, caches, the live set and the content', async () => {
    shell.content.put({
      path: '/',
      regions: { main: [blockOf('a', 'text', { html: 'da' }), blockOf('b', 'thrower')] },
    });
    shell.content.put({ path: '/heil', regions: { main: [blockOf('a', 'text', { html: 'heil' })] } });
    await shell.startReady();
    for (let request = 0; request < 4; request += 1) await shell.get('/');
    for (let request = 0; request < 3; request += 1) await shell.get('/heil');

    const metrics = await shell.metrics();
    const block = (type: string, more = '') => `{block="${type}",release="${FIRST}"${more}}`;
    expect(metrics.get(`shell_block_render_seconds_count${block('text')}`)).toBe(2);
    expect(metrics.get(`shell_block_failures_total${block('thrower', ',cause="threw"')}`)).toBe(3);
    expect(metrics.get(`shell_block_fallbacks_total${block('thrower', ',state="missing"')}`)).toBe(4);
    expect(metrics.get(`shell_circuit_open${block('thrower')}`)).toBe(1);
    expect(metrics.get(`shell_circuit_open${block('text')}`)).toBe(0);

    const lookups = (cache: string, result: string) =>
      metrics.get(`shell_cache_requests_total{cache="${cache}",result="${result}"}`);
    expect(lookups('content', 'stale')).toBe(0);
    // After three seconds, the sweep may have fetched the second page before the first visitor.
    expect([1, 2]).toContain(lookups('content', 'miss'));
    expect(lookups('content', 'hit')).toBe(7 - (lookups('content', 'miss') ?? 0));
    expect([lookups('page', 'hit'), lookups('page', 'miss')]).toEqual([2, 5]);
    // The first block on `/` comes from the cache three times; the second one never does.
    expect([lookups('fragment', 'hit'), lookups('fragment', 'miss')]).toEqual([3, 6]);
    for (const cache of ['page', 'fragment', 'content']) {
      expect(metrics.get(`shell_cache_bytes{cache="${cache}"}`)).toBeGreaterThan(0);
    }

    expect(metrics.get('shell_live_set_info{live_set="1-00000001"}')).toBe(1);
    expect(metrics.get('shell_live_set_lag_seconds')).toBe(0);
    expect(metrics.get('shell_registry_up')).toBe(1);
    expect(metrics.get('shell_content_up')).toBe(1);
    expect(metrics.get('shell_content_info{revision="1"}')).toBe(1);
    expect(metrics.get('shell_content_age_seconds')).toBeLessThan(30);
    expect(metrics.get('shell_renderers')).toBeGreaterThanOrEqual(2);
    expect(metrics.get('http_requests_total{route="/*",method="GET",status="200"}')).toBe(7);
  });

  it('drops the series of releases that are no longer live, and counts replaced renderers @full', async () => {
    const main = [blockOf('a', 'text', { html: 'da' }), blockOf('b', 'dies')];
    shell.content.put({ path: '/', regions: { main } });
    await shell.startReady();
    await shell.get('/');
    await shell.waitUntil(async () =>
      (await shell.metrics()).has('shell_renderer_restarts_total{end="crashed"}'),
    );
    const next = await shell.activate(
      await writeRemote(shell.releases, { version: '1.0.0-0000000002', sequence: 2 }),
    );
    await shell.waitUntil(async () => (await shell.metrics()).has(`shell_live_set_info{live_set="${next}"}`));
    expect([...(await shell.metrics()).keys()].filter((series) => series.includes(FIRST))).toEqual([]);
  });

  it('reports a pending live set and unavailable servers', async () => {
    await shell.startReady();
    const files = { 'server/index.cjs': 'throw new Error("boom")' };
    await shell.activate(await writeRemote(shell.releases, { version: '1.0.0-0000000002', files }));
    await shell.waitUntil(async () => ((await shell.metrics()).get('shell_live_set_lag_seconds') ?? 0) > 0);
    shell.content.health = 'fails';
    await shell.registry.stop();
    await shell.waitUntil(async () => {
      const metrics = await shell.metrics();
      return metrics.get('shell_registry_up') === 0 && metrics.get('shell_content_up') === 0;
    });
  });
});
