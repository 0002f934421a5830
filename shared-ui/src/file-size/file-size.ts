import { formatNumber } from '../german-format/german-format.ts';

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** Formats a size as `412 kB` or `8,4 MB`, with decimal units, as file managers show them, and a no-break space. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < MEGABYTE / KILOBYTE) return `${kilobytes}\u00a0kB`;
  return `${formatNumber(bytes / MEGABYTE, { max: 1 })}\u00a0MB`;
}
