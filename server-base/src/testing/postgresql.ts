import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The databases of a PostgreSQL server. */
export interface TestDatabases {
  /** Creates an empty database; returns its DATABASE_URL. */
  makeDatabase(): Promise<string>;
  /** Runs statements in a database, as its owner. @returns the first column of each row, as text */
  query(url: string, statement: string): Promise<string[]>;
}

/** A PostgreSQL server of one test, on a free port, with its files in a temporary directory. */
export interface TestPostgresql extends TestDatabases {
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

/** Starts a server of its own for a test that stops and restarts it. */
export async function startPostgresql(): Promise<TestPostgresql> {
  const cluster = await createCluster(mkdtempSync(path.join(tmpdir(), 'postgresql-')));
  const launch = () => spawn(cluster.program, cluster.parameters, { stdio: 'ignore', ...cluster.options });
  let server = launch();
  const stop = async () => {
    server.kill('SIGINT');
    await exitOf(server);
  };
  cleanUps.push(async () => {
    await stop();
    rmSync(cluster.directory, { recursive: true, force: true, maxRetries: 3 });
  });
  const databases = databasesOn(cluster.port);
  await untilReady(cluster.port);
  return {
    ...databases,
    stop,
    async start() {
      server = launch();
      await untilReady(cluster.port);
    },
  };
}

/**
 * The server that the test files of this process share, because creating one takes a second of processor time. It ends with the process,
 * even when the process is killed.
 */
export async function sharedPostgresql(): Promise<TestDatabases> {
  // Jest evaluates modules anew for each test file: only files outlive them.
  const directory = path.join(tmpdir(), `postgresql-${process.pid}-${Math.round(performance.timeOrigin)}`);
  const portFile = path.join(directory, 'port');
  if (!existsSync(portFile)) {
    mkdirSync(directory);
    const { program, parameters, options, port } = await createCluster(directory);
    // `read` returns when the process that holds the other end of the pipe has ended.
    const script = '"$@" & read -r _; kill -INT $!; wait; rm -rf "$PWD"';
    const watch = spawn('sh', ['-c', script, 'sh', program, ...parameters], {
      stdio: ['pipe', 'ignore', 'ignore'],
      ...options,
    });
    watch.unref();
    (watch.stdin as net.Socket).unref();
    await untilReady(port);
    writeFileSync(portFile, String(port));
  }
  return databasesOn(Number(readFileSync(portFile, 'utf8')));
}

/** Creates the files of a server in an existing directory. @returns how to launch it */
async function createCluster(directory: string) {
  const bin = findBinaries();
  if (!bin) throw new Error(postgresqlProblem());
  // PostgreSQL refuses to run as root.
  const user = isRoot() ? postgresUser() : undefined;
  if (user) chownSync(directory, user.uid, user.gid);
  const port = await freePort();
  // A German collation, very different from PGlite's, because results must not depend on the collation.
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=de'];
  const initdb = ['-D', `${directory}/data`, '-U', 'test', '-A', 'trust', '--no-sync', ...locale];
  const options = { cwd: directory, ...user };
  execFileSync(path.join(bin, 'initdb'), initdb, { stdio: 'pipe', ...options });
  const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: directory, fsync: 'off' };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    directory,
    port,
    program: path.join(bin, 'postgres'),
    parameters: ['-D', `${directory}/data`, ...flags],
    options,
  };
}

function databasesOn(port: number): TestDatabases {
  const query = (target: string, statement: string) => runPsql(findBinaries() ?? '', target, statement);
  return {
    query,
    async makeDatabase() {
      const name = `site_${randomUUID().replaceAll('-', '')}`;
      await query(urlOf(port, 'postgres'), `create database ${name}`);
      return urlOf(port, name);
    },
  };
}

function urlOf(port: number, database: string): string {
  return `postgresql://test@127.0.0.1:${port}/${database}`;
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

async function untilReady(port: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await databasesOn(port).query(urlOf(port, 'postgres'), 'select 1');
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
