import { formatFileSize } from '@stadtraum/shared-ui/file-size';

const PIXELS = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });

/** `5.400 × 3.600 px`, with spaces that do not break. */
export function describePixels({ width, height }: { width: number; height: number }): string {
  return `${PIXELS.format(width)}\u00a0×\u00a0${PIXELS.format(height)}\u00a0px`;
}

/** `JPEG, 5.400 × 3.600 px, 8,4 MB` */
export function describeFile({
  format,
  bytes,
  ...size
}: {
  format: string;
  width: number;
  height: number;
  bytes: number;
}): string {
  return `${format}, ${describePixels(size)}, ${formatFileSize(bytes)}`;
}
