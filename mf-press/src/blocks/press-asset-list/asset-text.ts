import { formatFileSize } from '@stadtraum/shared-ui/file-size';
import type { PressAsset } from './block.ts';

const LONG_DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const PIXELS = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });

/** `2025-09-12` → `12. September 2025` */
export function formatDate(date: string): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`));
}

/** `JPEG, 5.400 × 3.600 px, 8,4 MB`, with spaces that do not break. */
export function describeFile({
  format,
  width,
  height,
  bytes,
}: Pick<PressAsset, 'format' | 'width' | 'height' | 'bytes'>): string {
  return `${format}, ${PIXELS.format(width)}\u00a0×\u00a0${PIXELS.format(height)}\u00a0px, ${formatFileSize(bytes)}`;
}
