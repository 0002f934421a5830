import { pipeline } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../../http/encodings.ts';
import type { StreamedResponse } from './stream-response.ts';

/** Types that become smaller; pictures and archives do not. */
const TEXT = /^(text\/|application\/(json|[\w.-]+\+xml)\b)/;
/** Bytes from which compression saves more than it costs. */
const MIN_BYTES = 1024;
/** Favours speed over size, because a visitor waits. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses a response's body while it is streamed; short responses and pictures stay as they are. */
export function compressed(response: StreamedResponse, encoding: Encoding): StreamedResponse {
  const { status, headers } = response;
  if (encoding === 'identity' || status !== 200 || !TEXT.test(headers['content-type'] ?? '')) return response;
  if (Number(headers['content-length'] ?? MIN_BYTES) < MIN_BYTES) return response;
  const body = encoding === 'br' ? createBrotliCompress(BROTLI_OPTIONS) : createGzip();
  // An error ends both streams; the one that is sent reports it.
  pipeline(response.body, body, () => {});
  const { 'content-length': _, etag, ...others } = headers;
  return {
    status,
    headers: {
      ...others,
      'content-encoding': encoding,
      // The bytes differ from those that a strong ETag names.
      ...(etag !== undefined && { etag: etag.replace(/^(?!W\/)/, 'W/') }),
    },
    body,
  };
}
