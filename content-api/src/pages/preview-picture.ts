import type { Picture } from '@stadtraum/contracts/media';
import type { Block } from '@stadtraum/contracts/page-model';
import { picturesIn } from '../store/media-addresses.ts';

/** The picture for a page's preview: the first landscape picture in its main region. Cropping would remove too much of others. */
export function previewPictureOf(blocks: readonly Block[]): Picture | undefined {
  for (const { content } of blocks) {
    const found = picturesIn(content).find(({ width, height }) => width > height);
    if (found) return found;
  }
  return undefined;
}
