import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverError } from './errors.ts';

const SOCKET_NAME = /^lock-\d+-[0-9a-f]{8}\.sock$/;
/** Maximum length of a socket path that both Linux (108) and macOS (104, including the final NUL) accept. */
const MAX_PATH_BYTES = 103;
const MAX_ATTEMPTS = 4;

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks a directory for this process (OP4). The holder listens on a Unix socket in the directory; other processes connect to the
 * socket to see whether the lock is still held. The lock ends with its process, even if that is killed, so there are no stale
 * locks, and reused process ids do no harm. It works between containers that share a volume.
 *
 * Two processes never hold it at the same time: each listens before it looks for others, so the later one sees the earlier one.
 * If both see each other, both give up and try again after a random delay.
 *
 * @param onHeld creates the error that is thrown when another process holds the lock
 * @throws what `onHeld` creates; DATA_DIRECTORY_UNUSABLE when a socket cannot be created in the directory
 */
export async function lockDirectory(directory: string, onHeld: () => Error): Promise<DirectoryLock> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const name = `lock-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
    const ownSocket = socketPath(directory, name);
    const server = await listen(ownSocket, directory);
    const othersHold = await anyOtherHolds(directory, name);
    // Another process may have removed the socket as stale in the instant between its bind and its listen.
    if (!othersHold && existsSync(ownSocket)) return { release: () => close(server) };
    await close(server);
    await delay(30 + Math.random() * 120);
  }
  throw onHeld();
}

async function anyOtherHolds(directory: string, ownName: string): Promise<boolean> {
  for (const name of await readdir(directory)) {
    if (name === ownName || !SOCKET_NAME.test(name)) continue;
    const other = socketPath(directory, name);
    if (await isHeld(other)) return true;
    await unlink(other).catch(() => undefined);
  }
  return false;
}

/** A lock is held unless the kernel reports that no process is listening. */
function isHeld(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(socket);
    connection.once('connect', () => {
      resolve(true);
      connection.destroy();
    });
    connection.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

function listen(socket: string, directory: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy());
    server.unref();
    server.once('error', (error) =>
      reject(
        serverError('DATA_DIRECTORY_UNUSABLE', { path: directory, reason: error.message }, { cause: error }),
      ),
    );
    server.listen(socket, () => resolve(server));
  });
}

/** Closing also removes the socket's file. */
function close(server: net.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

function socketPath(directory: string, name: string): string {
  const absolute = path.join(directory, name);
  const relative = path.relative(process.cwd(), absolute);
  const shorter = Buffer.byteLength(relative) < Buffer.byteLength(absolute) ? relative : absolute;
  if (Buffer.byteLength(shorter) <= MAX_PATH_BYTES) return shorter;
  throw serverError('DATA_DIRECTORY_UNUSABLE', {
    path: directory,
    reason: `its path is too long for a lock: the maximum is ${MAX_PATH_BYTES - name.length} bytes`,
  });
}
