import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type ServerName = 'shell' | 'registry' | 'content-api';

/** Content of the supervisor's ports file. */
interface PortsFile {
  ports: Record<ServerName | 'metrics', number>;
  processes: Record<ServerName | 'supervisor', number>;
}

/** A complete site: supervisor and servers on free ports, with a temporary data directory. */
export interface Site {
  url: string;
  registryUrl: string;
  contentApiUrl: string;
  /** URL of the shell's metrics. */
  metricsUrl: string;
  dataDirectory: string;
  supervisor: ChildProcess;
  /** Current process ids; a restart changes them. */
  processes(): Promise<PortsFile['processes']>;
  /** The supervisor's output so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** Root of the workspace whose code runs. @default this repository */
  root?: string;
  env?: Record<string, string>;
  /** Whether to start with `npm start`; `supervisor` is then npm's process. */
  throughNpm?: boolean;
  /** Milliseconds until it must be ready. @default 240 s */
  startTimeoutMs?: number;
}

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const START_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 20_000;

/** Starts a site from the existing build, and waits until it is ready. */
export async function startSite({
  root = REPOSITORY,
  env = {},
  throughNpm = false,
  startTimeoutMs = START_TIMEOUT_MS,
}: SiteOptions = {}): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-site-'));
  const dataDirectory = join(directory, 'data');
  const portsFile = join(directory, 'ports.json');
  const started = spawnSupervisor({
    root,
    throughNpm,
    parameters: ['--ports-file', portsFile],
    // Warming up renditions would take CPU time from the test.
    env: { DATA_DIRECTORY: dataDirectory, MEDIA_WARMUP: 'off', CHROMIUM_PATH: 'off', ...env },
  });
  const { supervisor, output } = started;
  const readPortsFile = async () => JSON.parse(await readFile(portsFile, 'utf8')) as PortsFile;

  const stop = async () => {
    await stopSupervisor(supervisor);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const { ports } = await untilStarted({ supervisor, output, startTimeoutMs }, readPortsFile);
    return {
      url: `http://localhost:${ports.shell}`,
      registryUrl: `http://127.0.0.1:${ports.registry}`,
      contentApiUrl: `http://127.0.0.1:${ports['content-api']}`,
      metricsUrl: `http://127.0.0.1:${ports.metrics}`,
      dataDirectory,
      supervisor,
      processes: async () => (await readPortsFile()).processes,
      output,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a supervisor on free ports, unless `env` sets them. */
export function spawnSupervisor({
  root = REPOSITORY,
  parameters = [],
  env = {},
  flags = ['--no-install', '--no-build'],
  throughNpm = false,
}: SupervisorOptions = {}) {
  const program = throughNpm ? [npmProgram(), '--silent', 'start', '--'] : ['tools/start.mjs'];
  const supervisor = spawn(
    process.execPath,
    // The supervisor exits with the test run, even if the run is killed.
    ['--import', './tools/start/end-with-supervisor.mjs', ...program, ...flags, ...parameters],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: 'auto',
        REGISTRY_PORT: 'auto',
        CONTENT_API_PORT: 'auto',
        METRICS_PORT: 'auto',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { supervisor, output: () => text };
}

interface SupervisorOptions {
  root?: string;
  parameters?: string[];
  /** Flags that skip steps. @default skip the installation and the build */
  flags?: string[];
  env?: Record<string, string>;
  throughNpm?: boolean;
}

/** Path of npm's script, which `npm` on the PATH links to. */
function npmProgram(): string {
  const commands = (process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, 'npm'));
  return realpathSync(commands.find((command) => existsSync(command)) ?? 'npm');
}

/** Waits for a process to end. @returns its exit status, or the signal that ended it */
export async function waitForExit(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once('close', resolve));
  }
  return child.exitCode ?? child.signalCode;
}

/** Whether a process is running; false for one that has ended and waits for its parent to notice. */
export function isRunning(processId: number): boolean {
  const status = `/proc/${processId}/status`;
  try {
    process.kill(processId, 0);
    return !(existsSync(status) && /^State:\tZ/m.test(readFileSync(status, 'utf8')));
  } catch {
    return false;
  }
}

async function untilStarted(
  {
    supervisor,
    output,
    startTimeoutMs,
  }: { supervisor: ChildProcess; output: () => string; startTimeoutMs: number },
  read: () => Promise<PortsFile>,
): Promise<PortsFile> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (supervisor.exitCode !== null) throw new Error(`The site did not start:\n${output()}`);
    const ports = await read().catch(() => undefined);
    if (ports) return ports;
    await delay(100);
  }
  throw new Error(`The site was not ready after ${startTimeoutMs / 1000} s:\n${output()}`);
}

async function stopSupervisor(supervisor: ChildProcess): Promise<void> {
  supervisor.kill('SIGTERM');
  const killTimer = setTimeout(() => supervisor.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await waitForExit(supervisor);
  clearTimeout(killTimer);
}
