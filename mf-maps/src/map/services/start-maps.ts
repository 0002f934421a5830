import type { MapService } from '@stadtraum/contracts/map-service';
import type { DrawMap } from './drawn-map.ts';
import { loadService } from './load-service.ts';

declare global {
  interface Window {
    /** The start-up callback of the map service (R4.3-4): called once, when its library is there. */
    initMap?: () => void;
  }
}

let started: Promise<DrawMap> | undefined;

/**
 * Starts the map service of the page. However many maps there are, its library is loaded once and `initMap` is called once
 * (P25); when it could not be loaded, the next map tries again.
 *
 * @throws what the browser says when the library cannot be loaded
 */
export function startMaps(service: MapService): Promise<DrawMap> {
  started ??= new Promise<DrawMap>((resolve, reject) => {
    let draw: DrawMap | undefined;
    window.initMap = () => {
      if (draw) resolve(draw);
    };
    loadService(service).then((loaded) => {
      draw = loaded;
      window.initMap?.();
    }, reject);
  }).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}
