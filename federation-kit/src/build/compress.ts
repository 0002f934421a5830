import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Compressed siblings (`<path>.br`, `<path>.gz`) of the text files that browsers get. They are made once, here, at the best
 * level, so that no server ever compresses a static file.
 */
export async function compress(files: ReadonlyMap<string, Buffer>): Promise<Map<string, Buffer>> {
  const texts = [...files].filter(([path]) => /^browser\/.*\.(js|css|svg|json)$/.test(path));
  const siblings = await Promise.all(
    texts.map(async ([path, bytes]): Promise<[string, Buffer][]> => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      return [
        [`${path}.br`, await brotli(bytes, { params })],
        [`${path}.gz`, await gzipped(bytes, { level: 9 })],
      ];
    }),
  );
  return new Map(siblings.flat());
}
