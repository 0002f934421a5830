import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { hasNginx, type Nginx, nginxPorts, startNginx } from '../site/nginx.ts';
import { type RawRequest, type RawResponse, rawRequest } from '../site/raw-request.ts';
import { freePort, type ServerProcess, startProcess } from '../site/server-process.ts';
import { writeSettings } from '../site/settings-files.ts';
import { type Site, startSite } from '../site/site.ts';

/** A site with a second shell, and nginx in front of both. */
export interface ProxiedSite {
  site: Site;
  nginx: Nginx;
  /** Sends a request through nginx. */
  send(target: string, options?: RawRequest): Promise<RawResponse>;
  /** Stops the shell that the site's supervisor runs, and waits until the supervisor has restarted it. */
  restartFirstShell(): Promise<void>;
  /** Restarts the second shell. */
  restartSecondShell(): Promise<void>;
  stop(): Promise<void>;
}

/** A setting. In ten minutes, a network may send ten times this number of forms, which a test can exceed. */
const SUBMISSIONS_PER_NETWORK = 2;
/** Number of forms that a network can send before the site rejects its forms. */
export const MAX_FORMS_PER_NETWORK = 10 * SUBMISSIONS_PER_NETWORK;

/** Playwright's `test` with one proxied site per worker. Tests are skipped if nginx is not installed. */
export const test = base.extend<{ proxied: ProxiedSite }, { proxiedSite: ProxiedSite | undefined }>({
  proxied: async ({ proxiedSite }, use) => {
    // If the worker's fixture skipped, Playwright would report all tests except the first as passed.
    if (!proxiedSite) return base.skip(true, 'nginx or openssl is not installed');
    await use(proxiedSite);
  },
  proxiedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      if (!hasNginx) return use(undefined);
      const proxied = await startProxiedSite();
      await use(proxied);
      await proxied.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function startProxiedSite(): Promise<ProxiedSite> {
  const ports = await nginxPorts();
  const env = { SITE_URL: `https://localhost:${ports.httpsPort}`, TRUSTED_PROXIES: '127.0.0.1' };
  const site = await startSite({
    env: { ...env, SUBMISSIONS_PER_NETWORK: String(SUBMISSIONS_PER_NETWORK) },
  });
  const secondPort = await freePort();
  const startSecond = () => startSecondShell(site, secondPort, env);
  let second: ServerProcess | undefined;
  let nginx: Nginx | undefined;
  const stop = async () => {
    await nginx?.stop();
    await second?.end();
    await site.stop();
  };
  try {
    second = await startSecond();
    const started = await startNginx([Number(new URL(site.url).port), secondPort], ports);
    nginx = started;
    return {
      site,
      nginx: started,
      send: (target, options = {}) =>
        rawRequest(started.url, target, { from: '127.0.0.2', certificate: started.certificate, ...options }),
      restartFirstShell: () => restartShell(site),
      async restartSecondShell() {
        await second?.end();
        second = await startSecond();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts a second shell on the site's machine, with the settings that docs/operations.md names for a shell. */
async function startSecondShell(
  site: Site,
  port: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const directory = join(site.dataDirectory, 'second-shell');
  mkdirSync(directory, { recursive: true });
  const secretFile = join(site.dataDirectory, 'inner-secret');
  const files = await writeSettings(directory, ['shell', 'shell-1'], {
    ...env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: '0',
    DATA_DIRECTORY: directory,
    REGISTRY_URL: site.registryUrl,
    REGISTRY_KEYS: readFileSync(join(site.dataDirectory, 'registry/public-key'), 'utf8').trim(),
    CONTENT_API_URL: site.contentApiUrl,
    INNER_SECRET: readFileSync(secretFile, 'utf8').trim(),
  });
  return startProcess({
    entry: 'shell/dist/server/main.js',
    flags: files.map((file) => `--env-file=${file}`),
    env: {},
    url: `http://127.0.0.1:${port}`,
    readyPath: '/readyz',
    logFile: join(directory, 'shell.log'),
  });
}

async function restartShell(site: Site): Promise<void> {
  const { shell } = await site.processes();
  process.kill(shell, 'SIGTERM');
  await base
    .expect(async () => {
      base.expect((await site.processes()).shell).not.toBe(shell);
      base.expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    })
    .toPass({ intervals: [50], timeout: 30_000 });
}
