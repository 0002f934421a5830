import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { ReleaseFilePath } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseStore } from '../../store/release-store.ts';

const validatePath = compileValidator(ReleaseFilePath);

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** All published releases, by name, newest first. */
export function releaseList(releases: ReleaseStore) {
  return async (): Promise<PublishedRelease[]> => releases.list();
}

/** A release's manifest, byte for byte as stored. */
export function releaseManifest(releases: ReleaseStore) {
  return async ({ params }: FastifyRequest<{ Params: ReleaseReference }>, reply: FastifyReply) => {
    const path = join(await releases.directoryOf(params), MANIFEST_FILE);
    return sendFile(reply.type('application/json; charset=utf-8'), path);
  };
}

/** One file of a release. */
export function releaseFile(releases: ReleaseStore) {
  return async (
    { params }: FastifyRequest<{ Params: ReleaseReference & { '*': string } }>,
    reply: FastifyReply,
  ) => {
    const directory = await releases.directoryOf(params);
    const file = params['*'];
    // The schema allows no path that leaves the release.
    if (!validatePath(file).ok) throw fileMissing(params, file);
    return sendFile(reply.type('application/octet-stream'), join(directory, file)).catch((error) => {
      throw error.code === 'ENOENT' ? fileMissing(params, file) : error;
    });
  };
}

function fileMissing(release: ReleaseReference, file: string): Error {
  const error = releaseError('RELEASE_INCOMPLETE', {
    release: releaseLabel(release),
    files: file.slice(0, 200),
  });
  return Object.assign(error, { statusCode: 404 });
}

/** Sends the stored bytes without checking them: clients compare the hash. */
async function sendFile(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const { size } = await stat(path);
  return reply.headers({ 'content-length': size, 'cache-control': IMMUTABLE }).send(createReadStream(path));
}
