import { formatFileSize } from '@stadtraum/shared-ui/file-size';
import { formatNumber } from '@stadtraum/shared-ui/german-format';

/** `5.400 × 3.600 px`, with non-breaking spaces. */
export function describePixels({ width, height }: { width: number; height: number }): string {
  return `${formatNumber(width)}\u00a0×\u00a0${formatNumber(height)}\u00a0px`;
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
