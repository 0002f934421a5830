import { join } from 'node:path';
import type { Layer } from '@stadtraum/guarded-process/layers';
import { requiredLayers } from '@stadtraum/server-base/confinement';
import { type LogLevel, logLevel } from '@stadtraum/server-base/logging';
import { dataDirectory, type Environment, port } from '@stadtraum/server-base/settings';

export interface Settings {
  /** `REGISTRY_PORT`; 0 lets the system choose one. @default 4001 */
  port: number;
  /** Absolute path of `registry/` in `DATA_DIRECTORY`. */
  directory: string;
  /** The layers of confinement without which the registry must not start. */
  requiredLayers: readonly Layer[];
  logLevel: LogLevel;
}

/** @throws CodedError SETTING_INVALID */
export function readSettings(environment: Environment): Settings {
  return {
    port: port(environment, 'REGISTRY_PORT', 4001),
    directory: join(dataDirectory(environment), 'registry'),
    requiredLayers: requiredLayers(environment),
    logLevel: logLevel(environment),
  };
}
