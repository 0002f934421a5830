import { rename, writeFile } from 'node:fs/promises';

/**
 * The site's ports and processes, for other programs such as tests. `npm start` writes the file atomically when the site is ready
 * and after each restart of a server.
 *
 * @typedef {object} RunningSite
 * @property {Record<string, number>} ports by server
 * @property {Record<string, number | undefined>} processes process ids by server, and of the `supervisor`
 * @property {string} dataDirectory
 */

/** @param {string} path @param {RunningSite} running */
export async function writePortsFile(path, running) {
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(running, undefined, 2)}\n`);
  await rename(temporary, path);
}
