import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type Logger } from '@stadtraum/server-base/logging';
import { UPLOAD_LIMITS } from '../publish/upload-limits.ts';
import type { RegistryOptions } from '../server/registry.ts';
import { startRegistry } from '../server/start-registry.ts';
import { SMOKE_TEST_LIMITS } from '../verification/smoke-test.ts';
import { FROM_SOURCE } from './running-registry.ts';
import { clientOf, readSigningKey } from './signed-client.ts';

/** The inner secret of the tests' processes. */
export const INNER_SECRET = 'inner-secret-of-the-tests-0123456789';

/** A registry in the test's process, in a temporary directory. */
export type TestRegistry = Awaited<ReturnType<typeof startTestRegistry>>;

/** @param directory the data directory of an earlier registry, to start with its data */
export async function startTestRegistry({
  directory,
  host = '127.0.0.1',
  minSequence = 0,
  allowedHosts = [],
  log = createLogger('registry', 'silent'),
  databaseUrl,
  contentApiUrl = 'http://127.0.0.1:9',
  ...options
}: RegistryOptions & {
  directory?: string;
  host?: string;
  minSequence?: number;
  allowedHosts?: string[];
  log?: Logger;
  databaseUrl?: string | undefined;
  contentApiUrl?: string;
} = {}) {
  const dataDirectory = directory ?? (await mkdtemp(join(tmpdir(), 'registry-')));
  const running = await startRegistry(
    {
      host,
      port: 0,
      directory: join(dataDirectory, 'registry'),
      keysDirectory: join(dataDirectory, 'keys'),
      allowedHosts,
      minSequence,
      databaseUrl,
      contentApiUrl: new URL(contentApiUrl),
      innerSecret: INNER_SECRET,
    },
    {
      log,
      uploadLimits: UPLOAD_LIMITS,
      // Loading TypeScript is slow on a busy machine; tests of the limits set their own.
      verification: {
        execArgv: FROM_SOURCE,
        limits: { ...SMOKE_TEST_LIMITS, stepCpuMs: 20_000 },
      },
      ...options,
    },
  );
  const key = await readSigningKey(dataDirectory);
  return {
    ...clientOf(running.url, key),
    url: running.url,
    /** The workspace's key. */
    key,
    dataDirectory,
    /** The registry's own directory in it. */
    directory: join(dataDirectory, 'registry'),
    close: () => running.close(),
    /** Stops the registry and removes its directory. */
    remove: async () => {
      await running.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}
