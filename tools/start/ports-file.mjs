import { rename, writeFile } from 'node:fs/promises';

/**
 * Tells other programs (the tests above all) where the site is. Written when the site is ready and again after each
 * restart of a server; replaced in one step, so that a reader never sees half of it.
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
