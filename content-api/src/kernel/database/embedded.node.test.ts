import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { houses, makeContentFiles, makeDirectory } from '../../testing/content-files.ts';
import { exitCode, runSource, spawnSource, startContentApi } from '../../testing/processes.ts';

const HOUSES = '/bestand/haeuser';

describe('the embedded database', () => {
  it('can be used by only one content API @full', async () => {
    const environment = settings();
    const api = await startContentApi(environment);
    const second = await runSource('main.ts', [], environment);
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toMatch(/^DATABASE_LOCKED: .*content-api\. Stop the site or the command.*\n$/);
    expect((await api.get('/readyz')).status).toBe(200);
    await api.stop();
  });

  it('survives kill -9 at any moment @full', async () => {
    const files = makeContentFiles();
    const environment = { ...settings(), CONTENT_DIRECTORY: files.directory };
    await killDuringCreation(environment);
    let api = await startContentApi(environment);
    let stored = await totalOf(api);
    expect(stored).toBe(4);

    for (const moment of [10, 60, 120, 240]) {
      const titles = Array.from({ length: 1500 + moment }, (_, index) => `Haus ${moment}-${index}`);
      files.write('collections/houses/records.json', houses(titles));
      const loading = api.load().then(
        ({ status }) => status,
        () => 'aborted',
      );
      await delay(moment);
      await api.kill();
      const outcome = await loading;

      api = await startContentApi(environment);
      const found = await totalOf(api);
      expect(outcome === 200 ? [titles.length] : [stored, titles.length]).toContain(found);
      stored = found;
    }
    files.write('collections/houses/records.json', houses(['Neubau']));
    expect(await api.load()).toMatchObject({ status: 200, body: { changed: true } });
    await api.stop();
  });
});

function settings() {
  return { DATA_DIRECTORY: makeDirectory('data'), CONTENT_DIRECTORY: makeContentFiles().directory };
}

/** Kills the process while it creates the cluster. The next start must not mistake the partial cluster for a complete one. */
async function killDuringCreation(environment: { DATA_DIRECTORY: string }): Promise<void> {
  const child = spawnSource('main.ts', [], environment);
  const unfinished = join(environment.DATA_DIRECTORY, 'content-api/cluster.unfinished');
  while (!existsSync(unfinished) && child.exitCode === null) await delay(5);
  child.kill('SIGKILL');
  await exitCode(child);
  expect(existsSync(unfinished)).toBe(true);
}

async function totalOf(api: Awaited<ReturnType<typeof startContentApi>>): Promise<unknown> {
  return (await api.page(HOUSES)).regions.main?.[0]?.content.total;
}
