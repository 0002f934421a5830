import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverError } from './errors.ts';
import { invalidSetting } from './settings.ts';

/**
 * The host of the URLs at which this machine reaches a server.
 *
 * @param host the address or name that the server listens on
 */
export function hostInUrl(host: string): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return own.includes(':') ? `[${own}]` : own;
}

/**
 * Opens a server's port.
 *
 * @param server name of the server in messages
 * @param setting environment variable that sets the port
 * @param hostSetting environment variable that sets the host
 * @returns the port; a free one if `port` is 0
 * @throws SERVER_PORT_TAKEN, SETTING_INVALID
 */
export async function listen(
  http: FastifyInstance,
  {
    host,
    port,
    server,
    setting,
    hostSetting = 'HOST',
  }: { host: string; port: number; server: string; setting: string; hostSetting?: string },
): Promise<number> {
  try {
    await http.listen({ host, port });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw serverError('SERVER_PORT_TAKEN', { port, server, setting }, { cause });
    if (code === 'EACCES') throw invalidSetting(setting, String(port), 'this user may not listen on it');
    if (code === 'EADDRNOTAVAIL') throw invalidSetting(hostSetting, host, 'this machine has no such address');
    throw cause;
  }
  return (http.server.address() as AddressInfo).port;
}
