import { rename, writeFile } from 'node:fs/promises';

/**
 * Addresses and processes of the site for other programs, mainly tests. Written atomically when the site is ready and after each
 * restart of a server.
 *
 * @typedef {object} Whereabouts
 * @property {Record<string, number>} ports by server
 * @property {Record<string, number | undefined>} processes ids by server, and `supervisor`
 * @property {string} dataDirectory
 */

/** @param {string} path @param {Whereabouts} whereabouts */
export async function writePortsFile(path, whereabouts) {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(whereabouts, undefined, 2)}\n`);
  await rename(temporary, path);
}
