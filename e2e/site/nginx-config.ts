import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './site.ts';

export const NGINX_CONFIG = join(REPOSITORY, 'docs/nginx.conf');

export interface NginxSetup {
  httpPort: number;
  httpsPort: number;
  /** Ports of the shells on the loopback address; the configuration supports two shells. */
  shells: number[];
  /** Directory for the certificate, logs, the cache and everything else that nginx writes. */
  directory: string;
}

const MARK = '# yours';

/**
 * Adapts docs/nginx.conf for a test: changes only the lines that are marked for the operator to change.
 *
 * @throws Error when this function has no value for a marked line
 */
export function nginxConfig({ httpPort, httpsPort, shells, directory }: NginxSetup): string {
  const [first, second] = shells;
  const isRoot = process.getuid?.() === 0;
  const replacements: [pattern: RegExp, replacement: string][] = [
    // As another user, nginx's workers cannot read root's directory in /tmp.
    [/user www-data;/, isRoot ? 'user root;' : ''],
    [/proxy_temp_path .*;/, `proxy_temp_path ${directory}/proxy; ${unusedPaths(directory)}`],
    [/\/(run|var\/log\/nginx|var\/lib\/nginx|etc\/ssl\/site)\//, `${directory}/`],
    [/127\.0\.0\.1:4000/, `127.0.0.1:${first}`],
    [/# (server 127\.0\.0\.1):4010/, second ? `$1:${second}` : '# no second shell'],
    // A port that is free on IPv4 may be taken on IPv6, and some machines have no IPv6.
    [/listen \[::\]:.*;/, ''],
    [/listen 80\b/, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/, `listen 127.0.0.1:${httpsPort}`],
    [/https:\/\/www\.example\.org/, `https://localhost:${httpsPort}`],
    [/www\.example\.org/, 'localhost'],
  ];
  const fillIn = (line: string) => {
    if (!line.includes(MARK)) return line;
    const [marked, replacement] = replacements.find(([pattern]) => pattern.test(line)) ?? [];
    if (!marked || replacement === undefined)
      throw new Error(`docs/nginx.conf: no value for: ${line.trim()}`);
    return line.replace(marked, replacement);
  };
  return readFileSync(NGINX_CONFIG, 'utf8').split('\n').map(fillIn).join('\n');
}

/** Directories for unused protocols. nginx creates them anyway, by default where only root may write. */
function unusedPaths(directory: string): string {
  return ['fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`).join(' ');
}
