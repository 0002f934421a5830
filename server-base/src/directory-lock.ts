import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, unlink } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serverError } from './errors.ts';

const SOCKET_NAME = /^lock-\d+-[0-9a-f]{8}\.sock$/;
/** Longest socket path that Linux (108) and macOS (104) both take, with the closing NUL. */
const MAX_PATH_BYTES = 103;
const MAX_ATTEMPTS = 4;

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes a directory for this process alone (OP4). A holder listens on a Unix socket of its own in the directory; whether another
 * one is still held is asked of the kernel by connecting to it. So a lock ends with its process, however that ends: no stale
 * lock, no waiting, no reused process id, and containers that share a volume see each other.
 *
 * Two holders cannot be: everyone listens first and looks around second, so of two the later one sees the earlier. When both
 * see each other both step back and try again after a random while.
 *
 * @param onHeld makes the error that is thrown when another process holds it
 * @throws what `onHeld` makes; DATA_DIRECTORY_UNUSABLE when no socket can be made there
 */
export async function lockDirectory(directory: string, onHeld: () => Error): Promise<DirectoryLock> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const name = `lock-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
    const own = socketPath(directory, name);
    const server = await listen(own, directory);
    const othersHold = await anyOtherHolds(directory, name);
    // The socket is missing when someone took it for a dead one in the instant between its bind and its listen.
    if (!othersHold && existsSync(own)) return { release: () => close(server) };
    await close(server);
    await delay(30 + Math.random() * 120);
  }
  throw onHeld();
}

async function anyOtherHolds(directory: string, own: string): Promise<boolean> {
  for (const name of await readdir(directory)) {
    if (name === own || !SOCKET_NAME.test(name)) continue;
    const other = socketPath(directory, name);
    if (await isHeld(other)) return true;
    await unlink(other).catch(() => undefined);
  }
  return false;
}

/** Counts as held unless the kernel says that no process listens. */
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
    reason: `its path is longer than the ${MAX_PATH_BYTES - name.length} bytes that a lock in it allows`,
  });
}
