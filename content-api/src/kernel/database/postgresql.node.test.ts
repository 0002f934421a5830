import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@stadtraum/contracts/errors';
import { pgbouncerProblem, startPgbouncer } from '@stadtraum/server-base/testing/pgbouncer';
import { postgresqlProblem, startPostgresql } from '@stadtraum/server-base/testing/postgresql';
import { sql } from 'drizzle-orm';
import { makeContentFiles } from '../../testing/content-files.ts';
import { INNER_SECRET, runSource, startContentApi } from '../../testing/processes.ts';
import { openPostgresql } from './postgresql.ts';

const missing = postgresqlProblem();
if (missing !== undefined)
  process.stderr.write(`\n!!! NOT TESTED: a PostgreSQL database. Reason: ${missing}.\n\n`);

(missing === undefined ? describe : describe.skip)(
  `a PostgreSQL database${missing ? `: SKIPPED, ${missing}` : ''}`,
  () => {
    it('responds with 503 during an outage and recovers afterwards @full', async () => {
      const postgresql = await startPostgresql();
      const environment = {
        DATABASE_URL: await postgresql.makeDatabase(),
        CONTENT_DIRECTORY: makeContentFiles().directory,
      };
      const api = await startContentApi(environment);
      const request = async () => (await api.get('/page?path=/')).status;
      expect(await Promise.all(Array.from({ length: 20 }, request))).toEqual(
        Array.from({ length: 20 }, () => 200),
      );

      const during = repeatFor(1500, request);
      await postgresql.stop();
      expect(await during).toContain(503);
      expect([200, 503]).toEqual(expect.arrayContaining(await during));
      const response = await api.get('/page?path=/');
      expect(await response.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
      expect((await api.get('/readyz')).status).toBe(503);
      expect((await api.get('/healthz')).status).toBe(200);
      expect((await api.load()).status).toBe(503);
      // [F20] A submission is rejected with an error, not silently lost.
      const form = {
        method: 'POST',
        body: new URLSearchParams({ 'tx_powermail_pi1[a]': 'b' }),
        headers: { 'x-inner-secret': INNER_SECRET },
      };
      expect((await fetch(`${api.url}/submission?path=/`, form)).status).toBe(503);
      // [OP10] Unknown values are not reported as 0.
      const metrics = await (await api.get('/metrics')).text();
      expect(metrics).not.toMatch(
        /^content_api_(mails\{|oldest_waiting_mail_seconds|forms_under_pressure) /m,
      );
      expect(metrics).toContain('content_api_submissions_total{form="contact-form",result="failed"} 1');

      await postgresql.start();
      expect(await request()).toBe(200);
      expect(await api.stop()).toBe(0);

      await postgresql.stop();
      const failedStart = await runSource('main.ts', [], environment);
      expect(failedStart.code).toBe(1);
      expect(failedStart.stderr).toMatch(/^DATABASE_UNAVAILABLE: .*\n$/);
    });

    const noPooler = pgbouncerProblem();
    const skipped = noPooler === undefined ? '' : `: SKIPPED, ${noPooler}`;
    const itWithPooler = noPooler === undefined ? it : it.skip;

    itWithPooler(`[OP4] is refused behind PgBouncer in transaction mode @full${skipped}`, async () => {
      const postgresql = await startPostgresql();
      const pooler = await startPgbouncer(await postgresql.makeDatabase(), 'transaction');
      const failedStart = await runSource('main.ts', [], { DATABASE_URL: pooler.url });
      expect(failedStart.stderr).toMatch(/^SETTING_INVALID: DATABASE_URL is PostgreSQL 127.* session mode/);
      const command = await runSource('operate.ts', ['mails'], { DATABASE_URL: pooler.url });
      expect(command.stderr).toContain('SETTING_INVALID: DATABASE_URL is PostgreSQL 127');
      await pooler.stop();
      await postgresql.stop();
    });

    it.each([
      ['', (url: string) => ({ url, stop: async () => undefined })],
      [
        ` behind PgBouncer in session mode${skipped}`,
        noPooler === undefined ? (url: string) => startPgbouncer(url, 'session') : undefined,
      ],
    ])('[SE6] cancels the query of an abandoned request%s @full', async (_where, startPooler) => {
      if (!startPooler) return;
      const postgresql = await startPostgresql();
      const pooler = await startPooler(await postgresql.makeDatabase());
      const database = await openPostgresql(pooler.url);
      const active = async () => {
        const statement = sql`select 1 from pg_stat_activity where state = 'active' and query like '%pg_sleep(3600)%'
          and pid <> pg_backend_pid()`;
        return (await database.read((queries) => queries.execute(statement))) as unknown as {
          rowCount: number;
        };
      };
      const visitor = new AbortController();
      const abandoned = database
        .read((queries) => queries.execute(sql`select pg_sleep(3600)`), visitor.signal)
        .then(() => 'completed', errorCode);
      while ((await active()).rowCount < 1) await delay(20);
      visitor.abort();
      expect(await abandoned).toBe('DATABASE_UNAVAILABLE');
      // Without cancellation, the query would run for an hour.
      while ((await active()).rowCount > 0) await delay(20);
      await database.close();
      await pooler.stop();
      await postgresql.stop();
    });

    it('is migrated and loaded once when three content APIs start at the same time @full', async () => {
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
    });
  },
);

async function repeatFor<T>(milliseconds: number, request: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    results.push(await request());
    await delay(20);
  }
  return results;
}
