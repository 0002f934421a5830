import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './site.ts';

/** The configuration of the proxy in front of the shells. */
export const SITE_CONFIG = 'deploy/nginx/site.conf';
/** The configuration of the proxy in front of the registry and the content APIs. */
const INNER_CONFIG = 'deploy/nginx/inner.conf';

export interface SiteProxySetup {
  httpPort: number;
  httpsPort: number;
  /** Ports of the shells on the loopback address. */
  shells: readonly number[];
}

export interface InnerProxySetup {
  /** Ports for TLS. */
  registryTlsPort: number;
  contentApiTlsPort: number;
  /** Ports on the loopback address. */
  registry: number;
  contentApis: readonly number[];
}

type Replacements = readonly [pattern: RegExp, replacement: string][];

const MARK = '# yours';

/** Adapts deploy/nginx/site.conf for a test. @param directory for everything that nginx reads and writes */
export function siteConfig({ httpPort, httpsPort, shells }: SiteProxySetup, directory: string): string {
  const [first, ...others] = shells;
  const lines = others.map((port) => `server 127.0.0.1:${port} max_fails=0;`);
  return adapt(SITE_CONFIG, directory, [
    [/127\.0\.0\.1:4000/, `127.0.0.1:${first}`],
    [/# server 127\.0\.0\.1:4010 max_fails=0;/, lines.join(' ')],
    // A port that is free on IPv4 may be taken on IPv6, and some machines have no IPv6.
    [/listen \[::\]:.*;/, ''],
    [/listen 80\b/, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/, `listen 127.0.0.1:${httpsPort}`],
    [/https:\/\/www\.example\.org/, `https://localhost:${httpsPort}`],
    [/www\.example\.org/, 'localhost'],
  ]);
}

/** Adapts deploy/nginx/inner.conf for a test. @param directory for everything that nginx reads and writes */
export function innerConfig(setup: InnerProxySetup, directory: string): string {
  const { registryTlsPort, contentApiTlsPort, registry, contentApis } = setup;
  const servers = contentApis.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
  return adapt(INNER_CONFIG, directory, [
    [/server 10\.0\.0\.21:4002 max_fails=0;/, servers],
    [/server 127\.0\.0\.1:4001;/, `server 127.0.0.1:${registry};`],
    [/listen 443\b(?=.*the registry)/, `listen 127.0.0.1:${registryTlsPort}`],
    [/listen 443\b(?=.*the content APIs)/, `listen 127.0.0.1:${contentApiTlsPort}`],
    [/(registry|content)\.example\.org/, 'localhost'],
  ]);
}

/**
 * Changes only the lines of a configuration that are marked for the operator to change.
 *
 * @throws Error when there is no value for a marked line
 */
function adapt(file: string, directory: string, replacements: Replacements): string {
  const isRoot = process.getuid?.() === 0;
  const all: Replacements = [
    // As another user, nginx's workers cannot read root's directory in /tmp.
    [/user www-data;/, isRoot ? 'user root;' : ''],
    [/proxy_temp_path .*;/, `proxy_temp_path ${directory}/proxy; ${unusedPaths(directory)}`],
    [/\/(run|var\/log\/nginx|var\/lib\/nginx|etc\/ssl\/site)\//, `${directory}/`],
    ...replacements,
  ];
  const fillIn = (line: string) => {
    if (!line.includes(MARK)) return line;
    const [marked, replacement] = all.find(([pattern]) => pattern.test(line)) ?? [];
    if (!marked || replacement === undefined) throw new Error(`${file}: no value for: ${line.trim()}`);
    return line.replace(marked, replacement);
  };
  return readFileSync(join(REPOSITORY, file), 'utf8').split('\n').map(fillIn).join('\n');
}

/** Directories for unused protocols. nginx creates them anyway, by default where only root may write. */
function unusedPaths(directory: string): string {
  return ['fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`).join(' ');
}
