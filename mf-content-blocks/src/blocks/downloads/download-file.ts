import { originalUrl, videoUrl } from '@stadtraum/contracts/media-address';
import { formatFileSize } from '@stadtraum/shared-ui/file-size';
import { formatNumber } from '@stadtraum/shared-ui/german-format';
import type { Download } from './content.ts';

/** Returns the URL of a file, with its format and size as text: `PDF, 412 kB`. */
export function describeFile(download: Download): { href: string; details: string } {
  if ('picture' in download) {
    const { picture } = download;
    return { href: originalUrl(picture), details: `Bild, ${formatDimensions(picture)}` };
  }
  if ('video' in download) {
    const { video } = download;
    return {
      href: videoUrl(video, 'mp4'),
      details: `MP4, ${formatDimensions(video)}, ${Math.round(video.seconds)}\u00a0s`,
    };
  }
  const { path, format, bytes } = download;
  return { href: path, details: bytes === undefined ? format : `${format}, ${formatFileSize(bytes)}` };
}

/** For example: `2.400 × 1.600 Pixel`. */
function formatDimensions({ width, height }: { width: number; height: number }): string {
  return `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)}\u00a0Pixel`;
}
