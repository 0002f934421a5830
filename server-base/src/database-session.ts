import { reasonOf } from '@stadtraum/contracts/errors';
import { invalidSetting } from './settings.ts';

/** What `openSession` uses of the PostgreSQL driver's client. */
export interface SessionClient {
  connect(): Promise<unknown>;
  query(statement: string): Promise<{ rows: { pid?: number }[] }>;
  end(): Promise<void>;
}

export interface SessionOptions {
  /** The database's name in messages. */
  name: string;
  /** Maximum milliseconds of a statement. */
  statementMs: number;
}

const REMEDY = 'use the pooler’s session mode, or the address of PostgreSQL itself';
/** What poolers refuse instead of the database. */
const POOLER_REFUSES = /unsupported startup parameter|statement pooling mode/;

/**
 * Opens a connection whose locks and settings last as long as the connection. A pooler in transaction mode would give each transaction
 * another session of the database: locks would neither exclude anyone nor be released.
 *
 * @param create makes a client that is not connected yet
 * @throws CodedError SETTING_INVALID if a pooler does not keep the session; the driver's error
 */
export async function openSession<Client extends SessionClient>(
  create: () => Client,
  { name, statementMs }: SessionOptions,
): Promise<Client> {
  const client = create();
  try {
    await client.connect();
    if (!(await keepsSession(client, create)))
      throw refused(name, `a pooler gives each transaction another session; ${REMEDY}`);
    // Poolers refuse this setting as a startup parameter.
    await client.query(`set statement_timeout = ${statementMs}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (POOLER_REFUSES.test(reasonOf(error))) throw refused(name, `${reasonOf(error)}; ${REMEDY}`);
    throw error;
  }
}

/** The id of the database's process that serves a connection. Poolers invent the id in the driver's `processID`. */
export async function sessionProcess(client: SessionClient): Promise<number | undefined> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/**
 * Whether the session stays the same while a second connection works. A pooler that hands out sessions by transaction gives the second
 * connection the first one's session (last in, first out) or the first connection different ones (in turn).
 */
async function keepsSession(client: SessionClient, create: () => SessionClient): Promise<boolean> {
  const own = await sessionProcess(client);
  if (own !== (await sessionProcess(client))) return false;
  const other = create();
  try {
    await other.connect();
    // Keeps the session busy, so that it cannot be the next one of the first connection.
    await other.query('begin');
    return own !== (await sessionProcess(other)) && own === (await sessionProcess(client));
  } finally {
    await other.end();
  }
}

function refused(name: string, reason: string) {
  return invalidSetting('DATABASE_URL', name, reason);
}
