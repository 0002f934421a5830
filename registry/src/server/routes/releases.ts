import { errorCode, isCodedError } from '@stadtraum/contracts/errors';
import type { PublishedRelease } from '@stadtraum/contracts/registry-api';
import { ReleaseFilePath } from '@stadtraum/contracts/release-manifest';
import { type ReleaseReference, releaseLabel } from '@stadtraum/contracts/release-reference';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE } from '@stadtraum/federation-kit/release-files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Marks } from '../../activation/marks.ts';
import type { RequestLog } from '../../log/request-log.ts';
import type { VisitorReports } from '../../shells/visitor-reports.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import type { VerifiedFiles } from '../../store/verified-files.ts';

const validatePath = lazyValidator(ReleaseFilePath);

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface Serving {
  files: VerifiedFiles;
  log: RequestLog;
}

/** All published releases with their marks and what visitors report; by name, the last published first. */
export function releaseList(releases: ReleaseStore, marks: Marks, reports: Pick<VisitorReports, 'of'>) {
  return async (): Promise<PublishedRelease[]> =>
    releases.list().map((stored) => {
      const visitorReports = reports.of(releaseLabel(stored));
      const release = { ...stored, ...(visitorReports !== undefined && { visitorReports }) };
      const { reason, markedAt, markedBy } = marks.find(stored) ?? {};
      if (markedAt === undefined) return release;
      const details = {
        ...(reason !== undefined && { reason }),
        ...(markedBy !== undefined && { by: markedBy }),
      };
      return { ...release, bad: { ...details, at: markedAt } };
    });
}

/** A release's manifest, byte for byte as published. */
export function releaseManifest({ files, log }: Serving) {
  return async ({ params }: FastifyRequest<{ Params: ReleaseReference }>, reply: FastifyReply) =>
    send(reply.type('application/json; charset=utf-8'), files.manifest(params), {
      subject: `${MANIFEST_FILE} of ${releaseLabel(params)}`,
      log,
    });
}

/** One file of a release, byte for byte as published. */
export function releaseFile({ files, log }: Serving) {
  return async (
    { params }: FastifyRequest<{ Params: ReleaseReference & { '*': string } }>,
    reply: FastifyReply,
  ) => {
    const path = params['*'];
    // The schema allows no path that leaves the release.
    if (!validatePath(path).ok) throw fileMissing(params, path);
    const bytes = files.file(params, path).then((found) => {
      if (!found) throw fileMissing(params, path);
      return found;
    });
    return send(reply.type('application/octet-stream'), bytes, {
      subject: `${path} of ${releaseLabel(params)}`,
      log,
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

/** Sends what was verified. Bytes that changed in the store are never sent; the log says so. */
async function send(
  reply: FastifyReply,
  read: Promise<Buffer>,
  { subject, log }: { subject: string; log: RequestLog },
): Promise<FastifyReply> {
  try {
    const bytes = await read;
    return reply.headers({ 'content-length': bytes.length, 'cache-control': IMMUTABLE }).send(bytes);
  } catch (error) {
    if (errorCode(error) !== 'RELEASE_HASH_MISMATCH' || !isCodedError(error)) throw error;
    const { code, message, remedy } = error;
    await log.count({ action: 'serve', subject, outcome: 'refused', code });
    return reply.code(500).type('application/json; charset=utf-8').send({ code, message, remedy });
  }
}
