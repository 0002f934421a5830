import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../workspace/command.mjs';
import { readJson, workspacePackages } from '../workspace/packages.mjs';
import { ROOT } from '../workspace/root.mjs';

const REGISTRY_COMMAND = join(ROOT, 'registry/dist/cli/main.js');

/**
 * @typedef {{ name: string, version: string }} Release
 * @typedef {{ id: string, restores?: string, releases: Release[] }} LiveSet
 */

/**
 * Publishes every built release that is not live, and activates them all in one switch. A release that was rolled back is
 * left alone: restarting the site must not bring a bad release back.
 *
 * @param {string} registryUrl
 * @param {{ note?: (line: string) => void, signal?: AbortSignal }} [options]
 * @returns {Promise<{ liveSet: string | undefined, activated: Release[], leftRolledBack: Release[] }>}
 * @throws {Error} with the registry's own line
 */
export async function activateBuiltReleases(registryUrl, { note, signal } = {}) {
  const history = await readHistory(registryUrl);
  const live = new Map(history[0]?.releases.map(({ name, version }) => [name, version]));
  const candidates = builtReleases().filter(({ name, version }) => live.get(name) !== version);
  const leftRolledBack = candidates.filter((release) => wasRolledBack(release, history));
  const activated = candidates.filter((release) => !leftRolledBack.includes(release));
  if (activated.length === 0) return { liveSet: history[0]?.id, activated, leftRolledBack };

  note?.(activated.map(({ name }) => name).join(', '));
  await registryCommand(['publish', ...activated.map(({ name }) => name)], registryUrl, signal);
  note?.('verifying and activating');
  const names = activated.map(({ name, version }) => `${name}@${version}`);
  await registryCommand(['activate', ...names], registryUrl, signal);
  return { liveSet: (await readHistory(registryUrl))[0]?.id, activated, leftRolledBack };
}

/** What the workspace has built, by folder. @returns {Release[]} */
function builtReleases() {
  return workspacePackages()
    .filter(({ manifest }) => manifest.release)
    .map(({ folder }) => join(ROOT, folder, 'release/manifest.json'))
    .filter((path) => existsSync(path))
    .map((path) => readJson(path))
    .map(({ name, version }) => ({ name, version }));
}

/**
 * Whether the release was live until a rollback took it away.
 *
 * @param {Release} release
 * @param {LiveSet[]} history newest first
 */
export function wasRolledBack({ name, version }, history) {
  const versionIn = (/** @type {LiveSet | undefined} */ set) =>
    set?.releases.find((release) => release.name === name)?.version;
  const present = versionIn(history[0]);
  const before = history.findIndex((set) => versionIn(set) !== present);
  if (before < 1) return false;
  return history[before - 1]?.restores !== undefined && versionIn(history[before]) === version;
}

/** @param {string} registryUrl @returns {Promise<LiveSet[]>} newest first */
async function readHistory(registryUrl) {
  const response = await fetch(`${registryUrl}/live-sets`);
  if (!response.ok) throw new Error((await response.text()).trim());
  return /** @type {Promise<LiveSet[]>} */ (response.json());
}

/** @param {string[]} parameters @param {string} registryUrl @param {AbortSignal} [signal] */
async function registryCommand(parameters, registryUrl, signal) {
  const { status, lines } = await runCommand(process.execPath, [REGISTRY_COMMAND, ...parameters], {
    env: { REGISTRY_URL: registryUrl },
    ...(signal && { signal }),
  });
  if (status !== 0) throw new Error(lines.filter((line) => !line.startsWith('  ')).join('\n'));
}
