import { mkdir } from 'node:fs/promises';
import { reasonOf } from '@stadtraum/contracts/errors';
import { lockDirectory } from '@stadtraum/server-base/directory-lock';
import { answerErrors } from '@stadtraum/server-base/error-answers';
import { createInnerServer } from '@stadtraum/server-base/inner-server';
import { listen } from '@stadtraum/server-base/listen';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { registryError } from '../errors.ts';
import { asStorageError } from '../store/storage-error.ts';
import { activationRoutes } from './activation-routes.ts';
import { liveSetRoutes } from './live-set-routes.ts';
import { refuseBrowsers } from './no-browsers.ts';
import { publishRoute } from './publish-route.ts';
import { openRegistry, type RegistryOptions } from './registry.ts';
import { withMetrics } from './registry-metrics.ts';
import { releaseRoutes } from './release-routes.ts';
import type { Settings } from './settings.ts';
import { STATUSES } from './statuses.ts';

/** Loopback: whoever can reach the registry may decide what the site runs. */
const HOST = '127.0.0.1';

export interface RunningRegistry {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Lets requests end that are under way, then stops. */
  close(): Promise<void>;
}

/**
 * Opens the registry and serves it. Its store has one process at a time (OP4).
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_LOCKED, SERVER_PORT_TAKEN, SETTING_INVALID
 */
export async function startRegistry(
  { port, directory }: Pick<Settings, 'port' | 'directory'>,
  { log, ...options }: RegistryOptions & { log: Logger },
): Promise<RunningRegistry> {
  await makeStoreDirectory(directory);
  const lock = await lockDirectory(directory, () =>
    registryError('REGISTRY_STORE_LOCKED', { path: directory }),
  );
  try {
    const { server, metrics } = createServer(log);
    const registry = withMetrics(await openRegistry(directory, log, options), metrics);
    answerErrors(server, ERROR_ANSWERS);
    refuseBrowsers(server);
    server.get('/healthz', async () => ({ ok: true }));
    liveSetRoutes(server, registry);
    releaseRoutes(server, registry);
    activationRoutes(server, registry);
    await publishRoute(server, registry);

    const setting = 'REGISTRY_PORT';
    const ownPort = await listen(server, { host: HOST, port, server: 'registry', setting });
    const url = `http://${HOST}:${ownPort}`;
    log.info({ url }, 'the registry listens');
    await registry.removeStale();
    return {
      url,
      close: async () => {
        await close(server);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const ERROR_ANSWERS = {
  statuses: STATUSES,
  // Every other code of a release or live set: understood, and refused.
  preset: 422,
  unexpected: (error: unknown) => registryError('REGISTRY_FAILED', { reason: reasonOf(error) }),
};

function createServer(log: Logger) {
  return createInnerServer({
    log,
    quiet: ['/live-set', '/releases/:name/:version/files/*'],
    bodyLimit: 64 * 1024,
    // A whole upload may take 60 s, see UploadLimits; it is watched more closely while it runs.
    requestTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
  });
}

async function makeStoreDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw asStorageError(error, directory);
  }
}

async function close(server: FastifyInstance): Promise<void> {
  // A connection whose request is just being answered is idle only afterwards, and would keep the server open.
  const timer = setInterval(() => server.server.closeIdleConnections(), 50);
  await server.close();
  clearInterval(timer);
}
