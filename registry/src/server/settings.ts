import { join } from 'node:path';
import { type LogLevel, logLevel } from '@stadtraum/server-base/logging';
import {
  dataDirectory,
  type Environment,
  hostNames,
  integer,
  listenAddress,
  port,
} from '@stadtraum/server-base/settings';

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
    logLevel: logLevel(environment),
  };
}
