import type { MapService } from '@stadtraum/contracts/map-service';
import type { DrawMap } from '../drawn-map/drawn-map.ts';
import { loadService } from './load-service.ts';

declare global {
  interface Window {
    /** The map service's start-up callback (R4.3-4), called once after its library has loaded. */
    initMap?: () => void;
  }
}

let started: Promise<DrawMap> | undefined;

/**
 * Starts the page's map service. It loads the library and calls `initMap` only once, however many maps there are (P25). After a
 * failure, the next call tries again.
 *
 * @throws the browser's error if the library cannot be loaded
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
