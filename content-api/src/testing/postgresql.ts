import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeDirectory } from './content-files.ts';
import { exitCode, freePort } from './processes.ts';

/** A PostgreSQL server for tests, on a free port, with its files in a temporary directory. */
export interface TestPostgresql {
  /** Creates an empty database; returns its DATABASE_URL. */
  makeDatabase(): Promise<string>;
  /** Stops the server and closes its connections immediately. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Why PostgreSQL is unavailable; undefined if it is available. */
export function postgresqlProblem(): string | undefined {
  if (!findBinaries()) return 'no PostgreSQL under /usr/lib/postgresql (apt install postgresql)';
  if (isRoot() && !postgresUser())
    return 'running as root, and there is no user "postgres" to run PostgreSQL as';
  return undefined;
}

export async function startPostgresql(): Promise<TestPostgresql> {
  const bin = findBinaries();
  if (!bin) throw new Error(postgresqlProblem());
  const directory = makeDirectory('postgresql');
  // PostgreSQL refuses to run as root.
  const user = isRoot() ? postgresUser() : undefined;
  if (user) chownSync(directory, user.uid, user.gid);
  const port = await freePort();
  // A German collation, very different from PGlite's, because results must not depend on the collation.
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de'];
  const initdb = ['-D', `${directory}/data`, '-U', 'test', '-A', 'trust', '--no-sync', ...locale];
  execFileSync(path.join(bin, 'initdb'), initdb, { stdio: 'pipe', cwd: directory, ...user });

  const url = (database: string) => `postgresql://test@127.0.0.1:${port}/${database}`;
  const options = { listen_addresses: '127.0.0.1', port, unix_socket_directories: directory, fsync: 'off' };
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server = launch();
  let databases = 0;

  function launch() {
    return spawn(path.join(bin ?? '', 'postgres'), ['-D', `${directory}/data`, ...flags], {
      stdio: 'ignore',
      cwd: directory,
      ...user,
    });
  }
  await waitForPostgresql(url('postgres'));
  return {
    async makeDatabase() {
      databases += 1;
      // Named before the first `await`, because calls may be concurrent.
      const name = `site_${databases}`;
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    async stop() {
      server.kill('SIGINT');
      await exitCode(server);
    },
    async start() {
      server = launch();
      await waitForPostgresql(url('postgres'));
    },
  };
}

function findBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const [newest] = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  const bin = path.join(root, newest ?? '', 'bin');
  return existsSync(path.join(bin, 'initdb')) ? bin : undefined;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function postgresUser(): { uid: number; gid: number } | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

async function waitForPostgresql(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (attempt === 100) throw error;
      await delay(100);
    }
  }
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
