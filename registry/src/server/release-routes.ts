import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseFilePath } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { compileValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Registry } from './registry.ts';

const isReleaseFilePath = compileValidator(ReleaseFilePath);

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** `GET /releases`, `GET /releases/:name/:version/manifest.json`, `GET /releases/:name/:version/files/*`. */
export function releaseRoutes(server: FastifyInstance, { releases }: Registry): void {
  server.get('/releases', async () => releases.list());

  server.get<{ Params: ReleaseReference }>(
    '/releases/:name/:version/manifest.json',
    async (request, reply) => {
      const path = join(await releases.directoryOf(request.params), MANIFEST_FILE);
      return sendFile(reply.type('application/json; charset=utf-8'), path);
    },
  );

  server.get<{ Params: ReleaseReference & { '*': string } }>(
    '/releases/:name/:version/files/*',
    { logLevel: 'warn' },
    async ({ params }, reply) => {
      const directory = await releases.directoryOf(params);
      const file = params['*'];
      // The schema knows no path that leaves the release.
      if (!isReleaseFilePath(file).ok) throw fileMissing(params, file);
      return sendFile(reply.type('application/octet-stream'), join(directory, file)).catch((error) => {
        throw error.code === 'ENOENT' ? fileMissing(params, file) : error;
      });
    },
  );
}

function fileMissing(release: ReleaseReference, file: string): Error {
  const error = releaseError('RELEASE_INCOMPLETE', {
    release: releaseLabel(release),
    files: file.slice(0, 200),
  });
  return Object.assign(error, { statusCode: 404 });
}

/** The bytes as they are stored; whoever fetches them compares their hash. */
async function sendFile(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const { size } = await stat(path);
  return reply.headers({ 'content-length': size, 'cache-control': IMMUTABLE }).send(createReadStream(path));
}
