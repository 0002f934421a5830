/*
 * `npm start`: installs, builds what changed, publishes releases whose names were never live, starts the servers and keeps them running.
 * Plain JavaScript on Node's own modules, because it runs before anything is installed.
 *
 *   --no-install  trust node_modules      --no-build  use what is built      --ports-file <path>  see start/ports-file.mjs
 */
import { setTimeout as delay } from 'node:timers/promises';
import { checkDataDirectory, checkNode, claimPorts } from './start/checks.mjs';
import { onParentGone } from './start/parent-watch.mjs';
import { createProgress } from './start/progress.mjs';
import { activateFirstReleases, shipCommand } from './start/releases.mjs';
import { checkServerSettings } from './start/server-settings.mjs';
import { readSettings } from './start/settings.mjs';
import { createSite, serverEnvironment } from './start/site.mjs';
import { StartError } from './start/start-error.mjs';
import { install, installDifference } from './workspace/install.mjs';
import { runTargets } from './workspace/nx.mjs';

/** Milliseconds for an installation or a build in progress to stop. */
const ABORT_MS = 5_000;

const progress = createProgress();
const ending = new AbortController();
let endingSince = 0;
/** @type {ReturnType<typeof createSite> | undefined} */
let site;

endOnSignals();
const starting = start();
try {
  await starting;
} catch (error) {
  if (!ending.signal.aborted) {
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
  // Only this user can read what the servers write.
  process.umask(0o077);
  site = createSite(settings, progress.print);
  await startRegistryAndActivate(site, settings);
  await startServers(site);
  showAddresses(settings);
}

async function check() {
  checkNode();
  const settings = readSettings(process.env, process.argv.slice(2));
  await checkDataDirectory(settings.dataDirectory);
  const ports = await claimPorts(settings.ports, settings.host);
  return { ...settings, ports };
}

async function installPackages() {
  const difference = installDifference();
  if (!difference) return;
  await progress.step(`Installing packages, because ${difference}`, async (note) => {
    const { ok, command, lines } = await install({ onLine: note, signal: ending.signal });
    if (ok) return [`Installed the packages with ${command}`, undefined];
    const reason =
      lines.findLast((line) => line.startsWith('npm error'))?.slice('npm error '.length) ?? 'it says nothing';
    throw new StartError('INSTALL_FAILED', { command, reason });
  });
}

async function build() {
  await progress.step('Building what changed', async (note) => {
    const { ok, tasks, failed, lines } = await runTargets(['build'], {
      parameters: ['--outputStyle=static'],
      signal: ending.signal,
      onLine: note,
    });
    const foldersOf = (/** @type {typeof tasks} */ some) => some.map(({ folder }) => folder).join(', ');
    if (!ok) {
      const output = failed.length > 0 ? failed.flatMap((task) => task.output.split('\n')) : lines;
      progress.print(output.filter((line) => !/^npm (warn|error)/.test(line)).join('\n'));
      throw new StartError('BUILD_FAILED', { projects: foldersOf(failed) || 'The workspace' });
    }
    const built = foldersOf(tasks.filter((task) => !task.cached));
    return [built ? `Built ${built}` : 'Everything was built already', undefined];
  });
}

/** @param {ReturnType<typeof createSite>} site @param {import('./start/settings.mjs').Settings} settings */
async function startRegistryAndActivate(site, { ports }) {
  await progress.step('Publishing what is new', async (note) => {
    await site.registry.start(ending.signal);
    const { liveSet, first, different, refused } = await activateFirstReleases(site.registryUrl, {
      note,
      signal: ending.signal,
    });
    if (refused) progress.print(`    Not added to what is live: ${refused}`);
    if (different.length > 0) {
      progress.print(
        `    Built, but another version is live: ${different.map(({ name }) => name).join(', ')}`,
      );
      progress.print(`    To make it live: ${shipCommand(different, ports)}`);
    }
    const names = first.map(({ name }) => name).join(', ');
    return [names ? `Live set ${liveSet} with ${names}` : `Live set ${liveSet}, nothing new`, undefined];
  });
}

/**
 * The content API checks its content against the live blocks' schemas, so it comes after the activation. While its database
 * is down, the shell serves stored pages.
 *
 * @param {ReturnType<typeof createSite>} site
 */
async function startServers(site) {
  await progress.step('Starting the servers', async () => {
    const [missing] = await Promise.all([
      site.contentApi.start(ending.signal, isTemporary),
      site.shell.start(ending.signal),
    ]);
    if (!missing) await site.shell.untilReady('/readyz', ending.signal);
    await site.announce();
    if (!missing) return ['Registry, content API and shell are ready', undefined];
    progress.print(`    ${missing} The content API is tried again until it starts.`);
    return ['Registry and shell are ready; the content API is not', undefined];
  });
}

/** A database that is down may come back, and a first load of much content may take long. @param {Error} error */
function isTemporary({ message }) {
  return /^(DATABASE_UNAVAILABLE|SERVER_NOT_STARTED: .* was not ready after )/.test(message);
}

/** @param {import('./start/settings.mjs').Settings} settings */
function showAddresses({ ports, dataDirectory }) {
  progress.print(`
  Website      http://localhost:${ports.shell}/
  Registry     http://127.0.0.1:${ports.registry}/live-set
  Content API  http://127.0.0.1:${ports['content-api']}/page?path=/
  Data, logs   ${dataDirectory}

  Ship a remote: npm run ship mf-press      End: Ctrl-C
`);
}

function endOnSignals() {
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, end);
  // npm passes on SIGINT and SIGTERM, but neither SIGHUP nor `kill -9`.
  if (process.env.npm_lifecycle_event === 'start') onParentGone(() => ending.signal.aborted || end());
  // When the terminal is gone, output fails; the servers must still be stopped.
  process.stdout.on('error', () => undefined);
}

/** The first signal stops the servers after their open requests; a second one kills them. */
async function end() {
  if (ending.signal.aborted) {
    // Under npm, one Ctrl-C arrives twice: from the terminal and from npm.
    if (performance.now() - endingSince < 500) return;
    site?.kill();
    process.exit(130);
  }
  endingSince = performance.now();
  ending.abort();
  progress.print('  Ending the servers …');
  await site?.stop();
  await Promise.race([starting.catch(() => undefined), delay(ABORT_MS)]);
  progress.print('  Ended.');
  process.exit(0);
}
