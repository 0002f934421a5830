/**
 * The map provider that the operator has configured. The shell passes it to blocks that need it (`needs: ['maps']`); only pages
 * with such a block get a security policy that allows the provider.
 */
export type MapService =
  /** The default: the base map bundled with the remote. No third party is contacted. */
  | { kind: 'own' }
  /** `MAP_TILES_URL`, which contains `{z}`, `{x}` and `{y}`, and the provider's name (`MAP_TILES_PROVIDER`). */
  | { kind: 'tiles'; url: string; provider: string }
  /** `GOOGLE_MAPS_API_KEY`: public, because every page contains it; its owner restricts it to the site's hosts. */
  | { kind: 'google'; key: string };

export const OWN_MAPS: MapService = { kind: 'own' };
