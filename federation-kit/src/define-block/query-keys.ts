import type { QueryKey } from '@stadtraum/contracts/release-manifest';

/** The query keys that a block owns with this content. */
export function ownedKeys(queryKeys: readonly QueryKey[], content: unknown): string[] {
  const properties = Object.entries(content ?? {});
  const keys = queryKeys.map((key) =>
    typeof key === 'string' ? key : properties.find(([name]) => name === key.fromContent)?.[1],
  );
  return keys.filter((key) => typeof key === 'string');
}

/** Whether a query parameter belongs to one of the keys: `news` and `news[page]` belong to `news`. */
export function belongsTo(keys: readonly string[], parameter: string): boolean {
  return keys.includes(parameter.replace(/\[.*$/s, ''));
}
