import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_MAPS } from '@stadtraum/contracts/map-service';
import type { KeyRequest, LogEntry } from '@stadtraum/contracts/registry-api';
import { generateSigningKey, type SigningKey } from '@stadtraum/federation-kit/signing';
import { createLogger, type Logger } from '@stadtraum/server-base/logging';
import { UPLOAD_LIMITS } from '../publish/upload-limits.ts';
import type { RegistryOptions } from '../server/registry.ts';
import { startRegistry } from '../server/start-registry.ts';
import { SMOKE_TEST_LIMITS } from '../verification/smoke-test.ts';
import { FROM_SOURCE } from './running-registry.ts';
import { clientOf, readSigningKey } from './signed-client.ts';
import { INNER_SECRET, startStandInContentApi } from './stand-in-content-api.ts';

export { INNER_SECRET };

export interface TestRegistryOptions extends RegistryOptions {
  /** The data directory of an earlier registry, to start with its data. */
  directory?: string;
  host?: string;
  minSequence?: number;
  allowedHosts?: string[];
  siteUrl?: string;
  log?: Logger;
  databaseUrl?: string | undefined;
  /** @default a content API without pages */
  contentApiUrl?: string;
}

/** A registry in the test's process, in a temporary directory. */
export interface TestRegistry extends ReturnType<typeof clientOf> {
  url: string;
  /** The workspace's key. */
  key: SigningKey;
  dataDirectory: string;
  /** The registry's own directory in it. */
  directory: string;
  /** Starts a registry with the same data when this one has stopped. */
  restart(options?: TestRegistryOptions): Promise<TestRegistry>;
  /** Trusts a new key; by default, one of a team that does everything with mf-jobs but manage keys. */
  addTeam(request?: Partial<KeyRequest>): Promise<SigningKey>;
  /** The newest entry of the log. */
  newestEntry(): Promise<LogEntry | undefined>;
  close(): Promise<void>;
  /** Stops the registry and removes its directory. */
  remove(): Promise<void>;
}

export async function startTestRegistry({
  directory,
  host = '127.0.0.1',
  minSequence = 0,
  allowedHosts = [],
  siteUrl,
  log = createLogger('registry', 'silent'),
  databaseUrl,
  contentApiUrl,
  ...options
}: TestRegistryOptions = {}): Promise<TestRegistry> {
  const dataDirectory = directory ?? (await mkdtemp(join(tmpdir(), 'registry-')));
  const contentApi = contentApiUrl === undefined ? await startStandInContentApi() : undefined;
  const running = await startRegistry(
    {
      host,
      port: 0,
      directory: join(dataDirectory, 'registry'),
      keysDirectory: join(dataDirectory, 'keys'),
      allowedHosts,
      minSequence,
      databaseUrl,
      contentApiUrl: new URL(contentApiUrl ?? contentApi?.url ?? ''),
      site: { maps: OWN_MAPS, frames: [] },
      siteUrl,
      innerSecret: INNER_SECRET,
    },
    {
      log,
      uploadLimits: UPLOAD_LIMITS,
      // Loading TypeScript is slow on a busy machine; tests of the limits set their own.
      verification: {
        execArgv: FROM_SOURCE,
        limits: { ...SMOKE_TEST_LIMITS, stepCpuMs: 20_000, stepMs: 60_000 },
      },
      ...options,
    },
  );
  const key = await readSigningKey(dataDirectory);
  const client = clientOf(running.url, key);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= running.close().finally(() => contentApi?.close());
    return closed;
  };
  return {
    ...client,
    url: running.url,
    key,
    dataDirectory,
    directory: join(dataDirectory, 'registry'),
    async restart(changed = {}) {
      await close();
      return startTestRegistry({ ...changed, directory: dataDirectory });
    },
    async addTeam(request = {}) {
      const added = generateSigningKey();
      const { status } = await client.manageKey('add-key', {
        publicKey: added.publicKey.text,
        team: 'jobs',
        remotes: ['mf-jobs'],
        roles: ['publish', 'activate', 'roll-back', 'retire'],
        ...request,
      });
      if (status !== 200) throw new Error(`the key was not added: ${status}`);
      return added;
    },
    newestEntry: async () => (await client.log('?limit=1')).entries[0],
    close,
    async remove() {
      await close();
      // A report of the background may still be written.
      await rm(dataDirectory, { recursive: true, maxRetries: 5 });
    },
  };
}
