import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyInstance } from 'fastify';
import type { UploadLimits } from '../publish/upload-limits.ts';
import { watchUpload } from '../publish/upload-watch.ts';
import type { Registry } from './registry.ts';

/** Time that a refused client gets to read the answer, in milliseconds. */
const FAREWELL_MS = 2_000;

/** `POST /releases`: a multipart body, the part `manifest` first, then one part for each file, named by its path. */
export async function publishRoute(
  server: FastifyInstance,
  { publish, uploadLimits }: Registry,
): Promise<void> {
  await server.register(multipart, { limits: multipartLimits(uploadLimits) });

  server.post('/releases', async (request, reply) => {
    if (!request.isMultipart())
      throw serverError('REQUEST_REJECTED', { reason: 'a release is sent as multipart/form-data' });
    const { socket } = request.raw;
    const watch = watchUpload(() => socket.bytesRead, uploadLimits);
    try {
      const { created, ...published } = await publish(request.parts(), watch.signal);
      return reply.code(created ? 201 : 200).send(published);
    } finally {
      watch.stop();
      readAway(request.raw);
    }
  });
}

function multipartLimits({ fileBytes, manifestBytes, files }: UploadLimits) {
  return {
    fieldNameSize: 256,
    fieldSize: manifestBytes,
    fields: 1,
    // One more than is allowed, so that it is our own check that refuses and names the file.
    fileSize: fileBytes + 1,
    files: files + 1,
    parts: files + 2,
    headerPairs: 20,
  };
}

/**
 * Takes in and forgets what a refused client still sends, for a while: were the connection cut at once, the client would
 * often see a reset instead of the answer.
 */
function readAway(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), FAREWELL_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
