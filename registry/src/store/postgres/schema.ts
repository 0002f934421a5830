import { registryError } from '../../errors.ts';
import { EMPTY_LOG } from '../log-chain.ts';
import type { Queries } from './queries.ts';

/** Statements that create the schema. An entry is never changed: a change of the schema is a further entry. */
const MIGRATIONS = [
  `create table registry.releases (
     name text not null,
     version text not null,
     sequence integer not null,
     manifest bytea not null,
     publication json not null,
     primary key (name, version)
   );
   create table registry.release_files (
     name text not null,
     version text not null,
     path text not null,
     bytes bytea not null,
     primary key (name, version, path),
     foreign key (name, version) references registry.releases on delete cascade
   );
   -- Most files are compressed already.
   alter table registry.release_files alter column bytes set storage external;
   -- The type json keeps the text, from which ids are computed.
   create table registry.live_sets (
     sequence integer primary key,
     id text not null unique,
     live_set json not null
   );
   create table registry.documents (name text primary key, value json not null);
   create table registry.log (number integer primary key, line text not null);
   create table registry.log_head (
     singleton boolean primary key default true check (singleton),
     number integer not null,
     hash text not null
   );
   -- The head of an empty log exists, so that the first entries wait for each other, too.
   insert into registry.log_head (number, hash) values (${EMPTY_LOG.number}, '${EMPTY_LOG.hash}');
   create function registry.refuse_change() returns trigger language plpgsql as
     $$ begin raise exception 'the log is append-only'; end $$;
   create trigger append_only before update or delete on registry.log
     for each row execute function registry.refuse_change();
   create trigger append_only_table before truncate on registry.log
     for each statement execute function registry.refuse_change();`,
  // The type json keeps the order of a report's properties.
  'create table registry.reports (id text primary key, at timestamptz not null, report json not null)',
  `create table registry.report_pictures (
     id text not null references registry.reports on delete cascade,
     name text not null,
     picture bytea not null,
     primary key (id, name)
   );
   -- PNG files are compressed already.
   alter table registry.report_pictures alter column picture set storage external`,
  `create table registry.history (number integer primary key, entry json not null);
   create table registry.history_models (hash text primary key, model bytea not null);
   -- Models are compressed already.
   alter table registry.history_models alter column model set storage external`,
];

/**
 * Creates the registry's tables in their own schema, or brings them up to date. Only the registry that holds the lock may call it.
 *
 * @param name the database's name in messages
 * @throws CodedError REGISTRY_SCHEMA_NEWER
 */
export async function prepareSchema(queries: Queries, name: string): Promise<void> {
  const { rows } = await queries.query("select to_regclass('registry.store') is not null as present");
  if (!rows[0]?.present) {
    await queries.query('create schema if not exists registry');
    // One row: the number of applied migrations, and how often a registry has taken the store (see `StoreLock`).
    await queries.query(
      `create table registry.store (
         singleton boolean primary key default true check (singleton),
         migrations integer not null,
         generation bigint not null
       );
       insert into registry.store (migrations, generation) values (0, 0);`,
    );
  }
  const { rows: found } = await queries.query('select migrations from registry.store');
  const applied: number = found[0]?.migrations ?? 0;
  const known = MIGRATIONS.length;
  if (applied > known) throw registryError('REGISTRY_SCHEMA_NEWER', { database: name, applied, known });
  for (const statements of MIGRATIONS.slice(applied)) await queries.query(statements);
  await queries.query('update registry.store set migrations = $1', [known]);
}
