import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './folders.ts';

/** A server that the bench measures. */
export interface Site {
  url: string;
  /** The serving process; measurements include its child processes. */
  processId: number;
  stop(): Promise<void>;
}

export interface ComposedSite extends Site {
  contentApiUrl: string;
}

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;

/** Starts the built composed site on free ports. @param env the site's settings */
export async function startComposed(env: Record<string, string> = {}): Promise<ComposedSite> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-bench-'));
  const portsFile = join(directory, 'ports.json');
  const supervisor = run(
    [
      '--import',
      './tools/start/end-with-supervisor.mjs',
      'tools/start.mjs',
      '--no-install',
      '--no-build',
      '--ports-file',
      portsFile,
    ],
    {
      PORT: 'auto',
      REGISTRY_PORT: 'auto',
      CONTENT_API_PORT: 'auto',
      METRICS_PORT: 'auto',
      DATA_DIRECTORY: join(directory, 'data'),
      MEDIA_WARMUP: 'off',
      // The load comes from several networks, each with more searches than one visitor has.
      TRUSTED_PROXIES: '127.0.0.1',
      SEARCHES_PER_NETWORK: '1000000',
      ...env,
    },
  );
  const stop = async () => {
    await stopProcess(supervisor);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const { ports, processes } = await retryUntilReady(supervisor, async () =>
      JSON.parse(await readFile(portsFile, 'utf8')),
    );
    return {
      url: `http://localhost:${ports.shell}`,
      contentApiUrl: `http://127.0.0.1:${ports['content-api']}`,
      processId: processes.shell,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one of the bench's programs, which takes a port as its first argument, and waits until it responds. */
export async function startProgram(program: string, ...parameters: string[]): Promise<Site> {
  const port = await freePort();
  const child = run([program, String(port), ...parameters], {});
  const url = `http://localhost:${port}`;
  try {
    await retryUntilReady(child, async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`It responded with status ${response.status}.`);
      return response.arrayBuffer();
    });
  } catch (error) {
    await stopProcess(child);
    throw error;
  }
  return { url, processId: child.pid ?? 0, stop: () => stopProcess(child) };
}

function run(parameters: string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, parameters, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function retryUntilReady<Result>(child: ChildProcess, attempt: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It exited with status ${child.exitCode} while starting.`);
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(100);
    }
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
