import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startPostgresql } from '../site/postgresql.ts';
import { startSite } from '../site/site.ts';

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
const liveSetOf = async (registryUrl: string) =>
  ((await (await fetch(`${registryUrl}/live-set`)).json()) as { id?: string }).id;

test('[OP13] [OP7] [OP12] a site that gets DATABASE_URL takes the registry’s store along, serves while the database is unavailable, and starts without it @full', async () => {
  test.setTimeout(400_000);
  const postgresql = await startPostgresql();
  test.skip(!postgresql, 'PostgreSQL is not installed');
  if (!postgresql) return;
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-registry-'));
  const env = { DATA_DIRECTORY: directory };
  const withDatabase = { ...env, DATABASE_URL: postgresql.url };
  try {
    const onDisk = await startSite({ env });
    const liveSet = await liveSetOf(onDisk.registryUrl);
    expect(liveSet).toMatch(/^1-/);
    await onDisk.stop();

    const site = await startSite({ env: withDatabase });
    expect(await liveSetOf(site.registryUrl)).toBe(liveSet);
    expect(await statusOf(`${site.url}/`)).toBe(200);
    expect(await postgresql.sql('select count(*) > 100 from registry.release_files')).toEqual(['t']);
    const { registry } = await site.processes();

    await postgresql.setReachable(false);
    await expect.poll(() => statusOf(`${site.registryUrl}/readyz`)).toBe(503);
    expect(await liveSetOf(site.registryUrl)).toBe(liveSet);
    expect(await statusOf(`${site.url}/`)).toBe(200);
    await postgresql.setReachable(true);
    await expect.poll(() => statusOf(`${site.registryUrl}/readyz`)).toBe(200);
    expect((await site.processes()).registry).toBe(registry);
    await site.stop();

    await postgresql.setReachable(false);
    const restarted = await startSite({ env: withDatabase });
    expect(restarted.output()).toContain('REGISTRY_STORE_UNAVAILABLE: ');
    expect(await statusOf(`${restarted.url}/healthz`)).toBe(200);
    expect(await statusOf(`${restarted.url}/`)).toBe(200);
    await postgresql.setReachable(true);
    await expect.poll(() => statusOf(`${restarted.registryUrl}/readyz`), { timeout: 60_000 }).toBe(200);
    expect(await liveSetOf(restarted.registryUrl)).toBe(liveSet);
    await restarted.stop();
  } finally {
    await postgresql.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

test('[OP12] the first start waits for the database, without which the registry has no key @full', async () => {
  test.setTimeout(200_000);
  const postgresql = await startPostgresql();
  test.skip(!postgresql, 'PostgreSQL is not installed');
  if (!postgresql) return;
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-registry-'));
  const registryLog = () => readFile(join(directory, 'logs/registry.log'), 'utf8').catch(() => '');
  try {
    await postgresql.setReachable(false);
    const env = { DATA_DIRECTORY: directory, DATABASE_URL: postgresql.url, READY_WAIT_MS: '500' };
    const starting = startSite({ env });
    starting.catch(() => undefined);
    await expect.poll(registryLog, { timeout: 60_000 }).toContain('REGISTRY_STORE_UNAVAILABLE');
    // Longer than READY_WAIT_MS, within which a shell without a key fails.
    await delay(4_000);
    await postgresql.setReachable(true);
    const site = await starting;
    expect(site.output()).toContain('and this first start waits for it.');
    expect(await liveSetOf(site.registryUrl)).toMatch(/^1-/);
    expect(await statusOf(`${site.url}/`)).toBe(200);
    await site.stop();
  } finally {
    await postgresql.stop();
    await rm(directory, { recursive: true, force: true });
  }
});
