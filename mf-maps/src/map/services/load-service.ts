import type { MapService } from '@stadtraum/contracts/map-service';
import type { DrawMap } from '../drawn-map/drawn-map.ts';

/**
 * Loads the library of a map service. No request is sent to the service before this call.
 *
 * @throws the browser's error if a script cannot be loaded
 */
export async function loadService(service: MapService): Promise<DrawMap> {
  if (service.kind === 'google') {
    const { loadGoogle } = await import(/* webpackChunkName: "google-maps" */ './google/load-google.ts');
    return loadGoogle(service);
  }
  // Requested together: on a mobile network, one after the other takes a fifth of a second longer.
  const [{ drawLeaflet }, baseMap] = await Promise.all([
    import(/* webpackChunkName: "leaflet" */ './leaflet/draw-leaflet.ts'),
    service.kind === 'tiles'
      ? service
      : import(/* webpackChunkName: "city" */ './leaflet/city.ts').then(({ city }) => city),
  ]);
  return drawLeaflet(baseMap);
}
