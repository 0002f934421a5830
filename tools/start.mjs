/*
 * `npm start`: installs packages, builds changed projects, publishes releases whose names were never live, starts the servers and
 * restarts them when they fail. It is plain JavaScript and imports only Node's modules, because it runs before anything is installed.
 *
 *   --no-install         skips the installation
 *   --no-build           skips the build
 *   --ports-file <path>  see start/ports-file.mjs
 */
import { setTimeout as delay } from 'node:timers/promises';
import { checkDataDirectory, checkNode, claimPorts } from './start/checks.mjs';
import { onParentGone } from './start/parent-watch.mjs';
import { createProgress } from './start/progress.mjs';
import { activateFirstReleases, shipCommand } from './start/releases.mjs';
import { checkServerSettings } from './start/server-settings.mjs';
import { readSettings } from './start/settings.mjs';
import { createSite, hasRegistryKey, serverEnvironment } from './start/site.mjs';
import { StartError } from './start/start-error.mjs';
import { install, installDifference } from './workspace/install.mjs';
import { getLocally } from './workspace/local-request.mjs';
import { runTargets } from './workspace/nx.mjs';

/** Timeout for stopping an installation or a build in progress. */
const ABORT_TIMEOUT_MS = 5_000;
/** How often a registry that could not start is asked whether it is ready now. */
const RECOVERY_POLL_MS = 1_000;

const progress = createProgress();
const abortController = new AbortController();
let abortedAt = 0;
/** @type {ReturnType<typeof createSite> | undefined} */
let site;

stopOnSignals();
const starting = start();
try {
  await starting;
} catch (error) {
  if (!abortController.signal.aborted) {
    progress.print(/** @type {Error} */ (error).message);
    await site?.stop();
    process.exit(1);
  }
}

async function start() {
  const settings = await check();
  if (settings.install) await installPackages();
  if (settings.build) await build();
  await checkServerSettings({ ...process.env, ...serverEnvironment(settings) });
  // Only this user may read the files that the servers write.
  process.umask(0o077);
  site = createSite(settings, progress.print);
  await startRegistryAndActivate(site, settings);
  await startServers(site);
  showAddresses(site, settings);
}

async function check() {
  checkNode();
  const settings = readSettings(process.env, process.argv.slice(2));
  await checkDataDirectory(settings.dataDirectory);
  const ports = await claimPorts(settings.ports, settings.hosts);
  return { ...settings, ports };
}

async function installPackages() {
  const difference = installDifference();
  if (!difference) return;
  await progress.step(`Installing packages, because ${difference}`, async (note) => {
    const { ok, command, lines } = await install({ onLine: note, signal: abortController.signal });
    if (ok) return [`Installed the packages with ${command}`, undefined];
    const reason =
      lines.findLast((line) => line.startsWith('npm error'))?.slice('npm error '.length) ??
      'npm printed no reason';
    throw new StartError('INSTALL_FAILED', { command, reason });
  });
}

async function build() {
  await progress.step('Building what changed', async (note) => {
    const { ok, tasks, failed, lines } = await runTargets(['build'], {
      parameters: ['--outputStyle=static'],
      signal: abortController.signal,
      onLine: note,
    });
    const foldersOf = (/** @type {typeof tasks} */ list) => list.map(({ folder }) => folder).join(', ');
    if (!ok) {
      const output = failed.length > 0 ? failed.flatMap((task) => task.output.split('\n')) : lines;
      progress.print(output.filter((line) => !/^npm (warn|error)/.test(line)).join('\n'));
      throw new StartError('BUILD_FAILED', { projects: foldersOf(failed) || 'The workspace' });
    }
    const built = foldersOf(tasks.filter((task) => !task.cached));
    return [built ? `Built ${built}` : 'All builds are up to date', undefined];
  });
}

/** @param {ReturnType<typeof createSite>} site @param {import('./start/settings.mjs').Settings} settings */
async function startRegistryAndActivate(site, settings) {
  await progress.step('Publishing new releases', async (note) => {
    const unavailable = await site.registry.start(abortController.signal, isStoreUnavailable);
    if (!unavailable) return [await activateNew(site, settings, note), undefined];
    const mustWait = !(await hasRegistryKey(settings.dataDirectory));
    const wait = mustWait ? ', and this first start waits for it' : '';
    progress.print(`    ${unavailable} The registry will be retried until it starts${wait}.`);
    if (mustWait) {
      await untilRegistryReady(site);
      return [await activateNew(site, settings, note), undefined];
    }
    void activateOnceReady(site, settings);
    return ['The registry is unavailable; new releases are published when it has started', undefined];
  });
}

/**
 * Publishes and activates what was never live. @returns what it did
 *
 * @param {ReturnType<typeof createSite>} site
 * @param {import('./start/settings.mjs').Settings} settings
 * @param {(line: string) => void} [note]
 */
async function activateNew(site, { ports, dataDirectory }, note) {
  const { liveSet, first, different, rejection } = await activateFirstReleases(
    { registryUrl: site.registryUrl, dataDirectory },
    { ...(note && { note }), signal: abortController.signal },
  );
  if (rejection) progress.print(`    Not added to the live set: ${rejection}`);
  if (different.length > 0) {
    progress.print(`    Built, but another version is live: ${different.map(({ name }) => name).join(', ')}`);
    progress.print(
      `    To activate it: ${shipCommand(different, site.registryUrl, ports.shell, dataDirectory)}`,
    );
  }
  const names = first.map(({ name }) => name).join(', ');
  return names ? `Live set ${liveSet} with ${names}` : `Live set ${liveSet}, nothing new`;
}

/** @param {ReturnType<typeof createSite>} site @param {import('./start/settings.mjs').Settings} settings */
async function activateOnceReady(site, settings) {
  try {
    await untilRegistryReady(site);
    progress.print(`  ${await activateNew(site, settings)}`);
  } catch (error) {
    if (!abortController.signal.aborted) progress.print(`  ${/** @type {Error} */ (error).message}`);
  }
}

/** @param {ReturnType<typeof createSite>} site @throws {Error} when the site stops */
async function untilRegistryReady({ registryUrl }) {
  const isReady = () =>
    getLocally(`${registryUrl}/readyz`, RECOVERY_POLL_MS).then(
      ({ ok }) => ok,
      () => false,
    );
  const { signal } = abortController;
  while (!(await isReady())) await delay(RECOVERY_POLL_MS, undefined, { signal });
}

/**
 * The content API checks its content against the live blocks' schemas, so it starts after the activation. While its
 * database is down, the shell serves stored pages.
 *
 * @param {ReturnType<typeof createSite>} site
 */
async function startServers(site) {
  await progress.step('Starting the servers', async () => {
    const [unavailable] = await Promise.all([
      site.contentApi.start(abortController.signal, isTemporary),
      site.shell.start(abortController.signal),
    ]);
    if (!unavailable) await site.shell.untilReady('/readyz', abortController.signal);
    await site.announce();
    if (!unavailable) return ['Registry, content API and shell are ready', undefined];
    progress.print(`    ${unavailable} The content API will be retried until it starts.`);
    return ['Registry and shell are ready; the content API is not', undefined];
  });
}

/** The database may recover, and the first load of the content may take longer than the timeout. @param {Error} error */
function isTemporary({ message }) {
  return /^(DATABASE_UNAVAILABLE|SERVER_NOT_STARTED: .* was not ready after )/.test(message);
}

/** @param {Error} error */
function isStoreUnavailable({ message }) {
  return message.startsWith('REGISTRY_STORE_UNAVAILABLE: ');
}

/** @param {ReturnType<typeof createSite>} site @param {import('./start/settings.mjs').Settings} settings */
function showAddresses({ registryUrl, contentApiUrl }, { ports, dataDirectory }) {
  progress.print(`
  Website      http://localhost:${ports.shell}/
  Registry     ${registryUrl}/live-set
  Content API  ${contentApiUrl}/page?path=/
  Data, logs   ${dataDirectory}

  Ship a remote: ${shipCommand([{ name: 'mf-press' }], registryUrl, ports.shell, dataDirectory)}
  Stop: Ctrl-C
`);
}

function stopOnSignals() {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, stopOrKill);
  // npm forwards SIGINT and SIGTERM, but not SIGHUP, and it may be killed.
  if (process.env.npm_lifecycle_event === 'start')
    onParentGone(() => abortController.signal.aborted || stopOrKill());
  // Output fails when the terminal is closed; the servers must still be stopped.
  process.stdout.on('error', () => undefined);
}

/** The first signal lets the servers finish their open requests; a second signal kills them. */
async function stopOrKill() {
  if (abortController.signal.aborted) {
    // Under npm, one Ctrl-C arrives twice: from the terminal and from npm.
    if (performance.now() - abortedAt < 500) return;
    site?.kill();
    process.exit(130);
  }
  abortedAt = performance.now();
  abortController.abort();
  progress.print('  Stopping the servers …');
  await site?.stop();
  await Promise.race([starting.catch(() => undefined), delay(ABORT_TIMEOUT_MS)]);
  progress.print('  Stopped.');
  process.exit(0);
}
