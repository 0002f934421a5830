import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@stadtraum/server-base/logging';
import { UPLOAD_LIMITS } from '../publish/upload-limits.ts';
import type { RegistryOptions } from '../server/registry.ts';
import { startRegistry } from '../server/start-registry.ts';
import { SMOKE_TEST_LIMITS } from '../verification/smoke-test.ts';
import { clientOf, FROM_SOURCE } from './running-registry.ts';

/** A registry in the test's process, in a temporary directory. */
export type TestRegistry = Awaited<ReturnType<typeof startTestRegistry>>;

/** @param directory the directory of an earlier registry, to start with its data */
export async function startTestRegistry({
  directory,
  ...options
}: RegistryOptions & { directory?: string } = {}) {
  const dataDirectory = directory ?? (await mkdtemp(join(tmpdir(), 'registry-')));
  const running = await startRegistry(
    { port: 0, directory: dataDirectory },
    {
      log: createLogger('registry', 'silent'),
      uploadLimits: UPLOAD_LIMITS,
      // Loading TypeScript is slow on a busy machine; tests of the limits set their own.
      verification: {
        execArgv: FROM_SOURCE,
        limits: { ...SMOKE_TEST_LIMITS, stepCpuMs: 20_000 },
      },
      ...options,
    },
  );
  return {
    ...clientOf(running.url),
    url: running.url,
    directory: dataDirectory,
    close: () => running.close(),
    /** Stops the registry and removes its directory. */
    remove: async () => {
      await running.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}
