import type { Picture, Video } from '@stadtraum/contracts/media';
import { pictureUrl } from '@stadtraum/contracts/media-address';
import type { ImageItem, VideoItem } from '@stadtraum/shared-ui/lightbox';
import { playerProps } from '../recordings/player-props.ts';

/** Returns a lightbox item for a picture. Links to the item point to the picture's largest rendition. */
export function pictureItem(picture: Picture, caption: string | undefined): ImageItem {
  const { width, height, widths, alt } = picture;
  const renditions = widths.map((renditionWidth) => ({
    src: pictureUrl(picture, renditionWidth, 'webp'),
    width: renditionWidth,
    height: Math.round((renditionWidth / width) * height),
  }));
  const largest = renditions.at(-1) ?? { width, height };
  return {
    kind: 'image',
    href: pictureUrl(picture, largest.width, 'jpg'),
    alt,
    caption,
    width: largest.width,
    height: largest.height,
    sizes: renditions,
    thumbnail: thumbnailUrl(picture),
  };
}

/** Returns a lightbox item for a video. Links to the item point to the MP4 file, which all browsers play. */
export function videoItem(video: Video, caption: string | undefined): VideoItem {
  const player = playerProps(video);
  return {
    kind: 'video',
    href: player.sources.at(-1)?.src ?? '',
    title: video.label,
    caption,
    ...player,
    thumbnail: thumbnailUrl(video.poster),
  };
}

/** Returns the URL of a thumbnail of a few kilobytes. */
function thumbnailUrl(picture: Picture): string {
  return pictureUrl(picture, Math.min(...picture.widths), 'webp');
}
