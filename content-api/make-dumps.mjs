/**
 * `node content-api/make-dumps.mjs <URL of an empty PostgreSQL database>` dumps a database with a few rows, as it was after each
 * migration, to `fixtures/dumps/<migration>.sql`. Tests upgrade these dumps (OP6). Run it once for a new migration, after adding
 * rows for its tables to ROWS. Existing dumps are not overwritten. Needs `pg_dump`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';

const HERE = import.meta.dirname;
const DUMPS = path.join(HERE, 'fixtures/dumps');

/** Statements to run after each migration, so that its tables have rows. @type {Record<string, string[]>} */
const ROWS = {
  '0000_content': [
    `insert into content_state (sequence, hash, loaded_at) values (7, 'abc', '2026-11-02 03:04:05.123456+00')`,
    `insert into pages values ('/wohnen', 1, 200, 'Wohnen – Stadtraum', 'Wohnen', '{"siteName": "Stadtraum"}', '{"main": []}')`,
    `insert into layouts values ('default', '{"footer": []}')`,
    `insert into menus values ('main', '[{"label": "Straße", "url": "/wohnen"}]')`,
    `insert into redirects values ('/alt', '/wohnen', 301)`,
    `insert into collections values ('offers', '{"queryPrefix": "o"}')`,
    `insert into records values ('offers', 12, '{"title": "Gartenstraße 14", "rent": 512.50}', '{"title": "gartenstrasse 14"}', '{"rent": 512.5}')`,
  ],
  '0001_lists': [
    `insert into record_pages values ('offers', '/angebote', '{"title": "{title}"}')`,
    `update records set terms = '{district=nord,lift}', numbers = '{"rent": 512.5}', slug = 'gartenstrasse-14'`,
  ],
  '0002_search': [
    `insert into search_entries values ('p1', 'page', 'Seite', '/wohnen', 'Wohnen', 'wohn', 'Text', '[]', '''wohn'':1A')`,
    `insert into search_words values ('wohnen', 'Wohnen', 'wohn', 3)`,
  ],
  '0003_submissions': [
    `insert into form_submissions (page, block, "values", hash) values ('/kontakt', 'form', '{"email": "eva@haus.example"}', 'h1')`,
    `insert into mails (id, kind, recipient, payload, key) values ('6a1a3c1e-0000-4000-8000-000000000001', 'form', 'service@haus.example', '{"submission": 1}', 'k1')`,
    `insert into subscriptions (email, address, company, analytics, scope, announcement, subjects, consent_text, form_url, confirmed_at)
     values ('Eva@bau.example', 'eva@bau.example', 'Bau GmbH', false, 'subjects:Dach', 0, '{Dach}', '2026-11', '/abo', '2026-11-02 03:04:05+00')`,
    `insert into subscription_tokens (hash, purpose, subscriptions) values ('t1', 'unsubscribe', '{1}')`,
    `insert into subscription_attempts (address_hash, request_hash) values ('a1', 'r1')`,
    `insert into announcement_states values (401, '{"title": "Dach"}', '{"title": "Dach"}')`,
    `insert into announcement_changes (uid, kind, sentences, shown) values (401, 'published', '{Neu}', '{"title": "Dach"}')`,
  ],
  '0004_hidden_records': [`update records set hidden_from = '2099-12-01'`],
  '0005_site': [`insert into site (id) values ('5e1f0000-0000-4000-8000-000000000005')`],
  '0006_delayed_mails': [`update mails set turn = 2, request = '0b7c9a52-0000-4000-8000-000000000006'`],
  '0007_subscription_frequencies': [
    `update subscriptions set frequency = 'weekly'`,
    `insert into subscription_digests values (1, 1, '2026-11-02 03:04:05+00')`,
  ],
  '0008_content_owners': [
    `insert into content_sources values ('mf-jobs', 'jobs', '{"pages/jobs.json": {"title": "Stellen"}}', '2026-11-02 03:04:05+00')`,
  ],
  '0010_waiting-content': [
    `update content_sources set waiting = '{"names": [], "files": [], "problems": []}', checked_with = '1-00000000'`,
  ],
  '0011_search-alerts': [
    `insert into published_records values ('offers', 12, '2026-11-02 03:04:05+00')`,
    `insert into subscription_alerts values (1, 'offers', 12, '2026-11-02 03:04:05+00', '2026-11-02 03:04:06+00')`,
  ],
  '0012_form-senders': [`update form_submissions set sender = 'eva@haus.example'`],
  '0013_record-versions': [
    `update published_records set versions = '[{"uid": 12, "terms": ["district=nord", "lift"], "search": {}, "numbers": {"rent": 512.5}}]'`,
  ],
};

const [url = ''] = process.argv.slice(2);
const client = new pg.Client({ connectionString: url });
await client.connect();
mkdirSync(DUMPS, { recursive: true });
const migrationsFolder = path.join(HERE, 'drizzle');
const { entries } = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
const migrations = readMigrationFiles({ migrationsFolder });
for (const [index, { tag }] of entries.entries()) {
  const file = path.join(DUMPS, `${tag}.sql`);
  if (existsSync(file)) continue;
  await makeDatabase(index);
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', '--no-comments', url]);
  writeFileSync(file, stripSessionSettings(dump.toString()));
  process.stdout.write(`${file}\n`);
}
await client.end();

/** @param {number} last index of the last migration to run */
async function makeDatabase(last) {
  await client.query(
    'drop schema public cascade; drop schema if exists drizzle cascade; create schema public',
  );
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const [index, { sql, hash, folderMillis }] of migrations.slice(0, last + 1).entries()) {
    for (const statement of [...sql, ...(ROWS[entries[index].tag] ?? [])]) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Removes comments and session settings from a dump. @param {string} dump */
function stripSessionSettings(dump) {
  const lines = dump
    .split('\n')
    .filter((line) => line !== '' && !/^(--|\\|SET |SELECT pg_catalog\.set_config)/.test(line));
  return `${lines.join('\n')}\n`;
}
