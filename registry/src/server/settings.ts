import { join } from 'node:path';
import type { SiteParts } from '@stadtraum/contracts/page-model';
import { requiredLayers } from '@stadtraum/guarded-process/confine';
import type { Layer } from '@stadtraum/guarded-process/layers';
import { databaseUrl } from '@stadtraum/server-base/database-url';
import { readFrameHosts } from '@stadtraum/server-base/frame-hosts';
import { type LogLevel, logLevel } from '@stadtraum/server-base/logging';
import { readMapService } from '@stadtraum/server-base/map-service';
import {
  dataDirectory,
  type Environment,
  hostNames,
  integer,
  listenAddress,
  origin,
  port,
  secret,
  url,
} from '@stadtraum/server-base/settings';
import { findChromium } from '../gate/pictures/find-chromium.ts';

export interface Settings {
  /** `REGISTRY_HOST`: address or name on which the registry listens. @default 127.0.0.1 */
  host: string;
  /** `REGISTRY_ALLOWED_HOSTS`: host names in lower case that requests may name, besides those of the loopback address. */
  allowedHosts: string[];
  /** `REGISTRY_PORT`; 0 lets the system choose one. @default 4001 */
  port: number;
  /** Absolute path of `registry/` in `DATA_DIRECTORY`. */
  directory: string;
  /** Absolute path of `keys/` in `DATA_DIRECTORY`. */
  keysDirectory: string;
  /** `REGISTRY_MIN_SEQUENCE`: the live set's sequence is at least this, for a store that was restored from a backup. */
  minSequence: number;
  /** `DATABASE_URL`: a PostgreSQL database for releases, live sets and the log. Undefined: they are on disk. */
  databaseUrl: string | undefined;
  /** `CONTENT_API_URL`: asked for live pages, and before a remote is retired. */
  contentApiUrl: URL;
  /** The map provider and `FRAME_HOSTS`, as the shell reads them: the gate renders blocks with them. */
  site: SiteParts;
  /** `SITE_URL`: the site's origin, which the registry tells teams; undefined if it is not set. */
  siteUrl: string | undefined;
  /**
   * `CHROMIUM_PATH`: the Chromium that takes pictures of changed blocks; `off` for none. Undefined if none is found.
   *
   * @default the one in `PATH`
   */
  chromium: string | undefined;
  /** `INNER_SECRET`; undefined if it is a file in the data directory. */
  innerSecret: string | undefined;
  /** The layers of confinement without which the registry must not start. */
  requiredLayers: readonly Layer[];
  logLevel: LogLevel;
}

/** @throws CodedError SETTING_INVALID */
export function readSettings(environment: Environment): Settings {
  const data = dataDirectory(environment);
  return {
    host: listenAddress(environment, 'REGISTRY_HOST', '127.0.0.1'),
    allowedHosts: environment.REGISTRY_ALLOWED_HOSTS
      ? hostNames(environment, 'REGISTRY_ALLOWED_HOSTS', '')
      : [],
    port: port(environment, 'REGISTRY_PORT', 4001),
    directory: join(data, 'registry'),
    keysDirectory: join(data, 'keys'),
    minSequence: integer(environment, 'REGISTRY_MIN_SEQUENCE', 0, 0),
    databaseUrl: databaseUrl(environment),
    contentApiUrl: url(environment, 'CONTENT_API_URL', 'http://127.0.0.1:4002'),
    site: { maps: readMapService(environment), frames: readFrameHosts(environment.FRAME_HOSTS) },
    siteUrl: environment.SITE_URL ? origin(environment, 'SITE_URL', '') : undefined,
    chromium: findChromium(environment),
    innerSecret: secret(environment, 'INNER_SECRET'),
    requiredLayers: requiredLayers(environment),
    logLevel: logLevel(environment),
  };
}
