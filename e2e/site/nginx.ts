import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '../../tools/workspace/programs.mjs';
import { type InnerProxySetup, innerConfig, siteConfig } from './nginx-config.ts';
import { freePort } from './server-process.ts';
import { waitForExit } from './site.ts';

/** Debian's nginx with deploy/nginx/site.conf, in front of the shells. */
export interface Nginx extends NginxProcess {
  /** The site's origin with TLS. */
  url: string;
  /** The site's origin without TLS. */
  plainUrl: string;
  /** Requests from nginx's access log. */
  log(): Promise<NginxLogLine[]>;
  /** Changes the shells, given as ports on the loopback address; requests in progress are finished. */
  setShells(ports: readonly number[]): Promise<void>;
}

/** A running nginx. */
export interface NginxProcess {
  /** nginx's self-signed certificate. */
  certificate: Buffer;
  /** Path of the certificate. */
  certificateFile: string;
  stop(): Promise<void>;
}

export interface NginxLogLine {
  request: string;
  method: string;
  path: string;
  status: number;
  cache: string;
  /** Addresses of the shells that nginx tried, in order. */
  shells: string;
  /** Statuses of these shells' responses, in the same order. */
  shellStatus: string;
}

const START_TIMEOUT_MS = 10_000;

/** Whether nginx and openssl are installed. */
export const hasNginx = findProgram(['nginx']) !== undefined && findProgram(['openssl']) !== undefined;

/** Finds two free ports, so that a site can be given its public URL before its proxy starts. */
export async function nginxPorts(): Promise<{ httpPort: number; httpsPort: number }> {
  return { httpPort: await freePort(), httpsPort: await freePort() };
}

/** Starts nginx in front of the shells. @param shells ports on the loopback address */
export async function startNginx(
  shells: readonly number[],
  ports: { httpPort: number; httpsPort: number },
): Promise<Nginx> {
  const { directory, reload, ...nginx } = await run(
    (folder) => siteConfig({ ...ports, shells }, folder),
    ports.httpsPort,
  );
  return {
    ...nginx,
    url: `https://localhost:${ports.httpsPort}`,
    plainUrl: `http://localhost:${ports.httpPort}`,
    log: async () => parseLines(await readFile(join(directory, 'access.log'), 'utf8')),
    setShells: (changed) => reload((folder) => siteConfig({ ...ports, shells: changed }, folder)),
  };
}

/** Starts nginx with deploy/nginx/inner.conf, in front of the registry and the content APIs. */
export async function startInnerProxy(setup: InnerProxySetup): Promise<NginxProcess> {
  return run((folder) => innerConfig(setup, folder), setup.registryTlsPort);
}

type Config = (directory: string) => string;
type RunningNginx = NginxProcess & { directory: string; reload(config: Config): Promise<void> };

/** @param port one of nginx's ports, which is open once nginx has started */
async function run(config: Config, port: number): Promise<RunningNginx> {
  const directory = await mkdtemp(join(tmpdir(), 'stadtraum-nginx-'));
  const file = join(directory, 'nginx.conf');
  makeCertificate(directory);
  await writeFile(file, config(directory));
  const errors = join(directory, 'error.log');
  const command = [String(findProgram(['nginx'])), '-e', errors, '-p', directory, '-c', file];
  // nginx exits with the test run, even if the run is killed.
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', ...command, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await waitForExit(child);
    await rm(directory, { recursive: true, force: true });
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      const reason = await readFile(errors, 'utf8').catch(() => '');
      await stop();
      throw new Error(`nginx did not start:\n${reason}`);
    }
    await delay(20);
  }
  const certificateFile = join(directory, 'fullchain.pem');
  return {
    directory,
    certificateFile,
    certificate: await readFile(certificateFile),
    async reload(changed) {
      await writeFile(file, changed(directory));
      child.kill('SIGHUP');
    },
    stop,
  };
}

function makeCertificate(directory: string): void {
  const files = ['-keyout', join(directory, 'privkey.pem'), '-out', join(directory, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files], { stdio: 'ignore' });
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

function parseLines(text: string): NginxLogLine[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as NginxLogLine);
}
