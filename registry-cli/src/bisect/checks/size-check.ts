import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { formatBytes } from '../../terminal/wording.ts';
import type { Check } from '../check.ts';

/** As the shell compresses documents that it keeps. */
const QUALITY = 6;

const compress = promisify(brotliCompress);

/** Pages are good if their document, compressed with brotli as the site sends it, is not larger. @param maxBytes in bytes */
export function createSizeCheck(maxBytes: number): Check {
  return {
    label: `whose document has at most ${maxBytes} bytes`,
    async run({ html }) {
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      };
      const { length } = await compress(html, { params });
      const detail = `${length} bytes (${formatBytes(length)})`;
      return { outcome: length <= maxBytes ? 'good' : 'bad', detail };
    },
  };
}
