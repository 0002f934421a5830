import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@stadtraum/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { serverError } from './errors.ts';
import { type Environment, secret } from './settings.ts';

/** Header that carries the secret from one server of the site to another. Renderers never get it (SE9). */
export const INNER_SECRET_HEADER = 'x-inner-secret';

const FILE = 'inner-secret';

/**
 * The secret that the site's servers and commands share: `INNER_SECRET`, or a file in the data directory. The first server
 * creates the file, readable only by its user.
 *
 * @throws SETTING_INVALID, DATA_DIRECTORY_UNUSABLE
 */
export async function readInnerSecret(environment: Environment, dataDirectory: string): Promise<string> {
  const given = secret(environment, 'INNER_SECRET');
  if (given !== undefined) return given;
  const path = join(dataDirectory, FILE);
  try {
    return (await readSecretFile(path)) ?? (await createSecretFile(dataDirectory, path));
  } catch (cause) {
    throw serverError('DATA_DIRECTORY_UNUSABLE', { path, reason: reasonOf(cause) }, { cause });
  }
}

/** Whether a request carries the secret. Takes the same time for every wrong secret. */
export function hasInnerSecret({ headers }: Pick<FastifyRequest, 'headers'>, expected: string): boolean {
  const given = headers[INNER_SECRET_HEADER];
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
}

/** Creates a Fastify hook (`onRequest`) that admits only servers and commands of this site. @throws REQUEST_REJECTED */
export function requireInnerSecret(expected: string) {
  return async (request: FastifyRequest): Promise<void> => {
    if (hasInnerSecret(request, expected)) return;
    throw serverError('REQUEST_REJECTED', {
      reason: 'only servers and commands of the site may request this',
    });
  };
}

async function readSecretFile(path: string): Promise<string | undefined> {
  try {
    const text = (await readFile(path, 'utf8')).trim();
    return text.length >= 32 ? text : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a temporary file and links it into place, so that servers that start at the same time get the same secret. */
async function createSecretFile(directory: string, path: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporary, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  try {
    await link(temporary, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if ((await readSecretFile(path)) === undefined)
      throw new Error('it contains no valid secret; delete it and start again');
  } finally {
    await rm(temporary, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
