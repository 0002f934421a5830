import { originalUrl, videoUrl } from '@stadtraum/contracts/media-address';
import { formatFileSize } from '@stadtraum/shared-ui/file-size';
import { formatNumber } from '@stadtraum/shared-ui/german-format';
import type { Download } from './content.ts';

/** A file's address, and a description with format and size: `PDF, 412 kB`. */
export function fileOf(download: Download): { href: string; about: string } {
  if ('picture' in download) {
    const { picture } = download;
    return { href: originalUrl(picture), about: `Bild, ${sizeOf(picture)}` };
  }
  if ('video' in download) {
    const { video } = download;
    return {
      href: videoUrl(video, 'mp4'),
      about: `MP4, ${sizeOf(video)}, ${Math.round(video.seconds)}\u00a0s`,
    };
  }
  const { path, format, bytes } = download;
  return { href: path, about: bytes === undefined ? format : `${format}, ${formatFileSize(bytes)}` };
}

/** `2.400 × 1.600 Pixel` */
function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)}\u00a0Pixel`;
}
