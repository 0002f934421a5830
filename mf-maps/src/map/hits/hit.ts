import type { Point } from '../drawn-map/drawn-map.ts';

/** A hit of a list, on the map. */
export interface Hit extends Point {
  /** Path of its page; it identifies the hit on the bus and in the map. */
  path: string;
  title: string;
  /** Whether the position marks only the district, because the address is not public. */
  isApproximate: boolean;
  /** Its other values by field; null for a missing one. */
  values: Readonly<Record<string, unknown>>;
}

/** What the content API returns for all hits of a list (`Positions` there). */
interface Positions {
  path: string | null;
  fields: readonly string[];
  /** Slug, latitude, longitude, 1 for an approximate position, then the fields. */
  hits: readonly (readonly [string, number, number, 0 | 1, ...unknown[]])[];
}

/** Milliseconds for the whole response. */
const TIMEOUT_MS = 8000;

/**
 * Fetches all hits of a list.
 *
 * @param address path and query of their positions, from the block's content
 * @throws Error if they cannot be fetched
 */
export async function fetchHits(address: string, signal: AbortSignal): Promise<Hit[]> {
  const response = await fetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) throw new Error(`${address} returned ${response.status}`);
  const { path, fields, hits } = (await response.json()) as Positions;
  return hits.map(([slug, latitude, longitude, approximate, ...rest]) => {
    const values = Object.fromEntries(fields.map((field, index) => [field, rest[index]]));
    const isApproximate = approximate === 1;
    return {
      path: `${path ?? ''}/${slug}`,
      title: String(values.title),
      latitude,
      longitude,
      isApproximate,
      values,
    };
  });
}
