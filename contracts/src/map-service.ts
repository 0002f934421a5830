/**
 * Who draws the maps of the site, as the operator has set it. The shell tells blocks that need it (`needs: ['maps']`), and only
 * pages with such a block get a policy that allows it.
 */
export type MapService =
  /** Without any setting: the base map that the remote brings along. Nothing is asked of anybody else. */
  | { kind: 'own' }
  /** `MAP_TILES_URL`, with `{z}`, `{x}` and `{y}` in it, and the name of who delivers them (`MAP_TILES_PROVIDER`). */
  | { kind: 'tiles'; url: string; provider: string }
  /** `GOOGLE_MAPS_API_KEY`: public, as it stands in every page; its owner restricts it to the site's hosts. */
  | { kind: 'google'; key: string };

export const OWN_MAPS: MapService = { kind: 'own' };
