import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, reasonOf } from '@stadtraum/contracts/errors';
import { openSession, sessionProcess } from '@stadtraum/server-base/database-session';
import type { Logger } from '@stadtraum/server-base/logging';
import pg from 'pg';
import { registryError } from '../../errors.ts';
import type { Queries } from './queries.ts';
import { prepareSchema } from './schema.ts';

/** Key of the advisory lock of all registries in a database. */
export const REGISTRY_LOCK = 4001;

/** A process that was killed may hold the lock for a moment longer. */
const TAKE_MS = 3_000;
const ATTEMPT_INTERVAL_MS = 100;
const HEARTBEAT_MS = 5_000;
const MAX_RECONNECT_MS = 2_000;
/** Makes the server end the session of a machine that has disappeared within about 25 s. */
const NOTICE_LOST_CLIENT =
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

export interface StoreLockOptions {
  /** The database's name in messages. */
  name: string;
  /** Maximum milliseconds of a statement. */
  statementMs: number;
  log: Pick<Logger, 'warn' | 'info'>;
  onSuperseded: (error: Error) => void;
}

/**
 * Makes this process the only registry that changes a database (OP4). A session of its own holds an advisory lock. Each registry
 * that takes the lock raises the store's generation, and every change checks it: a registry whose session broke cannot change
 * anything after another one has taken over, even if it has not noticed yet.
 */
export class StoreLock {
  readonly #config: pg.ClientConfig;
  readonly #options: StoreLockOptions;
  readonly #listeners: (() => Promise<void>)[] = [];
  #client: pg.Client | undefined;
  #generation = '';
  /** Identifies this process's last session on the server. */
  #session: { pid: number; startedAt: string } | undefined;
  #released = false;

  private constructor(config: pg.ClientConfig, options: StoreLockOptions) {
    this.#config = config;
    this.#options = options;
  }

  /**
   * Takes the lock, and creates or migrates the schema.
   *
   * @throws CodedError REGISTRY_STORE_LOCKED, REGISTRY_SCHEMA_NEWER, SETTING_INVALID; the driver's error
   */
  static async take(config: pg.ClientConfig, options: StoreLockOptions): Promise<StoreLock> {
    const lock = new StoreLock(config, options);
    const client = await lock.#connect();
    try {
      lock.#generation = await lock.#begin(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    lock.#hold(client);
    return lock;
  }

  get isHeld(): boolean {
    return this.#client !== undefined;
  }

  onRegained(listener: () => Promise<void>): void {
    this.#listeners.push(listener);
  }

  /** @throws CodedError REGISTRY_STORE_LOCKED if another registry has taken the store */
  async fence(queries: Queries): Promise<void> {
    // The row stays locked until the transaction ends, so that no registry can take over in between.
    const { rowCount } = await queries.query('select 1 from registry.store where generation = $1 for share', [
      this.#generation,
    ]);
    if (rowCount === 0) throw this.#supersede();
  }

  async release(): Promise<void> {
    this.#released = true;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<pg.Client> {
    const create = () => {
      const created = new pg.Client(this.#config);
      // The running query reports a broken connection; the event would end the process.
      created.on('error', () => undefined);
      return created;
    };
    const client = await openSession(create, this.#options);
    try {
      await client.query(NOTICE_LOST_CLIENT);
      await this.#endLastSession(client);
      await this.#lock(client);
      const { rows } = await client.query(
        'select pid, backend_start::text as started from pg_stat_activity where pid = pg_backend_pid()',
      );
      this.#session = { pid: rows[0].pid, startedAt: rows[0].started };
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /**
   * The server may not have noticed yet that this process's last connection is gone. A session without the lock is a pooler's, which
   * has given it to another client.
   */
  async #endLastSession(client: pg.Client): Promise<void> {
    if (!this.#session) return;
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity join pg_locks using (pid)
       where pid = $1 and backend_start::text = $2 and locktype = 'advisory' and objid = $3`,
      [this.#session.pid, this.#session.startedAt, REGISTRY_LOCK],
    );
  }

  async #lock(client: pg.Client): Promise<void> {
    const deadline = performance.now() + TAKE_MS;
    for (;;) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [REGISTRY_LOCK]);
      if (rows[0]?.taken) return;
      if (performance.now() > deadline)
        throw registryError('REGISTRY_STORE_LOCKED', { path: `the ${this.#options.name}` });
      await delay(ATTEMPT_INTERVAL_MS);
    }
  }

  /** Starts a new generation. */
  async #begin(client: pg.Client): Promise<string> {
    await client.query('begin');
    await prepareSchema(client, this.#options.name);
    const { rows } = await client.query(
      'update registry.store set generation = generation + 1 returning generation',
    );
    await client.query('commit');
    return rows[0].generation;
  }

  #hold(client: pg.Client): void {
    this.#client = client;
    const isSameSession = async () => (await sessionProcess(client)) === this.#session?.pid;
    const timer = setInterval(async () => {
      if (await isSameSession().catch(() => false)) return;
      onLost();
      await client.end().catch(() => undefined);
    }, HEARTBEAT_MS).unref();
    const onLost = () => {
      clearInterval(timer);
      if (this.#released || this.#client !== client) return;
      this.#client = undefined;
      this.#warn('is lost; reconnecting');
      void this.#regain();
    };
    client.once('end', onLost);
  }

  #warn(problem: string): void {
    const { log, name } = this.#options;
    log.warn({ code: 'REGISTRY_STORE_UNAVAILABLE' }, `the connection to the ${name} ${problem}`);
  }

  async #regain(): Promise<void> {
    let reported = '';
    for (let wait = 50; !this.#released; wait = Math.min(2 * wait, MAX_RECONNECT_MS)) {
      await delay(wait, undefined, { ref: false });
      try {
        await this.#reconnect();
        this.#options.log.info(`the connection to the ${this.#options.name} is back`);
        return;
      } catch (error) {
        if (errorCode(error) === 'REGISTRY_STORE_LOCKED') {
          this.#supersede();
          return;
        }
        const reason = reasonOf(error);
        if (reason !== reported) this.#warn(`cannot be restored yet: ${reason}`);
        reported = reason;
      }
    }
  }

  async #reconnect(): Promise<void> {
    const client = await this.#connect();
    try {
      const { rows } = await client.query('select generation from registry.store');
      if (rows[0]?.generation !== this.#generation)
        throw registryError('REGISTRY_STORE_LOCKED', { path: `the ${this.#options.name}` });
      for (const listener of this.#listeners) await listener();
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#released) await client.end().catch(() => undefined);
    else this.#hold(client);
  }

  #supersede(): Error {
    const error = registryError('REGISTRY_STORE_LOCKED', { path: `the ${this.#options.name}` });
    if (!this.#released) this.#options.onSuperseded(error);
    this.#released = true;
    return error;
  }
}
