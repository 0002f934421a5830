import { formatNumber } from '../german-format/german-format.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** `412 kB`, `8,4 MB`: decimal units, as file managers show them, and a space that does not break. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < MEGABYTE / KILOBYTE) return `${kilobytes}\u00a0kB`;
  return `${formatNumber(bytes / MEGABYTE, { most: 1 })}\u00a0MB`;
}
