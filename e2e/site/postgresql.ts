import { execFile, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './server-process.ts';

const run = promisify(execFile);
const ROOT = '/usr/lib/postgresql';

/** A PostgreSQL server for one test, with one empty database. */
export interface TestPostgresql {
  /** Value for DATABASE_URL. */
  url: string;
  /** Folder of `psql`, `pg_dump` and `pg_restore`. */
  bin: string;
  /** Runs a statement. @returns the first column of each row, as text */
  sql(statement: string): Promise<string[]>;
  /** Ends all connections to the database and refuses new ones, or accepts them again. */
  setReachable(reachable: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server. @returns undefined if Debian's PostgreSQL is not installed */
export async function startPostgresql(): Promise<TestPostgresql | undefined> {
  const [version] = existsSync(ROOT) ? readdirSync(ROOT).sort((a, b) => Number(b) - Number(a)) : [];
  if (version === undefined) return undefined;
  const bin = join(ROOT, version, 'bin');
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-postgresql-'));
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { cwd: directory, ...user };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'site', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    options,
  );
  const port = await freePort();
  const flags = ['-p', String(port), '-k', directory, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { stdio: 'ignore', ...options });
  const ended = new Promise((resolve) => server.once('exit', resolve));

  const origin = `postgres://site@127.0.0.1:${port}`;
  const query = async (database: string, statement: string) => {
    const { stdout } = await run(join(bin, 'psql'), ['-XAtc', statement, `${origin}/${database}`]);
    return stdout.split('\n').filter(Boolean);
  };
  await untilReady(() => query('postgres', 'create database site'));
  return {
    url: `${origin}/site`,
    bin,
    sql: (statement) => query('site', statement),
    async setReachable(reachable) {
      await query('postgres', `alter database site allow_connections ${reachable}`);
      await query(
        'postgres',
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'",
      );
    },
    async stop() {
      server.kill('SIGINT');
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres']));
}

async function untilReady(query: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await query();
      return;
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}
