import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './postgresql.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

/** Why PgBouncer is unavailable; undefined if it is available. */
export function pgbouncerProblem(): string | undefined {
  return existsSync(PROGRAM) ? undefined : 'no PgBouncer (apt install pgbouncer)';
}

/**
 * Starts PgBouncer in front of a database, with no settings but those that it needs.
 *
 * @param target a DATABASE_URL of `TestPostgresql`
 */
export async function startPgbouncer(
  target: string,
  mode: 'session' | 'transaction' | 'statement',
): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(path.join(tmpdir(), 'pgbouncer-'));
  const { hostname, port: targetPort, pathname, username } = new URL(target);
  const port = await freePort();
  const file = path.join(directory, 'pgbouncer.ini');
  writeFileSync(path.join(directory, 'users'), `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${targetPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${directory}/users
pool_mode = ${mode}
`,
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', 'postgres', directory]);
  const child = spawn(PROGRAM, ['--quiet', ...(isRoot ? ['--user=postgres'] : []), file], {
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (let attempt = 0; !(await accepts(port)); attempt += 1) {
    if (child.exitCode !== null || attempt === 100) throw new Error('PgBouncer did not start');
    await delay(20);
  }
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true });
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
