import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CodedError } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';
import { checkDeclared } from './check-declared.ts';
import type { UploadLimits } from './upload-limits.ts';

/** A part of a multipart body: a file, or a plain field. */
export type UploadPart = { fieldname: string } & (
  | { type: 'file'; file: Readable }
  | { type: 'field'; value: unknown }
);

/**
 * Streams an upload to `directory`: first the part `manifest`, then one part for each file, named by its path. Files that the
 * manifest does not list, or that are longer than it declares, are rejected. Hashes are not checked.
 *
 * @param onManifest called when the manifest has been received, so that later errors can name the release
 * @throws CodedError RELEASE_MANIFEST_INVALID, RELEASE_CONTRACT_MISMATCH, RELEASE_TOO_LARGE, RELEASE_HASH_MISMATCH, or the
 *   stream's error
 */
export async function receiveRelease(
  parts: AsyncIterator<UploadPart>,
  directory: string,
  { limits, signal, onManifest }: ReceiveOptions,
): Promise<void> {
  const bytes = await receiveManifest(await parts.next(), limits);
  const manifest = parseManifest(bytes, 'the upload');
  checkDeclared(manifest, limits);
  onManifest(manifest);
  await writeFile(join(directory, MANIFEST_FILE), bytes);

  const received = new Set<string>();
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    signal.throwIfAborted();
    const { fieldname: path } = next.value;
    const declared = Object.hasOwn(manifest.files, path) ? manifest.files[path] : undefined;
    if (!declared || received.has(path)) throw unexpectedPart(manifest, path, received);
    received.add(path);
    const file = openPart(next.value);
    const overlong = releaseError('RELEASE_HASH_MISMATCH', { release: releaseLabel(manifest), file: path });
    const target = locate(directory, path, manifest);
    await mkdir(dirname(target), { recursive: true });
    await pipeline(file, atMost(declared.bytes, overlong), createWriteStream(target, { flags: 'wx' }), {
      signal,
    });
  }
}

export interface ReceiveOptions {
  limits: UploadLimits;
  /** Aborted when the upload stalls or takes too long. */
  signal: AbortSignal;
  onManifest: (manifest: ReleaseManifest) => void;
}

async function receiveManifest(first: IteratorResult<UploadPart>, limits: UploadLimits): Promise<Buffer> {
  if (first.done || first.value.fieldname !== 'manifest') {
    const reason = 'its first part is not named `manifest`';
    throw releaseError('RELEASE_MANIFEST_INVALID', { release: 'the upload', reason });
  }
  const chunks: Buffer[] = [];
  const tooLong = releaseError('RELEASE_MANIFEST_INVALID', {
    release: 'the upload',
    reason: `it is longer than ${limits.manifestBytes} bytes`,
  });
  await pipeline(
    openPart(first.value),
    atMost(limits.manifestBytes, tooLong),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(chunk);
    },
  );
  return Buffer.concat(chunks);
}

/** A small part without a file name arrives as a field. */
function openPart(part: UploadPart): Readable | string[] {
  return part.type === 'file' ? part.file : [String(part.value)];
}

function atMost(limit: number, error: Error): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > limit) done(error);
      else done(null, chunk);
    },
  });
}

/** The schema already rejects paths that leave the directory; this is the second line of defence. */
function locate(directory: string, path: string, manifest: ReleaseManifest): string {
  const target = resolve(directory, path);
  if (target.startsWith(resolve(directory) + sep)) return target;
  const reason = `${path} is outside the release`;
  throw releaseError('RELEASE_MANIFEST_INVALID', { release: releaseLabel(manifest), reason });
}

function unexpectedPart(manifest: ReleaseManifest, path: string, received: Set<string>): CodedError {
  const problem = received.has(path) ? 'twice' : 'although the manifest does not list it';
  const reason = `the upload contains ${path.slice(0, 200)} ${problem}`;
  return releaseError('RELEASE_MANIFEST_INVALID', { release: releaseLabel(manifest), reason });
}
