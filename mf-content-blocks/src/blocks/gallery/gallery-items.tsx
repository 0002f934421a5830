import type { FrameHosts } from '@stadtraum/contracts/frame-hosts';
import type { LightboxItem } from '@stadtraum/shared-ui/lightbox';
import { ConsentFrame } from '../../consent-frame/consent-frame.tsx';
import { inlineItem } from '../../lightbox-items/inline-item.tsx';
import { pictureItem, videoItem } from '../../lightbox-items/media-items.ts';
import type { GalleryEntry } from './content.ts';

/**
 * Converts a gallery entry to a lightbox item.
 *
 * @param blockId prefix of anchors, which makes them unique on the page
 * @param frames hosts whose documents the page may show
 */
export function toLightboxItem(blockId: string, entry: GalleryEntry, frames: FrameHosts): LightboxItem {
  if ('picture' in entry) return pictureItem(entry.picture, entry.caption);
  if ('video' in entry) return videoItem(entry.video, entry.caption);
  if ('frame' in entry) {
    const { frame, caption } = entry;
    // A frame of the lightbox itself would load the document without consent.
    return {
      kind: 'content',
      href: frame.path,
      title: frame.title,
      caption,
      content: <ConsentFrame frame={frame} hosts={frames} />,
    };
  }
  return inlineItem(anchorOf(blockId, entry), entry.title, entry.html);
}

/** Anchor of an inline text on the page. */
export function anchorOf(blockId: string, { id }: { id: string }): string {
  return `${blockId}-${id}`;
}
