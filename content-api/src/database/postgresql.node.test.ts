import { setTimeout as delay } from 'node:timers/promises';
import { describeOnBothDatabases } from '../testing/both-databases.ts';
import { makeContentFiles, textPage } from '../testing/content-files.ts';
import { startPostgresql, whyNoPostgresql } from '../testing/postgresql.ts';
import { runSource, startContentApi } from '../testing/processes.ts';

const missing = whyNoPostgresql();
if (missing !== undefined)
  process.stderr.write(`\n!!! NOT TESTED: a PostgreSQL that goes away. Reason: ${missing}.\n\n`);

(missing === undefined ? describe : describe.skip)(
  `a PostgreSQL that goes away${missing ? `: SKIPPED, ${missing}` : ''}`,
  () => {
    it('costs the requests of that time a 503, and nothing afterwards', async () => {
      const postgresql = await startPostgresql();
      const environment = {
        DATABASE_URL: await postgresql.makeDatabase(),
        CONTENT_DIRECTORY: makeContentFiles().directory,
      };
      const api = await startContentApi(environment);
      const ask = async () => (await api.get('/page?path=/')).status;
      expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(
        Array.from({ length: 20 }, () => 200),
      );

      const during = askFor(1500, ask);
      await postgresql.stop();
      expect(new Set(await during)).toEqual(new Set([200, 503]));
      const start = performance.now();
      const answer = await api.get('/page?path=/');
      expect(performance.now() - start).toBeLessThan(3500);
      expect(await answer.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
      expect((await api.get('/readyz')).status).toBe(503);
      expect((await api.get('/healthz')).status).toBe(200);
      expect((await api.load()).status).toBe(503);

      await postgresql.start();
      expect(await ask()).toBe(200);
      expect(await api.stop()).toBe(0);

      await postgresql.stop();
      const late = await runSource('main.ts', [], environment);
      expect(late.code).toBe(1);
      expect(late.stderr).toMatch(/^DATABASE_UNAVAILABLE: .*\n$/);
    }, 60_000);

    it('is migrated and loaded once by several content APIs that start together', async () => {
      const postgresql = await startPostgresql();
      const environment = {
        DATABASE_URL: await postgresql.makeDatabase(),
        CONTENT_DIRECTORY: makeContentFiles().directory,
      };
      const apis = await Promise.all([1, 2, 3].map(() => startContentApi(environment)));
      const revisions = await Promise.all(apis.map(async (api) => (await api.page('/')).revision));
      expect(new Set(revisions).size).toBe(1);
      expect(revisions[0]).toMatch(/^1-/);
      await Promise.all(apis.map((api) => api.stop()));
      await postgresql.stop();
    }, 60_000);
  },
);

describeOnBothDatabases('a read', (newDatabase) => {
  it('never mixes two revisions', async () => {
    const files = makeContentFiles();
    const api = await startContentApi({ ...(await newDatabase()), CONTENT_DIRECTORY: files.directory });
    const seen = new Map<string, Set<string>>();
    let done = false;
    const reading = (async () => {
      while (!done) {
        const page = await api.page('/');
        const texts = seen.get(page.revision) ?? new Set();
        seen.set(page.revision, texts.add(JSON.stringify([page.title, page.navigation.main?.[0]?.label])));
      }
    })();
    for (let change = 1; change <= 8; change += 1) {
      files.write('pages/index.json', { ...textPage(1, `Start ${change}`), label: 'Start' });
      files.write('navigation.json', { main: [{ label: `Häuser ${change}`, path: '/bestand/haeuser' }] });
      await api.load();
      await delay(20);
    }
    done = true;
    await reading;
    await api.stop();
    expect(seen.size).toBeGreaterThan(2);
    for (const texts of seen.values()) expect(texts.size).toBe(1);
  }, 60_000);
});

async function askFor<T>(milliseconds: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    answers.push(await ask());
    await delay(20);
  }
  return answers;
}
