import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { postgresqlProblem, startPostgresql } from '@stadtraum/server-base/testing/postgresql';
import pg from 'pg';
import { describeOnBothDatabases } from '../../testing/both-databases.ts';
import { makeDirectory } from '../../testing/content-files.ts';
import { runSource } from '../../testing/processes.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { knownMigrations } from './schema-state.ts';

const tags = knownMigrations().map(({ tag }) => tag);
const dumpOf = (tag: string) => path.resolve(import.meta.dirname, '../../../fixtures/dumps', `${tag}.sql`);

describe('a database from an earlier version', () => {
  it('[OP6] is in the fixtures as a dump for each migration (content-api/make-dumps.mjs)', () => {
    expect(tags.filter((tag) => !existsSync(dumpOf(tag)))).toEqual([]);
  });

  it.each([
    ['the first and the last migration', [tags[0] ?? '', tags.at(-1) ?? '']],
    ['any migration @full', tags],
  ])('[OP6] is upgraded from %s with all its data when embedded', async (_which, from) => {
    const { stdout, stderr } = await runSource('testing/upgrade-process.ts', from.map(dumpOf), {});
    expect(stderr).toBe('');
    expectUpgraded(stdout, from);
  });

  const missing = postgresqlProblem();
  (missing === undefined ? it : it.skip)(
    `[OP6] is upgraded from any migration with all its data on PostgreSQL @full${missing ? `: SKIPPED, ${missing}` : ''}`,
    async () => {
      const postgresql = await startPostgresql();
      const urls: string[] = [];
      for (const tag of tags) {
        const url = await postgresql.makeDatabase();
        const client = new pg.Client({ connectionString: url });
        await client.connect();
        await client.query(readFileSync(dumpOf(tag), 'utf8'));
        await client.end();
        urls.push(url);
      }
      const { stdout, stderr } = await runSource('testing/upgrade-process.ts', urls, {});
      await postgresql.stop();
      expect(stderr).toBe('');
      expectUpgraded(stdout, tags);
    },
  );
});

function expectUpgraded(output: string, from: readonly string[]): void {
  const upgraded = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(upgraded).toHaveLength(from.length);
  for (const [index, tag] of from.entries()) {
    const since = (first: string) => tags.indexOf(tag) >= tags.indexOf(first);
    expect({ tag, ...upgraded[index] }).toMatchObject({
      tag,
      schema: { applied: tags.length, known: tags.length, unknown: [] },
      siteId: since('0005_site')
        ? '5e1f0000-0000-4000-8000-000000000005'
        : expect.stringMatching(/^[\da-f-]{36}$/),
      page: 'Wohnen – Stadtraum',
      record: {
        uid: 12,
        data: { title: 'Gartenstraße 14', rent: 512.5 },
        terms: since('0001_lists') ? ['district=nord', 'lift'] : [],
        hiddenFrom: since('0004_hidden_records') ? '2099-12-01' : null,
      },
      next: since('0003_submissions') ? 2 : 1,
      ...(since('0002_search') && { search: '/wohnen' }),
      ...(since('0003_submissions') && {
        forms: [{ page: '/kontakt', block: 'form', values: { email: 'eva@haus.example' }, hash: 'h1' }],
        mail: 'service@haus.example',
        subscriber: 'Eva@bau.example',
        frequency: since('0007_subscription_frequencies') ? 'weekly' : 'instant',
      }),
      sources: since('0008_content_owners')
        ? [{ owner: 'mf-jobs', team: 'jobs', files: '{"pages/jobs.json": {"title": "Stellen"}}' }]
        : [],
    });
  }
}

/** Reverts the newest migration, to get a database that is one migration behind. Update this with each new migration. */
const REVERT_NEWEST = {
  migration: '0013_record-versions',
  statements: [
    'alter table published_records drop column versions',
    'create index records_terms on records using gin (terms)',
  ],
};

describeOnBothDatabases('a schema from another version', (newDatabase) => {
  it('[OP6] is refused at startup if newer, with a remedy @full', async () => {
    const environment = await newDatabase();
    const site = await openTestSite(environment);
    await site.sql('alter table pages add column later text');
    await site.sql(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)`);
    await site.close();
    const settings = { ...environment, CONTENT_DIRECTORY: site.files.directory };
    for (const program of ['main.ts', 'load.ts']) {
      const { code, stderr } = await runSource(program, [], settings);
      expect({ program, code }).toEqual({ program, code: 1 });
      expect(stderr).toMatch(
        /^DATABASE_SCHEMA_NEWER: The (embedded database|PostgreSQL) .* from 2100-01-01.* docs\/operations\.md\.\n$/,
      );
    }
    const status = await runSource('operate.ts', ['status'], settings);
    expect(status.stdout).toMatch(/^Schema .* known, 1 of them unknown to this version$/m);
  });

  it('[OP6] is left unchanged by commands if older, and upgraded at startup @full', async () => {
    const environment = await newDatabase();
    const site = await openTestSite(environment);
    const last = 'drizzle.__drizzle_migrations';
    await site.sql(`delete from ${last} where created_at = (select max(created_at) from ${last})`);
    expect(tags.at(-1)).toBe(REVERT_NEWEST.migration);
    for (const statement of REVERT_NEWEST.statements) await site.sql(statement);
    await site.close();
    const status = async () => (await runSource('operate.ts', ['status'], environment)).stdout;
    const behind = new RegExp(`^Schema +${tags.length - 1} migrations applied, ${tags.length} known$`, 'm');
    expect(await status()).toMatch(behind);
    const { stderr } = await runSource('operate.ts', ['mails'], environment);
    expect(stderr).toMatch(/^DATABASE_SCHEMA_OLDER: .* Start the site once/);
    expect(await status()).toMatch(behind);
    const upgraded = await openTestSite(environment, site.files);
    expect(await upgraded.sql('select owner, team from content_sources')).toEqual([
      { owner: 'workspace', team: 'workspace' },
    ]);
    await upgraded.close();
  });
});

it('[OP6] refuses to restore a newer backup @full', async () => {
  const environment = { DATA_DIRECTORY: makeDirectory('data') };
  const backup = path.join(makeDirectory('backups'), 'newer');
  const site = await openTestSite(environment);
  await site.sql(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 4102444800000)`);
  await site.close();
  expect((await runSource('operate.ts', ['backup', backup, 'database'], environment)).code).toBe(0);
  const elsewhere = { DATA_DIRECTORY: makeDirectory('data') };
  const { code, stderr } = await runSource('operate.ts', ['restore', backup], elsewhere);
  expect(code).toBe(1);
  expect(stderr.split('\n')[1]).toMatch(/^DATABASE_SCHEMA_NEWER: The backup .*newer/);
  expect(existsSync(path.join(elsewhere.DATA_DIRECTORY, 'content-api/cluster'))).toBe(false);
});
