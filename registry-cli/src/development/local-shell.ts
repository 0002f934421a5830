import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { cliError } from '../errors.ts';

/** Milliseconds that the shell has for its start: it fetches all releases of the site. */
const START_TIMEOUT_MS = 60_000;
/** Milliseconds after which a shell that does not end is killed. */
const STOP_TIMEOUT_MS = 8_000;

/** Settings of the site that a page depends on. */
const PASSED_ON = /^(PATH|MAP_TILES_|GOOGLE_MAPS_|FRAME_HOSTS$|NODE_EXTRA_CA_CERTS$|CONFINEMENT$|TMPDIR$)/;

/** A line of the shell's log. */
export interface LogLine {
  msg?: string;
  code?: string;
  port?: number;
  sideSet?: string;
}

/** A shell on this computer, with a data directory of its own. */
export interface LocalShell {
  /** Its URL, without a trailing slash. */
  url: string;
  /** Rejects when the shell ends by itself. */
  ended: Promise<never>;
  /** Ends it and removes its directory. */
  stop(): Promise<void>;
}

export interface LocalShellOptions {
  /** Root of the workspace. */
  root: string;
  /** URL of the server that is registry and content API to it. */
  gateway: string;
  /** Origin of the pages in the browser. */
  siteUrl: string;
  /** Public keys that it pins. */
  keys: readonly string[];
  onLine: (line: LogLine) => void;
  /** Ends the shell, also while it starts. */
  signal: AbortSignal;
}

/** @throws CodedError LOCAL_SHELL_MISSING, LOCAL_SHELL_ENDED */
export async function startLocalShell({
  root,
  gateway,
  siteUrl,
  keys,
  onLine,
  signal,
}: LocalShellOptions): Promise<LocalShell> {
  const entry = join(root, 'shell/dist/server/main.js');
  if (!existsSync(entry)) throw cliError('LOCAL_SHELL_MISSING', { path: entry });
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-development-'));
  // It ends with this process, even if that is killed.
  const endsWithParent = ['--import', join(root, 'tools/start/end-with-supervisor.mjs')];
  const child = spawn(process.execPath, [...endsWithParent, entry], {
    cwd: directory,
    // A group of its own: Ctrl-C reaches this process only, which then ends the shell.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name))),
      NODE_ENV: 'production',
      ...{ HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', SITE_URL: siteUrl },
      ...{ REGISTRY_URL: gateway, CONTENT_API_URL: gateway, REGISTRY_KEYS: keys.join(',') },
      ...{ DATA_DIRECTORY: directory, INNER_SECRET: randomBytes(32).toString('hex') },
      ...{ READY_WAIT_MS: String(START_TIMEOUT_MS), SHUTDOWN_DELAY_MS: '0' },
      // Every page is composed for each request.
      ...{ PAGE_CACHE_BYTES: '0', FRAGMENT_CACHE_BYTES: '0' },
    },
  });
  signal.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  const stop = async () => {
    await end(child);
    await rm(directory, { recursive: true, force: true });
  };
  const lines = readLines(child, onLine);
  const ended = once(child, 'exit').then(([status]) => {
    throw cliError('LOCAL_SHELL_ENDED', { status: String(status), reason: lines.last() });
  });
  ended.catch(() => {});
  try {
    return { url: `http://127.0.0.1:${await Promise.race([lines.port, ended])}`, ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the shell's log, which has one JSON object in each line, and what it prints when it cannot start. */
function readLines({ stdout, stderr }: ChildProcess, onLine: (line: LogLine) => void) {
  let last = '';
  let resolvePort = (_port: number) => {};
  const port = new Promise<number>((resolve) => {
    resolvePort = resolve;
  });
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (text) => {
      const line = parseLine(text);
      if (line.port !== undefined) resolvePort(line.port);
      if (line.code !== undefined || line.msg === undefined) last = text;
      onLine(line);
    });
  }
  return { port, last: () => last };
}

function parseLine(text: string): LogLine {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
