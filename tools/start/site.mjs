import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { localOrigin } from '../workspace/local-request.mjs';
import { LogFile } from './log-file.mjs';
import { writePortsFile } from './ports-file.mjs';
import { SupervisedServer } from './supervised-server.mjs';

/** The embedded database runs in the content API's process, where one query may block the event loop for a long time. */
const CONTENT_API_MAX_HANG_MS = 60_000;

/** Timeouts for open requests when servers stop; together they are shorter than the 10 s after which containers are killed. */
const SHELL_DRAIN_MS = 5_500;
const DRAIN_MS = 3_000;

/** Returns the origin of the site's links. @param {string | undefined} host @param {number} port */
function siteUrlOf(host, port) {
  return host ? `https://${host}` : `http://localhost:${port}`;
}

/**
 * Returns the servers' environment variables, in addition to those of `npm start`.
 *
 * @param {import('./settings.mjs').Settings} settings with claimed ports
 */
export function serverEnvironment({ ports, dataDirectory, hosts }) {
  return {
    NODE_ENV: process.env.NODE_ENV || 'production',
    DATA_DIRECTORY: dataDirectory,
    REGISTRY_URL: localOrigin(hosts.registry, ports.registry),
    CONTENT_API_URL: localOrigin(hosts['content-api'], ports['content-api']),
    HOST: hosts.shell,
    SITE_URL: process.env.SITE_URL || siteUrlOf(process.env.SITE_HOST, ports.shell),
    PORT: String(ports.shell),
    REGISTRY_PORT: String(ports.registry),
    CONTENT_API_PORT: String(ports['content-api']),
    METRICS_PORT: String(ports.metrics),
  };
}

/**
 * Whether the shell has a key of the registry, without which it does not start. The registry makes its key at its first start, when
 * its store is available.
 *
 * @param {string} dataDirectory
 */
export async function hasRegistryKey(dataDirectory) {
  if (process.env.REGISTRY_KEYS) return true;
  return access(join(dataDirectory, 'registry/public-key')).then(
    () => true,
    () => false,
  );
}

/**
 * Creates the site's three servers, with their environment.
 *
 * @param {import('./settings.mjs').Settings} settings with claimed ports
 * @param {(line: string) => void} print
 */
export function createSite(settings, print) {
  const { ports, hosts, dataDirectory, portsFile, logBytes } = settings;
  const logs = join(dataDirectory, 'logs');
  const env = serverEnvironment(settings);
  const { REGISTRY_URL: registryUrl, CONTENT_API_URL: contentApiUrl } = env;
  const shellUrl = localOrigin(hosts.shell, ports.shell);

  let isComplete = false;
  // The shell starts at the same time as the content API, and logs that the content API is unavailable.
  const printOnceComplete = (/** @type {string} */ line) => isComplete && print(line);

  /** @param {import('./settings.mjs').ServerName} name @param {string} entry @param {string} url @param {string} readyPath */
  const server = (name, entry, url, readyPath) =>
    new SupervisedServer({
      name,
      entry,
      url,
      readyPath,
      env,
      print: name === 'shell' ? printOnceComplete : print,
      log: new LogFile(logs, name, { budgetBytes: logBytes }),
      // A server that was retried may be ready before the others have started.
      onRestart: () => void (isComplete && announce()),
      ...(name === 'content-api' && { maxHangMs: CONTENT_API_MAX_HANG_MS }),
    });

  const registry = server('registry', 'registry/dist/server/main.js', registryUrl, '/healthz');
  const contentApi = server('content-api', 'content-api/dist/main.js', contentApiUrl, '/readyz');
  // `/healthz` is enough, because the shell can serve stored pages without the other servers.
  const shell = server('shell', 'shell/dist/server/main.js', shellUrl, '/healthz');

  /** Writes the ports file once all servers are ready and after each restart. */
  async function announce() {
    isComplete = true;
    if (!portsFile) return;
    const processes = {
      supervisor: process.pid,
      shell: shell.processId,
      registry: registry.processId,
      'content-api': contentApi.processId,
    };
    await writePortsFile(portsFile, { ports, processes, dataDirectory });
  }

  return {
    registry,
    contentApi,
    shell,
    registryUrl,
    contentApiUrl,
    announce,
    /** Stops the shell first: its open requests may need the other two. */
    async stop() {
      await shell.stop(SHELL_DRAIN_MS);
      await Promise.all([registry.stop(DRAIN_MS), contentApi.stop(DRAIN_MS)]);
    },
    kill() {
      for (const each of [shell, registry, contentApi]) each.kill();
    },
  };
}
