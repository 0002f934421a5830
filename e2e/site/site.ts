import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type ServerName = 'shell' | 'registry' | 'content-api';

/** What the supervisor writes into its ports file. */
interface PortsFile {
  ports: Record<ServerName | 'metrics', number>;
  processes: Record<ServerName | 'supervisor', number>;
}

/** A whole site of its own: supervisor and servers on free ports, with a data directory that goes with it. */
export interface Site {
  url: string;
  registryUrl: string;
  contentApiUrl: string;
  /** Where the shell says its metrics. */
  metricsUrl: string;
  dataDirectory: string;
  supervisor: ChildProcess;
  /** Process ids as of now; a restart changes them. */
  processes(): Promise<PortsFile['processes']>;
  /** Everything that the supervisor has printed. */
  output(): string;
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** The workspace whose code runs. @default this repository */
  root?: string;
  env?: Record<string, string>;
  /** Started with `npm start`; `supervisor` is npm's process then. */
  throughNpm?: boolean;
}

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;

/** Starts a site with what is built, and waits until it answers. */
export async function startSite({
  root = REPOSITORY,
  env = {},
  throughNpm = false,
}: SiteOptions = {}): Promise<Site> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-site-'));
  const dataDirectory = join(directory, 'data');
  const portsFile = join(directory, 'ports.json');
  const started = spawnSupervisor({
    root,
    throughNpm,
    parameters: ['--ports-file', portsFile],
    // Renditions that are made ahead would take the processor from what is tested.
    env: { DATA_DIRECTORY: dataDirectory, MEDIA_WARMUP: 'off', ...env },
  });
  const { supervisor, output } = started;
  const readPortsFile = async () => JSON.parse(await readFile(portsFile, 'utf8')) as PortsFile;

  const stop = async () => {
    await endSupervisor(supervisor);
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const { ports } = await untilStarted(supervisor, readPortsFile, output);
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

/** Starts a supervisor on any free ports, unless `env` says otherwise. */
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
    // Should the test run itself be killed, the site ends with it.
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
  /** What the supervisor may leave out. @default all that takes long */
  flags?: string[];
  env?: Record<string, string>;
  throughNpm?: boolean;
}

/** npm's own script: what `npm` on the path links to. */
function npmProgram(): string {
  const commands = (process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, 'npm'));
  return realpathSync(commands.find((command) => existsSync(command)) ?? 'npm');
}

/** Waits for the end of a process. @returns its exit status, or the signal that ended it */
export async function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) {
    await new Promise((resolve) => child.once('close', resolve));
  }
  return child.exitCode ?? child.signalCode;
}

export function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function untilStarted(
  supervisor: ChildProcess,
  read: () => Promise<PortsFile>,
  output: () => string,
): Promise<PortsFile> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (supervisor.exitCode !== null) throw new Error(`The site did not start:\n${output()}`);
    const ports = await read().catch(() => undefined);
    if (ports) return ports;
    await delay(100);
  }
  throw new Error(`The site was not ready after ${START_TIMEOUT_MS / 1000} s:\n${output()}`);
}

async function endSupervisor(supervisor: ChildProcess): Promise<void> {
  supervisor.kill('SIGTERM');
  const late = setTimeout(() => supervisor.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exitOf(supervisor);
  clearTimeout(late);
}
