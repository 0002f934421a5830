import { dirname } from 'node:path';
import { readInnerSecret } from '@stadtraum/server-base/inner-secret';
import { hostInUrl, listen } from '@stadtraum/server-base/listen';
import { type Logger, logProblem } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { liftSequence } from '../activation/lift-sequence.ts';
import { createContentApi } from '../content/content-api.ts';
import { createApp } from './app.ts';
import { openStore } from './open-store.ts';
import { openRegistry, type Registry, type RegistryOptions } from './registry.ts';
import type { Settings } from './settings.ts';

export interface RunningRegistry {
  /** `http://<host>:<port>` */
  url: string;
  /** Finishes the requests in progress, then stops. */
  close(): Promise<void>;
}

/**
 * Opens the store and serves the registry from it. Only one process at a time can use the store (OP4).
 *
 * @throws CodedError what `openStore` throws, SERVER_PORT_TAKEN, SETTING_INVALID, KEY_INVALID, TRUST_INVALID
 */
export async function startRegistry(
  settings: Omit<Settings, 'logLevel' | 'requiredLayers' | 'chromium'> & Partial<Pick<Settings, 'chromium'>>,
  { log, ...options }: RegistryOptions & { log: Logger },
): Promise<RunningRegistry> {
  const { host, port, directory, keysDirectory, allowedHosts, minSequence } = settings;
  const { store, key } = await openStore(settings, log);
  try {
    const secret = await readInnerSecret({ INNER_SECRET: settings.innerSecret }, dirname(directory));
    const contentApi = createContentApi({ url: settings.contentApiUrl, secret });
    const { site, siteUrl, chromium } = settings;
    const parts = { keysDirectory, contentApi, innerSecret: secret, site, siteUrl, chromium, logger: log };
    const registry = await openRegistry(store, key, parts, options);
    await liftSequence(registry, minSequence);
    await recordStart(registry);
    const server = await createApp(registry, log, [...allowedHosts, hostInUrl(host)]);
    const setting = 'REGISTRY_PORT';
    const hostSetting = 'REGISTRY_HOST';
    const actualPort = await listen(server, { host, port, server: 'registry', setting, hostSetting });
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
    log.info({ url, key: key.id }, 'the registry is listening');
    registry.activations.resumeCheck().catch((error) => logProblem(log, 'error', error));
    return {
      url,
      close: async () => {
        registry.afterSwitch.close();
        registry.gate.close();
        await close(server);
        await registry.history.close();
        await registry.log.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function recordStart({ key, log, releases }: Registry): Promise<void> {
  const takesOver = key.takesOver && releases.list().length > 0;
  await log.add({
    action: 'start',
    subject: `registry ${key.id}`,
    outcome: 'done',
    ...(takesOver && { reason: 'first start with a key; older live sets and releases were signed' }),
  });
}

async function close(server: FastifyInstance): Promise<void> {
  // A connection becomes idle only after its response; until then it would keep the server open.
  const timer = setInterval(() => server.server.closeIdleConnections(), 50);
  await server.close();
  clearInterval(timer);
}
