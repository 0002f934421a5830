import type { MapService } from '@stadtraum/contracts/map-service';
import type { DrawMap } from '../drawn-map/drawn-map.ts';

/**
 * Loads a map service's library; nothing is requested from the service before that.
 *
 * @throws the browser's error when a script cannot be loaded
 */
export async function loadService(service: MapService): Promise<DrawMap> {
  if (service.kind === 'google') {
    const { loadGoogle } = await import(/* webpackChunkName: "google-maps" */ './google/load-google.ts');
    return loadGoogle(service);
  }
  const { drawLeaflet } = await import(/* webpackChunkName: "leaflet" */ './own/draw-leaflet.ts');
  if (service.kind === 'tiles') return drawLeaflet(service);
  const { city } = await import(/* webpackChunkName: "city" */ './own/city.ts');
  return drawLeaflet(city);
}
