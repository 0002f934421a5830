import type { LiveRelease } from '@stadtraum/contracts/live-set';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import type { Logger } from '@stadtraum/server-base/logging';
import { Gauge, type Registry } from 'prom-client';
import { networkOf } from '../../security/rate-limit.ts';

/** Milliseconds after a release goes live in which reports about it are counted. */
const WINDOW_MS = 10 * 60_000;
/** Number of networks whose reports raise an alert. */
export const ALERT_NETWORKS = 3;
/** Maximum networks counted for a release. */
const MAX_NETWORKS = 1000;

export interface VisitorReportsDependencies {
  /** The releases of the active live set. */
  live: () => readonly LiveRelease[];
  log: Pick<Logger, 'warn'>;
  registry: Registry;
  /** @default Date.now */
  now?: () => number;
}

/**
 * Counts, for each release that went live within the last ten minutes, the networks whose browsers report an error of it. Reports can be
 * forged, also from several networks, so they raise an alert and decide nothing. Networks are wide (IPv4 /24, IPv6 /48), because one
 * forger often has many addresses, and are kept in memory only.
 */
export class VisitorReports {
  readonly #dependencies: Required<VisitorReportsDependencies>;
  /** Networks by `name@version`. */
  readonly #networks = new Map<string, Set<string>>();

  constructor({ now = Date.now, ...dependencies }: VisitorReportsDependencies) {
    this.#dependencies = { ...dependencies, now };
    const networks = this.#networks;
    const forgetRetired = () => this.#forgetRetired();
    new Gauge({
      name: 'shell_visitor_report_networks',
      help: 'Networks whose browsers reported an error of a release within ten minutes after it went live',
      labelNames: ['release'],
      registers: [dependencies.registry],
      collect() {
        forgetRetired();
        this.reset();
        for (const [release, { size }] of networks) this.set({ release }, size);
      },
    });
  }

  /**
   * Counts the report of an error.
   *
   * @param release `name@version`, as the report says
   * @param address the visitor's
   */
  count(release: string, address: string): void {
    const { live, now, log } = this.#dependencies;
    const reported = live().find((candidate) => releaseLabel(candidate) === release);
    if (!reported || now() - Date.parse(reported.liveSince) > WINDOW_MS) return;
    const networks = this.#networks.get(release) ?? new Set();
    this.#networks.set(release, networks);
    const network = wideNetworkOf(address);
    if (networks.has(network) || networks.size >= MAX_NETWORKS) return;
    networks.add(network);
    if (networks.size === ALERT_NETWORKS) {
      log.warn({ release, networks: networks.size }, 'visitors report errors of a new release; not verified');
    }
  }

  /** The live releases with an alert, as `name@version`, and the number of networks. */
  alerts(): Map<string, number> {
    this.#forgetRetired();
    const counted = [...this.#networks].map(([release, { size }]) => [release, size] as const);
    return new Map(counted.filter(([, size]) => size >= ALERT_NETWORKS));
  }

  #forgetRetired(): void {
    const live = new Set(this.#dependencies.live().map(releaseLabel));
    for (const release of this.#networks.keys()) if (!live.has(release)) this.#networks.delete(release);
  }
}

/** The IPv4 /24 or IPv6 /48 of an address. */
function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 3).join(separator);
}
