import { isIP } from 'node:net';
import { ServerVersion } from '@stadtraum/contracts/history';
import {
  SHELL_ADDRESS_HEADER,
  SHELL_SERVER_HEADER,
  SHELL_SETTINGS_HEADER,
  VISITOR_REPORTS_HEADER,
} from '@stadtraum/contracts/page-check';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { hasInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { FastifyRequest } from 'fastify';

/** Milliseconds after which a shell that no longer polls is forgotten. */
const FORGET_AFTER_MS = 10_000;
/** Maximum number of shells that are remembered. */
const MAX_SHELLS = 100;

const validateServer = lazyValidator(ServerVersion);

/** A shell that asked for the live set. */
export interface AnnouncedShell {
  /** Origin at which the registry reaches its internal port. */
  address: string;
  /** Hashes of the settings that it gives to blocks; absent from older shells. */
  settings?: string;
  /** Version of its server; absent from older shells. */
  server?: string;
}

/** The shells that asked for the live set within the last ten seconds. */
export class AnnouncedShells {
  readonly #shells = new Map<string, AnnouncedShell & { seenAt: number }>();
  readonly #now: () => number;

  /** @param now monotonic milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  announce(shell: AnnouncedShell): void {
    if (!this.#shells.has(shell.address) && this.list().length >= MAX_SHELLS) return;
    this.#shells.set(shell.address, { ...shell, seenAt: this.#now() });
  }

  /** In the order in which they were announced first. */
  list(): AnnouncedShell[] {
    for (const [address, { seenAt }] of this.#shells) {
      if (this.#now() - seenAt > FORGET_AFTER_MS) this.#shells.delete(address);
    }
    return [...this.#shells.values()];
  }
}

/** Versions of the servers of these shells. */
export function serversOf(shells: readonly AnnouncedShell[]): string[] {
  return shells.flatMap(({ server }) => (server === undefined ? [] : [server]));
}

/** What a shell says about itself in a request for the signed live set. */
export interface Announcement {
  shell: AnnouncedShell;
  /** Numbers of networks whose browsers report errors, by `name@version`. */
  visitorReports: ReadonlyMap<string, number>;
}

/**
 * Reads a shell's announcement. Without the inner secret there is none, so that no other program can make the registry send requests. A
 * loopback address of another machine is ignored, because it would name this one.
 */
export function readAnnouncement(
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  innerSecret: string,
): Announcement | undefined {
  const { headers, ip } = request;
  const address = originOf(headers[SHELL_ADDRESS_HEADER]);
  if (!address || !hasInnerSecret(request, innerSecret)) return undefined;
  if (isLoopback(new URL(address).hostname) && !isLoopback(ip)) return undefined;
  const settings = headers[SHELL_SETTINGS_HEADER];
  const server = validateServer(headers[SHELL_SERVER_HEADER]);
  const shell = {
    address,
    ...(typeof settings === 'string' && { settings }),
    ...(server.ok && { server: server.value }),
  };
  return { shell, visitorReports: readReports(headers[VISITOR_REPORTS_HEADER]) };
}

function originOf(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, origin } = new URL(value);
  return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1').replace(/^::ffff:/, '');
  return host === 'localhost' || address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

function readReports(value: string | string[] | undefined): Map<string, number> {
  const reports = [...String(value ?? '').matchAll(/([a-z][a-z0-9-]*@[0-9a-f.-]+)=(\d{1,6})/g)];
  return new Map(reports.map(([, release = '', networks]) => [release, Number(networks)]));
}
