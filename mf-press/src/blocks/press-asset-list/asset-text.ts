import type { PressAsset } from './block.ts';

const LONG_DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
const PIXELS = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const SIZE = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

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
  return `${format}, ${PIXELS.format(width)}\u00a0×\u00a0${PIXELS.format(height)}\u00a0px, ${formatSize(bytes)}`;
}

/** Decimal units, as file managers show them. */
function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))}\u00a0kB`;
  return `${SIZE.format(bytes / MEGABYTE)}\u00a0MB`;
}
