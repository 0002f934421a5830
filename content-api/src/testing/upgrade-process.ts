import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { formSubmissions } from '../inbox/forms/form-tables.ts';
import { subscriptions } from '../inbox/subscriptions/subscription-tables.ts';
import { upgradeCluster } from '../kernel/database/cluster.ts';
import type { Queries } from '../kernel/database/database.ts';
import { openPostgresql } from '../kernel/database/postgresql.ts';
import { readSchemaState } from '../kernel/database/schema-state.ts';
import { ensureSiteId, readSiteId } from '../kernel/database/site-id.ts';
import { mails } from '../mail/mail-tables.ts';
import { contentSources, pages, records, searchEntries } from '../store/schema.ts';

/**
 * Upgrades databases as the content API does at startup, and prints the data of each as one line of JSON. An argument is the URL
 * of a PostgreSQL database, or a dump, which is loaded into an embedded database.
 */
const sources = process.argv.slice(2);
const client = sources.some(isDump) ? await PGlite.create({ extensions: { pg_trgm } }) : undefined;
for (const source of sources) {
  process.stdout.write(
    `${JSON.stringify(await (isDump(source) ? upgradeDump(source) : upgradeServer(source)))}\n`,
  );
}
await client?.close();

function isDump(name: string): boolean {
  return name.endsWith('.sql');
}

async function upgradeDump(file: string): Promise<unknown> {
  if (!client) return undefined;
  await client.exec(
    'drop schema public cascade; drop schema if exists drizzle cascade; create schema public',
  );
  await client.exec(readFileSync(file, 'utf8'));
  const database = drizzle({ client });
  await upgradeCluster({ client, database }, file);
  await ensureSiteId(database);
  return readAll(database);
}

async function upgradeServer(url: string): Promise<unknown> {
  const database = await openPostgresql(url);
  try {
    return await database.change(readAll);
  } finally {
    await database.close();
  }
}

/** Reads rows with the columns of the current schema, and adds a form, whose id must be the next number. */
async function readAll(queries: Queries): Promise<unknown> {
  const { page, block, values, hash } = formSubmissions;
  const { owner, team, files } = contentSources;
  const next = { page: '/', block: 'b', values: {}, hash: 'h2' };
  const forms = await queries.select({ page, block, values, hash }).from(formSubmissions);
  const [added] = await queries.insert(formSubmissions).values(next).returning({ id: formSubmissions.id });
  return {
    schema: await readSchemaState(queries),
    siteId: await readSiteId(queries),
    page: (await queries.select().from(pages))[0]?.title,
    record: (await queries.select().from(records))[0],
    search: (await queries.select().from(searchEntries))[0]?.address,
    forms,
    next: added?.id,
    mail: (await queries.select().from(mails))[0]?.recipient,
    subscriber: (await queries.select().from(subscriptions))[0]?.email,
    frequency: (await queries.select().from(subscriptions))[0]?.frequency,
    sources: await queries.select({ owner, team, files }).from(contentSources),
  };
}
