import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type ServerProcess, startProcess } from '../../site/server-process.ts';
import { type Release, readRelease } from './releases.ts';

/** What all specs share: a registry with a live set, the content API, and the built fixture remote. */
export interface Stage {
  /** Parent of all the suite's directories. */
  directory: string;
  registryUrl: string;
  contentApiUrl: string;
  /** The registry's data directory; a registry on a copy of it has the same live set. */
  registryData: string;
  /** Directory of the fixture remote's release. */
  trialRelease: string;
}

const VARIABLE = 'FAULT_STAGE';

/** Passes the stage to the specs, which run in other processes. */
export function passStage(stage: Stage): void {
  process.env[VARIABLE] = JSON.stringify(stage);
}

export function stage(): Stage {
  return JSON.parse(process.env[VARIABLE] ?? '') as Stage;
}

/** The fixture remote's live release; its blocks fail only if their content requests it. */
export function trialRelease(): Promise<Release> {
  return readRelease(stage().trialRelease);
}

/** A server for one spec, with a data directory on which it can be restarted. */
export interface StageServer extends ServerProcess {
  dataDirectory: string;
}

interface StageServerOptions {
  /** Data directory of an earlier server of the same kind. */
  dataDirectory?: string;
  /** @default a free port */
  port?: number;
  /** Further settings. */
  env?: Record<string, string>;
}

/** Starts a registry for one spec, with the stage's releases and live set. */
export async function startRegistry(options: StageServerOptions = {}): Promise<StageServer> {
  const port = options.port ?? (await freePort());
  const dataDirectory = options.dataDirectory ?? (await makeDirectory('registry'));
  if (!options.dataDirectory) {
    // The lock of the stage's registry is a socket, which cannot be copied.
    const filter = (source: string) => !source.endsWith('.sock');
    await cp(stage().registryData, dataDirectory, { recursive: true, filter });
  }
  const server = await startProcess({
    entry: 'registry/dist/server/main.js',
    env: {
      REGISTRY_PORT: String(port),
      DATA_DIRECTORY: dataDirectory,
      // The gate renders the pages of the live set.
      CONTENT_API_URL: stage().contentApiUrl,
      ...options.env,
    },
    url: `http://127.0.0.1:${port}`,
    readyPath: '/healthz',
    logFile: join(dataDirectory, 'log'),
  });
  return { ...server, dataDirectory };
}

export interface ShellOptions extends StageServerOptions {
  /** @default the stage's registry */
  registryUrl?: string;
  /** @default the stage's content API */
  contentApiUrl?: string;
}

/** Starts a shell for one spec. */
export async function startShell(options: ShellOptions = {}): Promise<StageServer> {
  const { registryUrl = stage().registryUrl, contentApiUrl = stage().contentApiUrl } = options;
  const port = options.port ?? (await freePort());
  const dataDirectory = options.dataDirectory ?? (await makeDirectory('shell'));
  const server = await startProcess({
    entry: 'shell/dist/server/main.js',
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: '0',
      DATA_DIRECTORY: dataDirectory,
      REGISTRY_URL: registryUrl,
      // Registries on copies of the stage's data have its key too.
      REGISTRY_KEYS: (await readFile(join(stage().registryData, 'registry/public-key'), 'utf8')).trim(),
      CONTENT_API_URL: contentApiUrl,
      ...options.env,
    },
    url: `http://localhost:${port}`,
    readyPath: '/readyz',
    logFile: join(dataDirectory, 'log'),
  });
  return { ...server, dataDirectory };
}

function makeDirectory(name: string): Promise<string> {
  return mkdtemp(join(stage().directory, `${name}-`));
}
