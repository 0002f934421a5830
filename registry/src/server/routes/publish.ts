import type { IncomingMessage } from 'node:http';
import type { FastifyMultipartOptions } from '@fastify/multipart';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Publish } from '../../publish/publish-release.ts';
import type { UploadLimits } from '../../publish/upload-limits.ts';
import { watchUpload } from '../../publish/upload-watch.ts';

/** Milliseconds for which the rest of a rejected upload is read, so that its client can read the response. */
const DRAIN_MS = 2_000;

/**
 * Takes a multipart body: the part `manifest` first, then one part for each file, named by its path. Returns
 * `{name, version, sequence}` with 201, or with 200 when the same release is already stored.
 */
export function publishRelease(publish: Publish, uploadLimits: UploadLimits) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart())
      throw serverError('REQUEST_REJECTED', { reason: 'a release must be sent as multipart/form-data' });
    const { socket } = request.raw;
    const watch = watchUpload(() => socket.bytesRead, uploadLimits);
    try {
      const { created, ...published } = await publish(request.parts(), watch.signal);
      return reply.code(created ? 201 : 200).send(published);
    } finally {
      watch.stop();
      drain(request.raw);
    }
  };
}

/** Options of `@fastify/multipart` for these limits. */
export function multipartOptions({ fileBytes, manifestBytes, files }: UploadLimits): FastifyMultipartOptions {
  return {
    limits: {
      fieldNameSize: 256,
      fieldSize: manifestBytes,
      fields: 1,
      // One more than is allowed, so that the registry's own check rejects the file and names it.
      fileSize: fileBytes + 1,
      files: files + 1,
      parts: files + 2,
      headerPairs: 20,
    },
  };
}

/**
 * Reads and discards what a rejected client is still sending. If the connection were closed immediately, the client would often
 * see a reset instead of the response.
 */
function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
