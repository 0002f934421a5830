import { resolve } from 'node:path';
import { CodedError } from '@stadtraum/contracts/errors';

export interface Settings {
  /** `REGISTRY_PORT`; 0 lets the system choose one. @default 4001 */
  port: number;
  /** Absolute path of `registry/` in `DATA_DIRECTORY`. @default .data/registry */
  directory: string;
}

/** @throws CodedError SETTING_INVALID */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  return {
    port: readPort(env.REGISTRY_PORT || '4001'),
    directory: resolve(env.DATA_DIRECTORY || '.data', 'registry'),
  };
}

function readPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  const reason = 'it is not a port (0 to 65535)';
  throw new CodedError('SETTING_INVALID', { name: 'REGISTRY_PORT', value, reason });
}
