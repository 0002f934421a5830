/** A picture in a record, with the JSON Pointer to it. */
export interface PictureInRecord {
  id: string;
  path: string;
}

/** All pictures in a value of a record: `{id, src, …}`, as the load has put them there for ids. */
export function picturesIn(value: unknown, path = ''): PictureInRecord[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => picturesIn(entry, `${path}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  const { id, src, widths } = value as Record<string, unknown>;
  if (typeof id === 'string' && typeof src === 'string' && Array.isArray(widths)) return [{ id, path }];
  return Object.entries(value).flatMap(([key, entry]) => picturesIn(entry, `${path}/${key}`));
}
