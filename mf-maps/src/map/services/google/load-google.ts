import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import type { MapService } from '@stadtraum/contracts/map-service';
import type { DrawMap } from '../../drawn-map/drawn-map.ts';
import { drawGoogle } from './draw-google.ts';

let isConfigured = false;

/**
 * Loads the Maps JavaScript API with the classic `Marker`, the only one with icon sizes and label origins (R9.4-1, P33).
 *
 * @throws Error if Google's script cannot be loaded; the next call tries again
 */
export async function loadGoogle({ key }: Extract<MapService, { kind: 'google' }>): Promise<DrawMap> {
  // The loader accepts options only once.
  if (!isConfigured) setOptions({ key, v: 'quarterly', language: 'de', region: 'DE' });
  isConfigured = true;
  await Promise.all([importLibrary('core'), importLibrary('maps'), importLibrary('marker')]);
  return drawGoogle;
}
