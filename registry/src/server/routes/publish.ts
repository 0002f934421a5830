import type { IncomingMessage } from 'node:http';
import type { FastifyMultipartOptions } from '@fastify/multipart';
import { errorCode } from '@stadtraum/contracts/errors';
import { PublishParameters } from '@stadtraum/contracts/registry-api';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { serverError } from '@stadtraum/server-base/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkKind } from '../../publish/check-kind.ts';
import {
  type Publish,
  type Published,
  type Upload,
  untilAborted,
  uploadBroken,
} from '../../publish/publish-release.ts';
import { receiveRequest } from '../../publish/receive-release.ts';
import type { UploadLimits } from '../../publish/upload-limits.ts';
import { watchUpload } from '../../publish/upload-watch.ts';
import type { SignedAction, SignedRequests } from '../../requests/signed-requests.ts';
import { publicationOf } from '../../store/publication.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

/** Milliseconds for which the rest of a rejected upload is read, so that its client can read the response. */
const DRAIN_MS = 2_000;

const validate = lazyValidator(PublishParameters);

interface Publishing {
  requests: SignedRequests;
  releases: ReleaseStore;
  publish: Publish;
  uploadLimits: UploadLimits;
}

/**
 * Takes a multipart body: the part `request` with the signed request, the part `manifest`, then one part for each file, named by
 * its path. Returns `{name, version, sequence}` with 201, or with 200 when the same release is already stored.
 */
export function publishRelease(publishing: Publishing) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart())
      throw serverError('REQUEST_REJECTED', { reason: 'a release must be sent as multipart/form-data' });
    const { socket } = request.raw;
    const watch = watchUpload(() => socket.bytesRead, publishing.uploadLimits);
    const upload = { parts: request.parts(), signal: watch.signal };
    try {
      const envelope = await receiveEnvelope(upload);
      const handle = publishing.requests.handle(publishAction(publishing, upload));
      const { created, ...published } = await handle(envelope);
      return reply.code(created ? 201 : 200).send(published);
    } finally {
      watch.stop();
      drain(request.raw);
    }
  };
}

/** @throws CodedError RELEASE_UPLOAD_BROKEN, REQUEST_REJECTED */
async function receiveEnvelope({ parts, signal }: Upload): Promise<unknown> {
  try {
    return await untilAborted(receiveRequest(parts), signal);
  } catch (error) {
    throw errorCode(error) === undefined ? uploadBroken('a release', signal, error) : error;
  }
}

function publishAction(
  { publish, releases }: Publishing,
  upload: Upload,
): SignedAction<PublishParameters, Published> {
  return {
    action: 'publish',
    validate,
    actsOn: ({ name }) => [name],
    subject: releaseLabel,
    perform: (parameters, { request, sender, envelope, entryOf }) =>
      publish(upload, {
        ...parameters,
        publication: publicationOf(sender, envelope, request.commit),
        entryOf,
        checkManifest: (manifest) => checkKind(manifest, sender, releases),
      }),
  };
}

/** Options of `@fastify/multipart` for these limits. */
export function multipartOptions({ fileBytes, manifestBytes, files }: UploadLimits): FastifyMultipartOptions {
  return {
    limits: {
      fieldNameSize: 256,
      fieldSize: manifestBytes,
      fields: 2,
      // One more than is allowed, so that the registry's own check rejects the file and names it.
      fileSize: fileBytes + 1,
      files: files + 2,
      parts: files + 3,
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
