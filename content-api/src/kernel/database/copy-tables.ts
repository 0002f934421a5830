import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

/** Rows per INSERT. */
const BATCH = 500;

/** The interface that PGlite and a connection to PostgreSQL have in common. */
export type QueryClient = Pick<PGlite, 'query'> | Pick<pg.Client, 'query'>;

/** A fingerprint of a table's content. */
export interface TableContent {
  /** `schema.table`, quoted for SQL where needed. */
  name: string;
  rows: number;
  /** MD5 of all rows as JSON, regardless of their order. */
  hash: string;
}

export async function queryRows<Row>(
  client: QueryClient,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows: found } = await (client as pg.Client).query(statement, values);
  return found as Row[];
}

/**
 * Lists all tables, including the table of migrations but without those of the registry, which has a schema of its own. Each table
 * follows the tables that it references.
 */
export async function listTables(client: QueryClient): Promise<string[]> {
  const tables = await queryRows<{ name: string; needs: string[] }>(
    client,
    `select format('%I.%I', n.nspname, c.relname) as name,
       array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint f
         join pg_class r on r.oid = f.confrelid join pg_namespace rn on rn.oid = r.relnamespace
         where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'registry')
     order by 1`,
  );
  const sorted: string[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(
      ({ name, needs }) => !sorted.includes(name) && needs.every((needed) => sorted.includes(needed)),
    );
    if (next.length === 0) throw new Error('tables reference each other in a cycle');
    sorted.push(...next.map(({ name }) => name));
  }
  return sorted;
}

/** Reads every row. The session must be in UTC, so that equal instants have equal text. */
export async function readTable(client: QueryClient, table: string): Promise<TableContent> {
  const [found] = await queryRows<{ rows: number; hash: string }>(
    client,
    `select count(*)::int as rows, coalesce(md5(string_agg(line, '' order by line collate "C")), '') as hash
     from (select md5(to_jsonb(t)::text) as line from ${table} t) lines`,
  );
  if (!found) throw new Error(`the database returned no count for table ${table}`);
  return { name: table, ...found };
}

/**
 * Copies all rows within the open transactions of both databases. Rows are copied as JSON text that is never parsed in JavaScript,
 * because its numbers would lose digits.
 */
export async function copyTable(source: QueryClient, target: QueryClient, table: string): Promise<void> {
  const columns = await columnsOf(source, table);
  const list = columns.join(', ');
  await queryRows(
    source,
    `declare copied no scroll cursor for select to_jsonb(t)::text as line from ${table} t`,
  );
  try {
    for (;;) {
      const batch = await queryRows<{ line: string }>(source, `fetch ${BATCH} from copied`);
      if (batch.length === 0) return;
      await queryRows(
        target,
        `insert into ${table} (${list}) overriding system value
         select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
        [`[${batch.map(({ line }) => line).join(',')}]`],
      );
    }
  } finally {
    await queryRows(source, 'close copied').catch(() => undefined);
  }
}

async function columnsOf(client: QueryClient, table: string): Promise<string[]> {
  const found = await queryRows<{ name: string }>(
    client,
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return found.map(({ name }) => name);
}

/** Reads the last value of each sequence, by name; null for an unused sequence. */
export async function readSequences(client: QueryClient): Promise<Record<string, string | null>> {
  const found = await queryRows<{ name: string; last: string | null }>(
    client,
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences order by 1`,
  );
  return Object.fromEntries(found.map(({ name, last }) => [name, last]));
}

export async function setSequences(
  client: QueryClient,
  sequences: Readonly<Record<string, string | null>>,
): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await queryRows(client, 'select setval($1::regclass, $2::bigint)', [name, last]);
  }
}
