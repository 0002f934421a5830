import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type MailServer, startMailServer } from '../../site/mail-server.ts';
import { type Nginx, type NginxProcess, nginxPorts, startInnerProxy, startNginx } from '../../site/nginx.ts';
import { startPostgresql, type TestPostgresql } from '../../site/postgresql.ts';
import { freePort, type ServerProcess, startProcess } from '../../site/server-process.ts';
import { writeSettings } from '../../site/settings-files.ts';
import { REPOSITORY } from '../../site/site.ts';
import { DOCUMENTED, runDocumented } from './documented.ts';
import type { RegistryAccess } from './registry-commands.ts';

/** A shell on a machine of its own. */
export interface Shell extends ServerProcess {
  port: number;
}

/**
 * A site on several machines: one registry, two content APIs, several shells, one PostgreSQL, and nginx before the shells and before the
 * other servers. Each server has a data directory and settings of its own, as on its own machine, and reaches the others only by TLS.
 */
export interface Machines {
  /** The registry for commands. */
  registry: RegistryAccess;
  contentApis: ServerProcess[];
  /** Shells that are running or were killed. */
  shells: Shell[];
  /** The proxy in front of the shells. */
  nginx: Nginx;
  postgresql: TestPostgresql;
  mails: MailServer;
  /** Starts one more shell and adds it to the proxy once it is ready. */
  addShell(): Promise<Shell>;
  /** Removes a shell from the proxy. */
  removeShell(shell: Shell): Promise<void>;
  /** Restarts a content API. @param index 0 or 1. @param contentDirectory its content files. @default those of the repository */
  restartContentApi(index: number, contentDirectory?: string): Promise<void>;
  /** Runs `content:load` on the machine of a content API, as docs/operations.md says. @returns its output */
  loadContent(index: number): Promise<string>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

const CONTENT_APIS = 2;
const SHELLS = 2;

/** Starts everything. @param root of the workspace whose builds are activated. @returns undefined without PostgreSQL */
export async function startMachines(): Promise<Machines | undefined> {
  const postgresql = await startPostgresql();
  if (!postgresql) return undefined;
  const stops: (() => Promise<unknown>)[] = [() => postgresql.stop()];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    return { ...(await start(postgresql, stops)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  postgresql: TestPostgresql,
  stops: (() => Promise<unknown>)[],
): Promise<Omit<Machines, 'stop'>> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-machines-'));
  stops.push(() => rm(directory, { recursive: true, force: true }));
  const mails = await startMailServer();
  stops.push(() => mails.stop());
  const [registryPort, ...contentPorts] = await freePorts(1 + CONTENT_APIS);
  const [registryTlsPort, contentApiTlsPort] = await freePorts(2);
  const inner = await startInnerProxy({
    registryTlsPort,
    contentApiTlsPort,
    registry: registryPort,
    contentApis: contentPorts,
  });
  stops.push(() => inner.stop());
  const ports = await nginxPorts();
  const shared: Shared = {
    directory,
    inner,
    registryUrl: `https://localhost:${registryTlsPort}`,
    contentApiUrl: `https://localhost:${contentApiTlsPort}`,
    siteUrl: `https://localhost:${ports.httpsPort}`,
    databaseUrl: postgresql.url,
    smtpUrl: mails.url,
    secret: randomBytes(32).toString('hex'),
  };

  const registry = await startRegistry(shared, registryPort);
  stops.push(() => registry.end());
  const access: RegistryAccess = {
    url: registry.url,
    keyFile: join(directory, 'registry/data/keys/workspace.pem'),
  };
  const onRegistry = {
    ...{ '/etc/stadtraum/': `${directory}/registry/`, 'http://127.0.0.1:4001': registry.url },
    '/var/backups/': `${directory}/`,
  };
  const { keys } = JSON.parse(await runDocumented(DOCUMENTED.identity, onRegistry)) as { keys: string[] };
  // Its port is not the usual one.
  const env = { REGISTRY_URL: registry.url, NODE_EXTRA_CA_CERTS: inner.certificateFile };
  for (const command of [DOCUMENTED.publish, DOCUMENTED.activate, DOCUMENTED.backup])
    await runDocumented(command, onRegistry, env);
  const pinned: Pinned = { ...shared, registryKeys: keys.join(',') };

  const contentApis = await Promise.all(contentPorts.map((port) => startContentApi(shared, port)));
  stops.push(() => Promise.all(contentApis.map((api) => api.end())));
  const shells: Shell[] = await Promise.all(
    (await freePorts(SHELLS)).map((port) => startShell(pinned, port)),
  );
  stops.push(() => Promise.all(shells.map((shell) => shell.end())));
  const nginx = await startNginx(portsOf(shells), ports);
  stops.push(() => nginx.stop());

  let inProxy = [...shells];
  const change = (changed: Shell[]) => {
    inProxy = changed;
    return nginx.setShells(portsOf(inProxy));
  };
  return {
    ...{ registry: access, contentApis, shells, nginx, postgresql, mails },
    async addShell() {
      const shell = await startShell(pinned, await freePort());
      shells.push(shell);
      await change([...inProxy, shell]);
      return shell;
    },
    removeShell: (shell) => change(inProxy.filter((other) => other !== shell)),
    async restartContentApi(index, contentDirectory) {
      await contentApis[index]?.end();
      contentApis[index] = await startContentApi(shared, contentPorts[index] ?? 0, contentDirectory);
    },
    async loadContent(index) {
      const settings = join(directory, `content-api-${contentPorts[index]}`, 'content-api.env');
      const parameters = [`--env-file=${settings}`, 'content-api/dist/load.js'];
      const { stdout } = await run(process.execPath, parameters, { cwd: REPOSITORY });
      return stdout;
    },
  };
}

/** What the settings of all servers are made of. */
interface Shared {
  directory: string;
  inner: NginxProcess;
  registryUrl: string;
  contentApiUrl: string;
  siteUrl: string;
  databaseUrl: string;
  smtpUrl: string;
  secret: string;
}

/** What a shell also needs: the registry's public keys. */
interface Pinned extends Shared {
  registryKeys: string;
}

function startRegistry(shared: Shared, port: number): Promise<ServerProcess> {
  return startServer(shared, 'registry', {
    port,
    command: DOCUMENTED.registry,
    readyPath: '/readyz',
    values: {
      REGISTRY_HOST: '127.0.0.1',
      REGISTRY_PORT: String(port),
      REGISTRY_ALLOWED_HOSTS: 'localhost',
      SITE_URL: shared.siteUrl,
      DATABASE_URL: shared.databaseUrl,
      CONTENT_API_URL: shared.contentApiUrl,
      INNER_SECRET: shared.secret,
    },
  });
}

function startContentApi(shared: Shared, port: number, contentDirectory?: string): Promise<ServerProcess> {
  return startServer(shared, `content-api-${port}`, {
    env: contentDirectory === undefined ? {} : { CONTENT_DIRECTORY: contentDirectory },
    port,
    command: DOCUMENTED.contentApi,
    readyPath: '/readyz',
    values: {
      CONTENT_API_HOST: '127.0.0.1',
      CONTENT_API_PORT: String(port),
      DATABASE_URL: shared.databaseUrl,
      REGISTRY_URL: shared.registryUrl,
      INNER_SECRET: shared.secret,
      SITE_URL: shared.siteUrl,
      SMTP_URL: shared.smtpUrl,
      MAIL_SENDER: 'Stadtraum Wohnen <service@haus.example>',
      MAIL_IMPRINT: 'Stadtraum Wohnen GmbH|Berlin',
    },
  });
}

async function startShell(shared: Pinned, port: number): Promise<Shell> {
  const server = await startServer(shared, `shell-${port}`, {
    port,
    command: DOCUMENTED.shell,
    readyPath: '/readyz',
    values: {
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_HOST: '127.0.0.1',
      METRICS_PORT: '0',
      REGISTRY_URL: shared.registryUrl,
      REGISTRY_KEYS: shared.registryKeys,
      CONTENT_API_URL: shared.contentApiUrl,
      INNER_SECRET: shared.secret,
      SITE_URL: shared.siteUrl,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
  return { ...server, port };
}

interface Server {
  port: number;
  /** The documented command; its files of settings are those in deploy/systemd. */
  command: string;
  readyPath: string;
  /** Its settings, without those that all servers have. */
  values: Record<string, string>;
  /** Settings that its files do not have. @default none */
  env?: Record<string, string>;
}

/** Starts a server as docs/operations.md says, in a directory of its own. */
async function startServer(
  { directory, inner }: Shared,
  name: string,
  { port, command, readyPath, values, env = {} }: Server,
): Promise<ServerProcess> {
  const folder = join(directory, name);
  await mkdir(folder, { recursive: true });
  const data = join(folder, 'data');
  const files = Array.from(command.matchAll(/\/([\w-]+)\.env/g), ([, file = '']) => file);
  const settings = await writeSettings(folder, files, {
    NODE_ENV: 'production',
    DATA_DIRECTORY: data,
    ...values,
  });
  return startProcess({
    entry: command.split(' ').at(-1) ?? '',
    flags: settings.map((file) => `--env-file=${file}`),
    // Node reads it too late from a file.
    env: { NODE_EXTRA_CA_CERTS: inner.certificateFile, ...env },
    url: `http://127.0.0.1:${port}`,
    readyPath,
    logFile: join(folder, 'server.log'),
  });
}

async function freePorts(count: number): Promise<[number, number, ...number[]]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  return ports as [number, number, ...number[]];
}

const portsOf = (shells: readonly Shell[]) => shells.map(({ port }) => port);
