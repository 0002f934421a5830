import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPOSITORY, waitForExit } from './site.ts';

/** One of the site's servers, run without a supervisor so that nothing restarts it. */
export interface ServerProcess {
  url: string;
  processId: number;
  /** Log lines so far. */
  log(): Promise<LogLine[]>;
  /** Logged error codes, in order. */
  codes(): Promise<string[]>;
  /** Sends a signal; resolves when the process has ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

export interface LogLine {
  /** RFC 3339, with milliseconds. */
  time?: string;
  code?: string;
  msg?: string;
  liveSet?: string;
  report?: Record<string, string>;
}

export interface ServerStart {
  /** Path of the server's main module, relative to the repository. */
  entry: string;
  /** Flags for Node. @default none */
  flags?: string[];
  env: Record<string, string>;
  url: string;
  /** Path that returns 200 when the server is ready. */
  readyPath: string;
  logFile: string;
}

/** Generous, because a busy machine takes a long time to create a database. */
const START_TIMEOUT_MS = 120_000;
/** Slightly longer than the time for which the shell buffers log lines. */
const LOG_DELAY_MS = 150;

export async function startProcess({
  entry,
  flags = [],
  env,
  url,
  readyPath,
  logFile,
}: ServerStart): Promise<ServerProcess> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const program = ['--import', './tools/start/end-with-supervisor.mjs', ...flags, entry];
  const child = spawn(process.execPath, program, {
    cwd: REPOSITORY,
    env: { ...process.env, NODE_ENV: 'production', MEDIA_WARMUP: 'off', ...env },
    stdio: ['ignore', log, log],
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url + readyPath))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${entry} did not start:\n${await readFile(logFile, 'utf8')}`);
    }
    await delay(50);
  }
  const lines = async () => {
    await delay(LOG_DELAY_MS);
    return parseLines(await readFile(logFile, 'utf8'));
  };
  return {
    url,
    processId: child.pid ?? 0,
    log: lines,
    codes: async () => (await lines()).flatMap(({ code }) => code ?? []),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await waitForExit(child);
    },
  };
}

/** Finds a free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isReady(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function parseLines(text: string): LogLine[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);
}
