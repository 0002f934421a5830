import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './site.ts';

export const NGINX_CONFIG = join(REPOSITORY, 'docs/nginx.conf');

export interface NginxPlace {
  httpPort: number;
  httpsPort: number;
  /** Ports of the shells on the loopback address; the file has room for two. */
  shells: number[];
  /** Holds the certificate, logs, the cache and everything else that nginx writes. */
  directory: string;
}

const MARK = '# yours';

/**
 * docs/nginx.conf for a place: the lines that are marked there as the operator's own are filled in, and no other line changes.
 *
 * @throws Error when a marked line has nothing to fill in
 */
export function nginxConfig({ httpPort, httpsPort, shells, directory }: NginxPlace): string {
  const [first, second] = shells;
  const isRoot = process.getuid?.() === 0;
  const replacements: [what: RegExp, by: string][] = [
    // Its workers could not read a directory in /tmp that is root's own.
    [/user www-data;/, isRoot ? 'user root;' : ''],
    [/proxy_temp_path .*;/, `proxy_temp_path ${directory}/proxy; ${unusedPaths(directory)}`],
    [/\/(run|var\/log\/nginx|var\/lib\/nginx|etc\/ssl\/site)\//, `${directory}/`],
    [/127\.0\.0\.1:4000/, `127.0.0.1:${first}`],
    [/# (server 127\.0\.0\.1):4010/, second ? `$1:${second}` : '# no second shell'],
    // A port that is free in IPv4 need not be so in IPv6, which not every machine has.
    [/listen \[::\]:.*;/, ''],
    [/listen 80\b/, `listen 127.0.0.1:${httpPort}`],
    [/listen 443\b/, `listen 127.0.0.1:${httpsPort}`],
    [/https:\/\/www\.example\.org/, `https://localhost:${httpsPort}`],
    [/www\.example\.org/, 'localhost'],
  ];
  const fillIn = (line: string) => {
    if (!line.includes(MARK)) return line;
    const [what, by] = replacements.find(([pattern]) => pattern.test(line)) ?? [];
    if (!what || by === undefined) throw new Error(`docs/nginx.conf: nothing to fill in for: ${line.trim()}`);
    return line.replace(what, by);
  };
  return readFileSync(NGINX_CONFIG, 'utf8').split('\n').map(fillIn).join('\n');
}

/** Of protocols that are not used here; nginx makes their directories all the same, where only root may. */
function unusedPaths(directory: string): string {
  return ['fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`).join(' ');
}
