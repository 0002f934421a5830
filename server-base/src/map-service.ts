import { type MapService, OWN_MAPS } from '@stadtraum/contracts/map-service';
import { type Environment, invalidSetting } from './settings.ts';

/**
 * Reads the map provider: `GOOGLE_MAPS_API_KEY`, or `MAP_TILES_URL` with `MAP_TILES_PROVIDER`. The shell shows maps with it, and the
 * registry renders blocks with it before a switch.
 *
 * @throws CodedError SETTING_INVALID
 */
export function readMapService(environment: Environment): MapService {
  const { GOOGLE_MAPS_API_KEY: key, MAP_TILES_URL: tiles, MAP_TILES_PROVIDER: provider = '' } = environment;
  if (key) {
    if (/^[A-Za-z0-9_-]{10,100}$/.test(key)) return { kind: 'google', key };
    const reason = 'a key has 10 to 100 letters, digits, hyphens and underscores';
    throw invalidSetting('GOOGLE_MAPS_API_KEY', '…', reason);
  }
  if (!tiles) return OWN_MAPS;
  if (!/^https:\/\/(\{s\}\.)?[A-Za-z0-9.-]{1,200}(:\d{1,5})?\/[^\s;,'"]{1,500}$/.test(tiles)) {
    const reason = 'expected a URL such as https://tiles.example.org/{z}/{x}/{y}.png';
    throw invalidSetting('MAP_TILES_URL', tiles, reason);
  }
  for (const placeholder of ['{z}', '{x}', '{y}']) {
    if (!tiles.includes(placeholder))
      throw invalidSetting('MAP_TILES_URL', tiles, `${placeholder} is missing`);
  }
  if (!provider) {
    const reason = 'a provider is required, because pages name the provider of the tiles';
    throw invalidSetting('MAP_TILES_PROVIDER', provider, reason);
  }
  return { kind: 'tiles', url: tiles, provider: provider.slice(0, 100) };
}
