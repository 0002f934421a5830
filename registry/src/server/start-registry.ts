import { listen } from '@stadtraum/server-base/listen';
import type { Logger } from '@stadtraum/server-base/logging';
import type { FastifyInstance } from 'fastify';
import { openDiskStore } from '../store/disk/open-disk-store.ts';
import { createApp } from './app.ts';
import { createRegistry, type RegistryOptions } from './registry.ts';
import type { Settings } from './settings.ts';

/** Loopback only, because clients of the registry decide which code the site runs. */
const HOST = '127.0.0.1';

export interface RunningRegistry {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Finishes the requests in progress, then stops. */
  close(): Promise<void>;
}

/**
 * Opens the store on disk and serves the registry from it. Only one process at a time can use the store (OP4).
 *
 * @throws CodedError DATA_DIRECTORY_UNUSABLE, REGISTRY_STORE_LOCKED, SERVER_PORT_TAKEN, SETTING_INVALID
 */
export async function startRegistry(
  { port, directory }: Pick<Settings, 'port' | 'directory'>,
  { log, ...options }: RegistryOptions & { log: Logger },
): Promise<RunningRegistry> {
  const store = await openDiskStore(directory, log);
  try {
    const server = await createApp(createRegistry(store, options), log);
    const setting = 'REGISTRY_PORT';
    const actualPort = await listen(server, { host: HOST, port, server: 'registry', setting });
    const url = `http://${HOST}:${actualPort}`;
    log.info({ url }, 'the registry is listening');
    return {
      url,
      close: async () => {
        await close(server);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function close(server: FastifyInstance): Promise<void> {
  // A connection becomes idle only after its response; until then it would keep the server open.
  const timer = setInterval(() => server.server.closeIdleConnections(), 50);
  await server.close();
  clearInterval(timer);
}
