import { MIN_ZOOM, type Point } from '../drawn-map/drawn-map.ts';

/** Width of the whole world in pixels at zoom level 0, as in all web maps. */
const WORLD_PX = 256;
/** A closer view would show few places without their surroundings. */
const MAX_FITTED_ZOOM = 15;
/** Pixels between the outermost places and the edges of the map. */
const MARGIN_PX = 28;

/** Pixels from the world's north-west corner, in the projection of all web maps. */
export function project({ latitude, longitude }: Point, zoom: number): { x: number; y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The closest view that shows all places on a map of this size. @param places at least one */
export function fittedView(
  places: readonly Point[],
  { width, height }: { width: number; height: number },
): Point & { zoom: number } {
  const [latitudes, longitudes] = [
    places.map(({ latitude }) => latitude),
    places.map((place) => place.longitude),
  ];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const fits = (zoom: number) => {
    const [low, high] = [
      project({ latitude: south, longitude: west }, zoom),
      project({ latitude: north, longitude: east }, zoom),
    ];
    return high.x - low.x <= width - 2 * MARGIN_PX && low.y - high.y <= height - 2 * MARGIN_PX;
  };
  let zoom = MAX_FITTED_ZOOM;
  while (zoom > MIN_ZOOM && !fits(zoom)) zoom -= 1;
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom };
}
