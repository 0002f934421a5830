import type { Picture, Video } from '@stadtraum/contracts/media';
import { pictureUrl, videoUrl } from '@stadtraum/contracts/media-address';

/** Maximum depth of a picture in a block's content or a record: slides in a slider and figures in a gallery are nested. */
const MAX_DEPTH = 5;

/** All pictures in a block's content or a record, in order. A video's poster is one of them. */
export function picturesIn(value: unknown, depth = MAX_DEPTH): Picture[] {
  if (typeof value !== 'object' || value === null || depth < 0) return [];
  if (isPicture(value)) return [value];
  return Object.values(value).flatMap((entry) => picturesIn(entry, depth - 1));
}

/** Paths of the largest JPEGs of all different pictures in the value; undefined if there are none. */
export function pictureAddresses(value: unknown): string[] | undefined {
  const addresses = picturesIn(value).map((picture) =>
    pictureUrl(picture, Math.max(...picture.widths), 'jpg'),
  );
  return addresses.length > 0 ? [...new Set(addresses)] : undefined;
}

/** Path of a video's MP4. */
export function videoAddress(value: unknown): string | undefined {
  const { src, seconds } = (value ?? {}) as Partial<Video>;
  return typeof src === 'string' && typeof seconds === 'number' ? videoUrl({ src }, 'mp4') : undefined;
}

function isPicture(value: object): value is Picture {
  const { src, widths } = value as Partial<Picture>;
  return typeof src === 'string' && src.startsWith('/media/') && Array.isArray(widths);
}
