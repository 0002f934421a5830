import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import type { PageModel } from '@stadtraum/contracts/page-model';
import { bareEnvironment } from '@stadtraum/server-base/testing/bare-environment';
import { makeDirectory } from './content-files.ts';

const SOURCES = path.resolve(import.meta.dirname, '..');
/** Flags of Node for a process that runs from the sources. */
const NODE_FLAGS = [
  '--conditions=source',
  ...['--import', path.join(SOURCES, '../../tools/typescript/register.mjs')],
];
/** The embedded database is WebAssembly. Optimising it takes a second of CPU time, which a process of a few seconds never regains. */
const UNOPTIMISED = '--liftoff-only';

export type Environment = Record<string, string>;

/** The inner secret of the tests' processes (SE9). */
export const INNER_SECRET = 'inner-secret-of-the-tests-0123456789';
const internalHeaders = { 'x-inner-secret': INNER_SECRET };

/** A content API in its own process, as in production, but run from the sources. */
export interface RunningApi {
  url: string;
  /** Parsed lines of its log. */
  log: Record<string, unknown>[];
  get(pathAndQuery: string, headers?: Record<string, string>): Promise<Response>;
  /** The page model of a path. @throws if its status differs from that of the response */
  page(path: string, query?: string): Promise<PageModel>;
  load(): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Sends the content of a remote, as the registry does. */
  loadTeam(
    remote: string,
    files: Record<string, unknown>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Stops it; resolves to its exit code. */
  stop(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
}

/**
 * @param options.isMeasured optimises the embedded database, as in production
 * @throws Error with the process's output if it exits before it is ready
 */
export async function startContentApi(
  environment: Environment,
  options: { isMeasured?: boolean } = {},
): Promise<RunningApi> {
  const port = environment.CONTENT_API_PORT ?? String(await freePort());
  const child = spawnSource('main.ts', [], { ...environment, CONTENT_API_PORT: port }, options);
  const log = await readLogUntilLoaded(child);
  const url = `http://127.0.0.1:${port}`;
  const get: RunningApi['get'] = (pathAndQuery, headers = {}) => fetch(`${url}${pathAndQuery}`, { headers });
  return {
    url,
    log,
    get,
    async page(pagePath, query = '') {
      const parameters = new URLSearchParams({ path: pagePath, query });
      const response = await get(`/page?${parameters}`);
      const page = (await response.json()) as PageModel;
      if (response.status !== page.status) throw new Error(`${response.status} ${JSON.stringify(page)}`);
      return page;
    },
    async load() {
      const response = await fetch(`${url}/load`, { method: 'POST', headers: internalHeaders });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async loadTeam(remote, files) {
      const response = await fetch(`${url}/content`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...internalHeaders },
        body: JSON.stringify({ team: remote.replace(/^mf-/, ''), remote, files }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    async stop() {
      child.kill('SIGTERM');
      return exitCode(child);
    },
    async kill() {
      child.kill('SIGKILL');
      await exitCode(child);
    },
  };
}

export interface FinishedProcess {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `main.ts`, `load.ts` or `operate.ts` until it exits. */
export async function runSource(
  file: string,
  args: string[],
  environment: Environment,
): Promise<FinishedProcess> {
  const child = spawnSource(file, args, environment);
  const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
  const code = await exitCode(child);
  return { code, stdout: stdout(), stderr: stderr() };
}

/** Uses a new data directory unless `environment` names one, so that tests do not touch a site in this checkout. */
export function spawnSource(
  file: string,
  args: string[],
  environment: Environment,
  { isMeasured = false }: { isMeasured?: boolean } = {},
): ChildProcess {
  const { DATA_DIRECTORY = makeDirectory('data') } = environment;
  const flags = [...NODE_FLAGS, ...(isMeasured ? [] : [UNOPTIMISED])];
  const child = spawn(process.execPath, [...flags, path.join(SOURCES, file), ...args], {
    env: { ...bareEnvironment(), MEDIA_WARMUP: 'off', INNER_SECRET, ...environment, DATA_DIRECTORY },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  return child;
}

// Each of these tests starts servers, possibly on a busy machine.
jest.setTimeout(240_000);

// Kills the processes of failed tests, for which jest would otherwise wait.
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

function readLogUntilLoaded(child: ChildProcess): Promise<Record<string, unknown>[]> {
  const log: Record<string, unknown>[] = [];
  const stderr = collect(child.stderr);
  let rest = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      log.push(...lines.map((line) => JSON.parse(line) as Record<string, unknown>));
      // A content API with stored content listens first and loads afterwards.
      const logged = (start: RegExp) => log.some(({ msg }) => start.test(String(msg)));
      if (logged(/^the content API listens/) && logged(/^(the )?(stored )?content (is|was|stays)/))
        resolve(log);
    });
    child.once('exit', (code) => reject(new Error(`the content API exited with ${code}: ${stderr()}`)));
  });
}

function collect(stream: NodeJS.ReadableStream | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
