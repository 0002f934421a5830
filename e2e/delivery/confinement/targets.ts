import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { REPOSITORY } from '../../site/site.ts';
import type { Targets } from './releases.ts';

/** Sets up what the ways out are aimed at. Every process of this machine's users could reach it. */
export async function setUpTargets(root: string): Promise<{ targets: Targets; close(): Promise<void> }> {
  const secret = randomBytes(16).toString('hex');
  const releases = join(root, 'releases');
  mkdirSync(join(releases, 'mf-other'), { recursive: true, mode: 0o700 });
  const secretFile = join(root, 'secret');
  writeFileSync(secretFile, secret, { mode: 0o600 });
  // Others may enter the folder, so that only its files protect themselves.
  chmodSync(root, 0o755);

  const web = createHttpServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  const socket = join(root, 'socket');
  const unix = createServer((connection) => connection.end()).listen(socket);
  await Promise.all([once(web, 'listening'), once(unix, 'listening')]);
  chmodSync(socket, 0o777);
  const victim: ChildProcess = spawn('sleep', ['600'], {
    env: { INNER_SECRET: secret, PATH: process.env.PATH },
  });
  const targets = {
    secret,
    secretFile,
    releases,
    newFile: join(root, 'written'),
    port: (web.address() as AddressInfo).port,
    socket,
    victim: victim.pid ?? 0,
    addon: nativeAddon(),
  };
  return {
    targets,
    close: async () => {
      victim.kill('SIGKILL');
      web.close();
      unix.close();
    },
  };
}

/** A native add-on that the repository contains anyway: swc. */
function nativeAddon(): string {
  const folder = join(REPOSITORY, 'node_modules/@swc');
  const paths = readdirSync(folder)
    .filter((name) => name.startsWith('core-'))
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)));
  const addon = paths.find((path) => path.endsWith('.node'));
  if (addon === undefined) throw new Error('swc has no native add-on here');
  return addon;
}
