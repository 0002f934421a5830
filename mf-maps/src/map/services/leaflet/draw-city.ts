import { type Map as LeafletMap, polygon, polyline, svg } from 'leaflet';
import type { Mark } from '../../drawn-map/drawn-map.ts';
import styles from './city.module.css';
import type { City } from './city.ts';
import { nameLayer } from './name-layer.ts';

/** Metres per pixel at the equator at zoom level 0, as in all web maps. */
const METRES_PER_PIXEL = 156_543.034;

/** Draws a city as a base map. The stylesheet sets colours and line widths. @returns a function that moves names away from marks */
export function drawCity(
  map: LeafletMap,
  city: City,
): (marks: readonly Pick<Mark, 'latitude' | 'longitude' | 'count'>[]) => void {
  const renderer = svg({ padding: 0.5 });
  const common = { interactive: false, renderer, smoothFactor: 0.5 };
  for (const kind of ['park', 'water'] as const) {
    for (const { points } of kind === 'park' ? city.parks : city.water) {
      polygon(points, { ...common, className: styles[kind] }).addTo(map);
    }
  }
  const lines = {
    river: city.rivers,
    lane: city.lanes,
    street: city.streets,
    main: city.mainStreets,
    rail: city.railways,
  };
  for (const [kind, shapes] of Object.entries(lines)) {
    for (const { points } of shapes) polyline(points, { ...common, className: styles[kind] }).addTo(map);
  }

  function updateForZoom(): void {
    const zoom = map.getZoom();
    const metres = (METRES_PER_PIXEL * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 2 ** zoom;
    map.getContainer().style.setProperty('--metre', `${1 / metres}px`);
  }
  map.on('zoomend', updateForZoom);
  updateForZoom();
  return nameLayer(map, city);
}
