import { CodedError } from '@stadtraum/contracts/errors';
import Fastify, { type FastifyInstance } from 'fastify';
import { activationRoutes } from './activation-routes.ts';
import { answerErrors } from './error-answers.ts';
import { liveSetRoutes } from './live-set-routes.ts';
import { refuseBrowsers } from './no-browsers.ts';
import { publishRoute } from './publish-route.ts';
import { openRegistry, type RegistryOptions } from './registry.ts';
import { releaseRoutes } from './release-routes.ts';
import type { Settings } from './settings.ts';

/** Loopback: whoever can reach the registry may decide what the site runs. */
const HOST = '127.0.0.1';

export interface RunningRegistry {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Lets requests end that are under way, then stops. */
  close(): Promise<void>;
}

/**
 * Opens the registry and serves it.
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, SERVER_PORT_TAKEN, SETTING_INVALID
 */
export async function startRegistry(
  { port, directory }: Settings,
  options: RegistryOptions & { logLevel?: string } = {},
): Promise<RunningRegistry> {
  const server = createServer(options.logLevel ?? 'info');
  const registry = await openRegistry(directory, server.log, options);

  answerErrors(server);
  refuseBrowsers(server);
  server.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  liveSetRoutes(server, registry);
  releaseRoutes(server, registry);
  activationRoutes(server, registry);
  await publishRoute(server, registry);

  const url = await listen(server, port);
  await registry.removeStale();
  return { url, close: () => close(server) };
}

function createServer(level: string): FastifyInstance {
  return Fastify({
    // `silent` would not hold: routes have levels of their own.
    logger: level === 'silent' ? false : { level },
    bodyLimit: 64 * 1024,
    // A whole upload may take 60 s, see UploadLimits; it is watched more closely while it runs.
    requestTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
  });
}

async function close(server: FastifyInstance): Promise<void> {
  // A connection whose request is just being answered is idle only afterwards, and would keep the server open.
  const timer = setInterval(() => server.server.closeIdleConnections(), 50);
  await server.close();
  clearInterval(timer);
}

async function listen(server: FastifyInstance, port: number): Promise<string> {
  try {
    return await server.listen({ host: HOST, port });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const setting = 'REGISTRY_PORT';
    if (code === 'EADDRINUSE') {
      throw new CodedError('SERVER_PORT_TAKEN', { port, server: 'registry', setting }, { cause });
    }
    if (code === 'EACCES') {
      const reason = 'this user may not listen on it';
      throw new CodedError('SETTING_INVALID', { name: setting, value: port, reason }, { cause });
    }
    throw cause;
  }
}
