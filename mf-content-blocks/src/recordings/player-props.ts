import type { Video } from '@stadtraum/contracts/media';
import { captionsUrl, pictureUrl, videoUrl } from '@stadtraum/contracts/media-address';
import type { VideoProps } from '@stadtraum/shared-ui/video';

/** Properties of a video for the kit's player and lightbox. */
export function playerProps(video: Video): Required<
  Pick<VideoProps, 'sources' | 'captions' | 'width' | 'height'>
> & {
  poster: string;
} {
  const { poster, width, height } = video;
  return {
    sources: [
      { src: videoUrl(video, 'webm'), type: 'video/webm' },
      { src: videoUrl(video, 'mp4'), type: 'video/mp4' },
    ],
    captions: [{ src: captionsUrl(video), language: 'de', label: 'Deutsch' }],
    // `poster` takes a single URL, without a choice of widths or formats: one that does not delay the first view of a phone.
    poster: pictureUrl(
      poster,
      poster.widths.findLast((renditionWidth) => renditionWidth <= 960) ?? poster.width,
      'avif',
    ),
    width,
    height,
  };
}
