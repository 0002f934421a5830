import { BLOCK_ATTRIBUTES } from '@stadtraum/contracts/page-data';

/** A document's islands, by type, in its order. */
export function islandsIn(html: string): string[] {
  return [...html.matchAll(new RegExp(`<[^>]*\\s${BLOCK_ATTRIBUTES.island}="[^>]*>`, 'g'))].map(
    ([tag]) => new RegExp(`\\s${BLOCK_ATTRIBUTES.type}="([^"]*)"`).exec(tag)?.[1] ?? '',
  );
}

/** @throws Error if the sites' documents start different islands, because then their paints cannot be compared */
export async function checkSameIslands(
  origins: { composed: string; monolith: string },
  path: string,
): Promise<void> {
  const [composed, monolith] = await Promise.all(
    [origins.composed, origins.monolith].map(async (origin) =>
      islandsIn(await (await fetch(origin + path)).text()).join(', '),
    ),
  );
  if (composed === monolith) return;
  throw new Error(
    `${path} has different islands on the two sites, so that their LCP cannot be compared. ` +
      `Composed: ${composed}. Monolith: ${monolith}. Build the workspace and the monolith from the same sources.`,
  );
}
