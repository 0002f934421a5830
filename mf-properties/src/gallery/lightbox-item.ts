import type { Picture } from '@stadtraum/contracts/media';
import { pictureUrl } from '@stadtraum/contracts/media-address';
import type { LightboxItem } from '@stadtraum/shared-ui/lightbox';
import type { GalleryPicture } from './gallery-picture.ts';

/** Width in pixels of a thumbnail in the lightbox. */
const THUMBNAIL_PX = 320;

/** Address of the widest rendition, which links open without JavaScript. */
export function pictureAddress({ picture }: GalleryPicture): string {
  return pictureUrl(picture, widestOf(picture), 'jpg');
}

/** The picture as a lightbox item, with the figure's caption (R2.3-2). */
export function lightboxItem(item: GalleryPicture): LightboxItem {
  const { picture, caption } = item;
  const heightOf = (width: number) => Math.round((width * picture.height) / picture.width);
  const widest = widestOf(picture);
  return {
    kind: 'image',
    href: pictureAddress(item),
    alt: picture.alt,
    caption: [caption, picture.credit].filter(Boolean).join(' · ') || undefined,
    thumbnail: pictureUrl(picture, picture.widths.find((width) => width >= THUMBNAIL_PX) ?? widest, 'jpg'),
    width: widest,
    height: heightOf(widest),
    sizes: picture.widths.map((width) => ({
      src: pictureUrl(picture, width, 'webp'),
      width,
      height: heightOf(width),
    })),
  };
}

function widestOf({ widths, width }: Picture): number {
  return widths.at(-1) ?? width;
}
