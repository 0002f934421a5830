const MEGABYTES = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** `412 kB`, `8,4 MB`: decimal units, as file managers show them, and a space that does not break. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < MEGABYTE / KILOBYTE) return `${kilobytes}\u00a0kB`;
  return `${MEGABYTES.format(bytes / MEGABYTE)}\u00a0MB`;
}
