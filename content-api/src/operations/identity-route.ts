import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { reasonOf } from '@stadtraum/contracts/errors';
import { hostInUrl } from '@stadtraum/server-base/listen';
import type { FastifyInstance } from 'fastify';
import { refuseBrowsers } from '../http/refuse-browsers.ts';
import type { Database } from '../kernel/database/database.ts';
import { readSiteId } from '../kernel/database/site-id.ts';
import type { CommandSettings } from './command-settings.ts';
import { removeServerFile, writeServerFile } from './server-file.ts';

/** Identifies the site of a content API. Commands refuse a content API with a different database (OP1). */
export interface ServerIdentity {
  /** See `ServerFile`. */
  instance: string;
  /** `SITE_URL`. */
  site: string;
  registryUrl?: string;
  /** Absolute path of the content files that it loads. */
  contentDirectory: string;
  database: { kind: Database['kind']; name: string; siteId?: string };
}

/**
 * Adds `GET /identity`, whose response contains no secrets. While the server listens, a file in the data directory contains its
 * URL.
 */
export function identityRoute(
  server: FastifyInstance,
  database: Database,
  {
    mail,
    registryUrl,
    contentDirectory,
    dataDirectory,
    host,
  }: Pick<CommandSettings, 'mail' | 'registryUrl' | 'contentDirectory' | 'dataDirectory'> & { host: string },
): void {
  const instance = randomUUID();
  server.get('/identity', { onRequest: refuseBrowsers(host) }, async (): Promise<ServerIdentity> => {
    const siteId = await database.read(readSiteId);
    const { kind, name } = database;
    return {
      instance,
      site: mail.siteUrl,
      contentDirectory,
      database: { kind, name, ...(siteId && { siteId }) },
      ...(registryUrl && { registryUrl }),
    };
  });
  server.addHook('onListen', async () => {
    const { port, address } = server.server.address() as AddressInfo;
    try {
      writeServerFile(dataDirectory, { url: `http://${hostInUrl(address)}:${port}`, instance });
    } catch (error) {
      server.log.warn({ reason: reasonOf(error) }, 'commands cannot find this content API');
    }
  });
  server.addHook('onClose', () => removeServerFile(dataDirectory, instance));
}
