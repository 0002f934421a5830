import { isAbsolute, join } from 'node:path';
import { parseArgs } from 'node:util';
import { knownSettings } from '../settings/known-settings.mjs';
import { misspeltSetting } from '../settings/misspelt-settings.mjs';
import { ROOT } from '../workspace/root.mjs';
import { StartError } from './start-error.mjs';

/**
 * @typedef {'shell' | 'registry' | 'content-api'} ServerName
 * @typedef {ServerName | 'metrics'} PortName `metrics`: the shell's second port, for /metrics
 *
 * @typedef {object} Settings
 * @property {Record<PortName, number>} ports 0: any free port
 * @property {Record<PortName, string>} hosts the addresses that the servers listen on
 * @property {string} dataDirectory absolute path
 * @property {number} logBytes maximum disk space for all log files
 * @property {boolean} install
 * @property {boolean} build
 * @property {string | undefined} portsFile absolute path; see ports-file.mjs
 */

/** The environment variable and the default of each server's port. @type {Record<PortName, [string, number]>} */
export const PORT_SETTINGS = {
  shell: ['PORT', 4000],
  registry: ['REGISTRY_PORT', 4001],
  'content-api': ['CONTENT_API_PORT', 4002],
  metrics: ['METRICS_PORT', 4003],
};

/** The environment variable and the default of the address that each server listens on. @type {Record<PortName, [string, string]>} */
export const HOST_SETTINGS = {
  shell: ['HOST', '0.0.0.0'],
  registry: ['REGISTRY_HOST', '127.0.0.1'],
  'content-api': ['CONTENT_API_HOST', '127.0.0.1'],
  metrics: ['METRICS_HOST', '127.0.0.1'],
};

const MEBIBYTE = 1024 * 1024;
const DEFAULT_LOG_BYTES = 2048 * MEBIBYTE;
/** Enough space for the current files and for files that are being compressed. */
const MIN_LOG_BYTES = 64 * MEBIBYTE;

/**
 * Reads the settings from the environment and the command line.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} parameters
 * @returns {Settings}
 * @throws {StartError} SETTING_INVALID, SETTING_UNKNOWN
 */
export function readSettings(env, parameters) {
  const flags = readFlags(parameters);
  const misspelt = misspeltSetting(env, knownSettings());
  if (misspelt) throw new StartError('SETTING_UNKNOWN', misspelt);
  checkDatabaseUrl(env.DATABASE_URL);
  return {
    ports: readPorts(env),
    hosts: readHosts(env),
    dataDirectory: absolute(env.DATA_DIRECTORY || '.data'),
    logBytes: readLogBytes(env.LOG_BYTES),
    install: !flags['no-install'],
    build: !flags['no-build'],
    portsFile: flags['ports-file'] && absolute(flags['ports-file']),
  };
}

/** @param {string[]} parameters */
function readFlags(parameters) {
  try {
    return parseArgs({
      args: parameters,
      options: {
        'no-install': { type: 'boolean' },
        'no-build': { type: 'boolean' },
        'ports-file': { type: 'string' },
      },
    }).values;
  } catch {
    const reason = 'the valid flags are --no-install, --no-build and --ports-file <path>';
    throw new StartError('SETTING_INVALID', {
      name: 'The command line',
      value: parameters.join(' '),
      reason,
    });
  }
}

/** @param {NodeJS.ProcessEnv} env */
function readPorts(env) {
  const ports = /** @type {Record<PortName, number>} */ ({});
  for (const [server, [name, defaultPort]] of Object.entries(PORT_SETTINGS)) {
    const port = readPort(name, env[name] || String(defaultPort));
    const isDuplicate = Object.values(ports).includes(port) && port !== 0;
    if (isDuplicate)
      throw new StartError('SETTING_INVALID', { name, value: port, reason: 'another server uses this port' });
    ports[/** @type {PortName} */ (server)] = port;
  }
  return ports;
}

/** @param {NodeJS.ProcessEnv} env */
function readHosts(env) {
  const hosts = Object.entries(HOST_SETTINGS).map(([server, [name, defaultHost]]) => [
    server,
    (env[name] || defaultHost).replace(/^\[(.*)\]$/, '$1'),
  ]);
  return /** @type {Record<PortName, string>} */ (Object.fromEntries(hosts));
}

/** @param {string} name @param {string} value */
function readPort(name, value) {
  if (value === 'auto') return 0;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (port >= 0 && port <= 65_535) return port;
  throw new StartError('SETTING_INVALID', {
    name,
    value,
    reason: 'it must be a port (0 to 65535) or "auto"',
  });
}

/**
 * The default is ample: at 20 requests per second, seven days of logs are 0.4 GB per server, at 31 bytes per compressed line.
 *
 * @param {string | undefined} value
 */
function readLogBytes(value) {
  const bytes = /^\d{1,13}$/.test(value || String(DEFAULT_LOG_BYTES))
    ? Number(value || DEFAULT_LOG_BYTES)
    : 0;
  if (bytes >= MIN_LOG_BYTES) return bytes;
  const reason = `expected a number of bytes, ${MIN_LOG_BYTES} or more`;
  throw new StartError('SETTING_INVALID', { name: 'LOG_BYTES', value: value ?? '', reason });
}

/** The value contains a password, so the message does not repeat it. @param {string | undefined} value */
function checkDatabaseUrl(value) {
  if (!value || /^postgres(ql)?:\/\/\S+$/.test(value)) return;
  const reason = 'it must start with postgres:// or postgresql://';
  throw new StartError('SETTING_INVALID', { name: 'DATABASE_URL', value: 'not usable', reason });
}

/** @param {string} path */
function absolute(path) {
  return isAbsolute(path) ? path : join(ROOT, path);
}
