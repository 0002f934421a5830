import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LiveSet } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { bareEnvironment } from '@stadtraum/server-base/testing/bare-environment';

/** Node's options to run this package from source, as jest does. */
export const FROM_SOURCE = [
  '--import',
  join(import.meta.dirname, '../../../tools/typescript/register.mjs'),
  '--conditions=source',
];

/** A registry in a separate process. */
export interface RegistryProcess {
  url: string;
  child: ChildProcess;
  /** Ends it with this signal, waits for its exit and returns the exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts the real server on a free port. Throws its error output if it does not start. */
export async function spawnRegistry(
  dataDirectory: string,
  env: NodeJS.ProcessEnv = {},
): Promise<RegistryProcess> {
  const main = fileURLToPath(new URL('../server/main.ts', import.meta.url));
  const child = spawn(process.execPath, [...FROM_SOURCE, main], {
    env: { ...bareEnvironment(), DATA_DIRECTORY: dataDirectory, REGISTRY_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = await listeningUrl(child);
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return { url, child, end };
}

function listeningUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (url) resolve(url);
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.once('close', () => reject(new Error(errors)));
  });
}

/** A response from the registry: its status and JSON body. */
export interface JsonResponse<Body> {
  status: number;
  body: Body;
}

export interface ErrorBody {
  code: string;
  message: string;
  remedy: string;
}

/** `name@version` of each release in a live set. */
export function labelsOf(set: LiveSet): string[] {
  return set.releases.map(releaseLabel);
}
