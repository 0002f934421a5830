import type { Picture } from '@stadtraum/contracts/media';
import { pictureUrl } from '@stadtraum/contracts/media-address';
import type { LightboxItem } from '@stadtraum/shared-ui/lightbox';
import type { GalleryItem } from './gallery-picture.ts';

/** Minimum width of a thumbnail in the lightbox, in pixels. */
const THUMBNAIL_PX = 320;

/** URL of the largest rendition, which links open without JavaScript: a floor plan's has no loss. */
export function largestPictureUrl({ picture, isFloorPlan = false }: GalleryItem): string {
  return pictureUrl(picture, largestWidth(picture), isFloorPlan ? 'webp' : 'jpg');
}

/** Converts a gallery picture to a lightbox item with caption and credit (R2.3-2). WebP renditions of drawings have no loss. */
export function lightboxItem(item: GalleryItem): LightboxItem {
  const { picture, caption } = item;
  const heightOf = (width: number) => Math.round((width * picture.height) / picture.width);
  const largest = largestWidth(picture);
  return {
    kind: 'image',
    href: largestPictureUrl(item),
    alt: picture.alt,
    caption: [caption, picture.credit].filter(Boolean).join(' · ') || undefined,
    thumbnail: pictureUrl(picture, picture.widths.find((width) => width >= THUMBNAIL_PX) ?? largest, 'jpg'),
    width: largest,
    height: heightOf(largest),
    sizes: picture.widths.map((width) => ({
      src: pictureUrl(picture, width, 'webp'),
      width,
      height: heightOf(width),
    })),
  };
}

function largestWidth({ widths, width }: Picture): number {
  return widths.at(-1) ?? width;
}
