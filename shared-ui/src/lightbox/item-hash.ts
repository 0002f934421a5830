/** The fragment that records an open item: `#{name}-{number from 1}` (R2.11-13). */
export function hashForIndex(name: string, index: number): string {
  return `#${encodeURIComponent(name)}-${index + 1}`;
}

/**
 * Index of the item in a fragment; a name without a number means the first item.
 *
 * @param count number of items
 * @returns undefined if the fragment names no item of this lightbox
 */
export function indexFromHash(hash: string, name: string, count: number): number | undefined {
  const start = `#${encodeURIComponent(name)}`;
  if (count === 0 || !hash.startsWith(start)) return undefined;
  const rest = hash.slice(start.length);
  if (rest === '') return 0;
  const number = /^-([1-9]\d{0,4})$/.exec(rest)?.[1];
  return number !== undefined && Number(number) <= count ? Number(number) - 1 : undefined;
}
