import type { Picture } from '@stadtraum/contracts/media';
import type { Block } from '@stadtraum/contracts/page-model';

/** Maximum depth of a picture in a block's content: slides in a slider and figures in a gallery are nested. */
const MAX_DEPTH = 5;

/** The picture for a page's preview: the first landscape picture in its main region. Cropping would remove too much of others. */
export function previewPictureOf(blocks: readonly Block[]): Picture | undefined {
  for (const { content } of blocks) {
    const found = firstPicture(content, MAX_DEPTH);
    if (found) return found;
  }
  return undefined;
}

function firstPicture(value: unknown, depth: number): Picture | undefined {
  if (typeof value !== 'object' || value === null || depth < 0) return undefined;
  if (isPicture(value)) return value.width > value.height ? value : undefined;
  for (const entry of Object.values(value)) {
    const found = firstPicture(entry, depth - 1);
    if (found) return found;
  }
  return undefined;
}

function isPicture(value: object): value is Picture {
  const { src, widths } = value as Partial<Picture>;
  return typeof src === 'string' && src.startsWith('/media/') && Array.isArray(widths);
}
