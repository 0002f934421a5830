import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A PostgreSQL server for the tests of one file, on a free port, with its files in a temporary directory. */
export interface TestPostgresql {
  /** Creates an empty database; returns its DATABASE_URL. */
  makeDatabase(): Promise<string>;
  /** Runs statements in a database, as its owner. @returns the first column of each row, as text */
  query(url: string, statement: string): Promise<string[]>;
  /** Stops the server and closes its connections immediately. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const cleanUps: (() => Promise<void>)[] = [];
// A failed test leaves its server running, for which jest would wait.
afterAll(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

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
  const directory = mkdtempSync(path.join(tmpdir(), 'postgresql-'));
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
  const query = (target: string, statement: string) => runPsql(bin, target, statement);
  const ready = () => untilReady(() => query(url('postgres'), 'select 1'));
  const stop = async () => {
    server.kill('SIGINT');
    await exitOf(server);
  };
  cleanUps.push(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true, maxRetries: 3 });
  });
  await ready();
  return {
    query,
    stop,
    async makeDatabase() {
      databases += 1;
      // Named before the first `await`, because calls may be concurrent.
      const name = `site_${databases}`;
      await query(url('postgres'), `create database ${name}`);
      return url(name);
    },
    async start() {
      server = launch();
      await ready();
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

async function runPsql(bin: string, target: string, statement: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(path.join(bin, 'psql'), ['-XAtqc', statement, target]);
  return stdout.split('\n').filter(Boolean);
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
