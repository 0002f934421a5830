import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../workspace/command.mjs';
import { getLocally } from '../workspace/local-request.mjs';
import { readJson, workspacePackages } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/root.mjs';
import { PORT_SETTINGS } from './settings.mjs';

const [, DEFAULT_PORT] = PORT_SETTINGS.shell;
const DEFAULT_REGISTRY_URL = `http://127.0.0.1:${PORT_SETTINGS.registry[1]}`;
const DEFAULT_DATA_DIRECTORY = join(ROOT, '.data');
const HISTORY_MS = 60_000;
const REGISTRY_COMMAND = join(ROOT, 'registry-cli/bin/registry.mjs');

/**
 * @typedef {{ name: string, version: string }} Release
 * @typedef {{ id: string, releases: Release[] }} LiveSet
 *
 * @typedef {object} Target
 * @property {string} registryUrl
 * @property {string} dataDirectory absolute path; contains the workspace's key
 *
 * @typedef {object} ReleasePlan
 * @property {Release[]} first built releases whose names were never live
 * @property {Release[]} different built releases of names that are or were live, if a different version or none is live now
 */

/**
 * Publishes the built releases whose names were never live, and activates them in one switch. If the registry is empty, that is
 * every built release. Releases that a team has shipped or rolled back are not changed (OP3).
 *
 * @param {Target} target
 * @param {{ note?: (line: string) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<ReleasePlan & { liveSet: string | undefined, rejection: string | undefined }>} `rejection`: the
 *   registry's message if it rejected the additions to an existing live set
 * @throws {Error} with the registry's message when nothing is live
 */
export async function activateFirstReleases(target, { note, signal } = {}) {
  const { registryUrl } = target;
  const history = await readHistory(registryUrl);
  const liveSet = history[0]?.id;
  const plan = planReleases(builtReleases(), history);
  if (plan.first.length === 0) return { ...plan, liveSet, rejection: undefined };
  try {
    note?.(plan.first.map(({ name }) => name).join(', '));
    await registryCommand(['publish', ...plan.first.map(({ name }) => name)], target, signal);
    note?.('verifying and activating');
    const names = plan.first.map(({ name, version }) => `${name}@${version}`);
    await registryCommand(['activate', ...names], target, signal);
  } catch (error) {
    if (liveSet === undefined || signal?.aborted) throw error;
    return { first: [], different: plan.different, liveSet, rejection: /** @type {Error} */ (error).message };
  }
  return { ...plan, liveSet: (await readHistory(registryUrl))[0]?.id, rejection: undefined };
}

/**
 * Decides what `npm start` does with each built release.
 *
 * @param {Release[]} built
 * @param {LiveSet[]} history newest first
 * @returns {ReleasePlan}
 */
export function planReleases(built, history) {
  const everLive = new Set(history.flatMap(({ releases }) => releases.map(({ name }) => name)));
  const live = new Map(history[0]?.releases.map(({ name, version }) => [name, version]));
  return {
    first: built.filter(({ name }) => !everLive.has(name)),
    different: built.filter(({ name, version }) => everLive.has(name) && live.get(name) !== version),
  };
}

/**
 * Returns the command that ships these releases. It contains the URLs of a site that does not use the default ports, and the data
 * directory, which holds the key, if it is not the default one.
 *
 * @param {Pick<Release, 'name'>[]} releases
 * @param {string} registryUrl
 * @param {number} port of the shell
 * @param {string} dataDirectory absolute path
 */
export function shipCommand(releases, registryUrl, port, dataDirectory) {
  const variables = [
    ...(dataDirectory === DEFAULT_DATA_DIRECTORY ? [] : [`DATA_DIRECTORY=${dataDirectory}`]),
    ...(registryUrl === DEFAULT_REGISTRY_URL ? [] : [`REGISTRY_URL=${registryUrl}`]),
    ...(port === DEFAULT_PORT ? [] : [`SITE_URL=http://localhost:${port}`]),
  ];
  return [...variables, 'npm run ship', ...releases.map(({ name }) => name)].join(' ');
}

/** Reads the releases that the workspace has built, in the order of their folders. @returns {Release[]} */
function builtReleases() {
  return workspacePackages()
    .filter(({ manifest }) => manifest.release)
    .map(({ folder }) => join(ROOT, folder, 'release/manifest.json'))
    .filter((path) => existsSync(path))
    .map((path) => readJson(path))
    .map(({ name, version }) => ({ name, version }));
}

/** @param {string} registryUrl @returns {Promise<LiveSet[]>} newest first */
async function readHistory(registryUrl) {
  const { ok, body } = await getLocally(`${registryUrl}/live-sets`, HISTORY_MS);
  if (!ok) throw new Error(body.trim());
  return JSON.parse(body);
}

/**
 * Runs a command with the workspace's key, whatever key the person who starts the site uses.
 *
 * @param {string[]} parameters @param {Target} target @param {AbortSignal} [signal]
 */
async function registryCommand(parameters, { registryUrl, dataDirectory }, signal) {
  const { status, lines } = await runCommand(process.execPath, [REGISTRY_COMMAND, ...parameters], {
    env: {
      REGISTRY_URL: registryUrl,
      SIGNING_KEY: '',
      SIGNING_KEY_FILE: join(dataDirectory, 'keys/workspace.pem'),
    },
    ...(signal && { signal }),
  });
  if (status === 0) return;
  // Before the error, the command names its target and its steps.
  const error = lines.findIndex((line) => /^[A-Z_]+: /.test(line));
  throw new Error(lines.slice(Math.max(error, 0)).join('\n'));
}
