import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content codings for browsers, by the extension of the compressed file. */
const CODINGS: { extension: string; encode: (bytes: Buffer) => Promise<Buffer>; decode: Decode }[] = [
  { extension: '.br', encode: encodeBrotli, decode: promisify(brotliDecompress) },
  { extension: '.gz', encode: (bytes) => gzipped(bytes, { level: 9 }), decode: promisify(gunzip) },
];

type Decode = (bytes: Buffer) => Promise<Buffer>;

/**
 * Creates compressed copies (`<path>.br`, `<path>.gz`) of the text files for browsers at the best level, so that servers do not
 * have to compress static files. Reuses copies from the previous release.
 *
 * @param previous folder of the previous release, if any
 */
export async function compress(
  files: ReadonlyMap<string, Buffer>,
  previous?: string,
): Promise<Map<string, Buffer>> {
  const texts = [...files].filter(([path]) => /^browser\/.*\.(js|css|svg|json)$/.test(path));
  const copies = await Promise.all(
    texts.flatMap(([path, bytes]) =>
      CODINGS.map(async ({ extension, encode, decode }): Promise<[string, Buffer]> => {
        const copy = path + extension;
        const reused = previous && (await reuse(join(previous, copy), bytes, decode));
        return [copy, reused || (await encode(bytes))];
      }),
    ),
  );
  return new Map(copies);
}

/** The file's bytes, if they decode to `bytes`. */
async function reuse(file: string, bytes: Buffer, decode: Decode): Promise<Buffer | undefined> {
  try {
    const encoded = await readFile(file);
    return (await decode(encoded)).equals(bytes) ? encoded : undefined;
  } catch {
    return undefined;
  }
}

function encodeBrotli(bytes: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotli(bytes, { params });
}
