import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CodedError } from '@stadtraum/contracts/errors';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import { releaseError } from '@stadtraum/federation-kit/errors';
import { integrityOf, MANIFEST_FILE, parseManifest } from '@stadtraum/federation-kit/release-files';
import { serverError } from '@stadtraum/server-base/errors';
import { checkDeclared } from './check-declared.ts';
import type { UploadLimits } from './upload-limits.ts';

/** A part of a multipart body: a file, or a plain field. */
export type UploadPart = { fieldname: string } & (
  | { type: 'file'; file: Readable }
  | { type: 'field'; value: unknown }
);

/** Largest part `request`, in bytes. */
const MAX_REQUEST_BYTES = 64 * 1024;

/**
 * Reads the first part of an upload, which is named `request`. No other part is read before it is checked who sent it.
 *
 * @returns its JSON value; undefined if the upload does not begin with such a part
 */
export async function receiveRequest(parts: AsyncIterator<UploadPart>): Promise<unknown> {
  const first = await parts.next();
  if (first.done || first.value.fieldname !== 'request') return undefined;
  const tooLong = serverError('REQUEST_REJECTED', {
    reason: `the part \`request\` is longer than ${MAX_REQUEST_BYTES} bytes`,
  });
  const bytes = await readPart(first.value, MAX_REQUEST_BYTES, tooLong);
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/**
 * Streams the rest of an upload to `directory`: the part `manifest`, then one part for each file, named by its path. Files that the
 * manifest does not list, or that are longer than it declares, are rejected. The files' hashes are not checked.
 *
 * @param signed integrity of the manifest according to the signed request
 * @param onManifest called when the manifest has been received, before any file; may reject it
 * @throws CodedError RELEASE_MANIFEST_INVALID, RELEASE_CONTRACT_MISMATCH, RELEASE_TOO_LARGE, RELEASE_HASH_MISMATCH, or the
 *   stream's error
 */
export async function receiveRelease(
  parts: AsyncIterator<UploadPart>,
  directory: string,
  { limits, signed, signal, onManifest }: ReceiveOptions,
): Promise<void> {
  const bytes = await receiveManifest(await parts.next(), limits);
  if (integrityOf(bytes) !== signed) {
    throw releaseError('RELEASE_HASH_MISMATCH', { release: 'the upload', file: MANIFEST_FILE });
  }
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
  signed: string;
  /** Aborted when the upload stalls or takes too long. */
  signal: AbortSignal;
  onManifest: (manifest: ReleaseManifest) => void;
}

async function receiveManifest(next: IteratorResult<UploadPart>, limits: UploadLimits): Promise<Buffer> {
  if (next.done || next.value.fieldname !== 'manifest') {
    const reason = 'its second part is not named `manifest`';
    throw releaseError('RELEASE_MANIFEST_INVALID', { release: 'the upload', reason });
  }
  const tooLong = releaseError('RELEASE_MANIFEST_INVALID', {
    release: 'the upload',
    reason: `it is longer than ${limits.manifestBytes} bytes`,
  });
  return readPart(next.value, limits.manifestBytes, tooLong);
}

async function readPart(part: UploadPart, limit: number, tooLong: Error): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(openPart(part), atMost(limit, tooLong), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
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
