import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isSupportedNode, NODE_RANGE } from '../workspace/node-versions.mjs';
import { HOST_SETTINGS, PORT_SETTINGS } from './settings.mjs';
import { StartError } from './start-error.mjs';

/** @typedef {import('./settings.mjs').PortName} PortName */

/** @param {string} [actual] @throws {StartError} NODE_TOO_OLD */
export function checkNode(actual = process.versions.node) {
  if (!isSupportedNode(actual)) throw new StartError('NODE_TOO_OLD', { actual, needed: NODE_RANGE });
}

/**
 * Creates the data directory, readable only for this user because it contains visitors' data (OP15), and checks that it is
 * writable. An existing directory without the site's data keeps its mode.
 *
 * @param {string} path
 * @throws {StartError} DATA_DIRECTORY_UNUSABLE
 */
export async function checkDataDirectory(path) {
  const probe = join(path, `.probe-${process.pid}`);
  try {
    const isNew = (await mkdir(path, { recursive: true, mode: 0o700 })) !== undefined;
    if (isNew || (await readdir(path)).includes('registry')) await restrict(path);
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    throw new StartError('DATA_DIRECTORY_UNUSABLE', { path, reason: reasonOf(error) });
  }
}

/** A directory that another user owns keeps its mode. @param {string} path */
async function restrict(path) {
  await chmod(path, 0o700).catch((error) => {
    if (error.code !== 'EPERM') throw error;
  });
}

/**
 * Checks that each port is free, and chooses a free one for each 0.
 *
 * @param {Record<PortName, number>} ports
 * @param {Record<PortName, string>} hosts the addresses that the servers listen on
 * @returns {Promise<Record<PortName, number>>}
 * @throws {StartError} SERVER_PORT_TAKEN, SETTING_INVALID
 */
export async function claimPorts(ports, hosts) {
  const claimed = { ...ports };
  /** @type {import('node:net').Server[]} */
  const held = [];
  try {
    for (const server of /** @type {PortName[]} */ (Object.keys(ports))) {
      const holder = await listen(server, ports[server], hosts[server]);
      held.push(holder);
      claimed[server] = /** @type {import('node:net').AddressInfo} */ (holder.address()).port;
    }
    return claimed;
  } finally {
    await Promise.all(held.map((holder) => new Promise((resolve) => holder.close(resolve))));
  }
}

/** @param {PortName} server @param {number} port @param {string} host @returns {Promise<import('node:net').Server>} */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    const holder = createServer();
    holder.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const [setting] = PORT_SETTINGS[server];
      if (error.code === 'EADDRINUSE') {
        reject(new StartError('SERVER_PORT_TAKEN', { port, server: displayName(server), setting }));
      } else if (error.code === 'EACCES') {
        reject(
          new StartError('SETTING_INVALID', {
            name: setting,
            value: port,
            reason: 'this user may not open it',
          }),
        );
      } else {
        const [name] = HOST_SETTINGS[server];
        reject(new StartError('SETTING_INVALID', { name, value: host, reason: reasonOf(error) }));
      }
    });
    holder.listen(port, host, () => resolve(holder));
  });
}

/** Returns a server's name for use in a sentence. @param {PortName} server */
export function displayName(server) {
  if (server === 'metrics') return "shell's metrics";
  return server === 'content-api' ? 'content API' : server;
}

/** @param {unknown} error */
function reasonOf(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  /** @type {Record<string, string>} */
  const reasons = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    ENOTDIR: 'a part of the path is a file',
    EEXIST: 'it is a file, not a directory',
  };
  return reasons[code ?? ''] ?? message;
}
