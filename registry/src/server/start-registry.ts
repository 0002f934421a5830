import { listen } from '@stadtraum/server-base/listen';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { liftSequence } from '../activation/lift-sequence.ts';
import { openDiskStore } from '../store/disk/open-disk-store.ts';
import { createApp } from './app.ts';
import { openRegistry, type Registry, type RegistryOptions } from './registry.ts';
import type { Settings } from './settings.ts';

export interface RunningRegistry {
  /** `http://<host>:<port>` */
  url: string;
  /** Finishes the requests in progress, then stops. */
  close(): Promise<void>;
}

/**
 * Opens the store on disk and serves the registry from it. Only one process at a time can use the store (OP4).
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_LOCKED, SERVER_PORT_TAKEN, SETTING_INVALID, KEY_INVALID, TRUST_INVALID
 */
export async function startRegistry(
  { host, port, directory, keysDirectory, allowedHosts, minSequence }: Omit<Settings, 'logLevel'>,
  { log, ...options }: RegistryOptions & { log: Logger },
): Promise<RunningRegistry> {
  const { store, key } = await openDiskStore(directory, log);
  try {
    const registry = await openRegistry(store, key, { keysDirectory, logger: log }, options);
    await liftSequence(registry, minSequence);
    await recordStart(registry);
    const server = await createApp(registry, log, allowedHosts);
    const setting = 'REGISTRY_PORT';
    const hostSetting = 'REGISTRY_HOST';
    const actualPort = await listen(server, { host, port, server: 'registry', setting, hostSetting });
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
    log.info({ url, key: key.id }, 'the registry is listening');
    return {
      url,
      close: async () => {
        await close(server);
        await registry.log.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function recordStart({ key, log, liveSets, releases }: Registry): Promise<void> {
  const liveSet = liveSets.current()?.id;
  const takesOver = key.takesOver && releases.list().length > 0;
  await log.add({
    action: 'start',
    subject: `registry ${key.id}`,
    outcome: 'done',
    ...(takesOver && { reason: 'first start with a key; older live sets and releases were signed' }),
    ...(liveSet !== undefined && { liveSet }),
  });
}

async function close(server: FastifyInstance): Promise<void> {
  // A connection becomes idle only after its response; until then it would keep the server open.
  const timer = setInterval(() => server.server.closeIdleConnections(), 50);
  await server.close();
  clearInterval(timer);
}
