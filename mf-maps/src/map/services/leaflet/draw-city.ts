import { divIcon, type Map as LeafletMap, layerGroup, marker, polygon, polyline, svg } from 'leaflet';
import styles from './city.module.css';
import type { City } from './city.ts';

/** Metres per pixel at the equator at zoom level 0, as in all web maps. */
const METRES_PER_PIXEL = 156_543.034;
/** Minimum zoom level that shows the names of streets, parks and rivers. */
const MIN_NAMED_ZOOM = 14;

/** Draws a city as a base map. The stylesheet sets colours and line widths. */
export function drawCity(map: LeafletMap, city: City): void {
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

  map.createPane('labels').style.zIndex = '450';
  map.getPane('labels')?.setAttribute('aria-hidden', 'true');
  for (const { name, at } of city.districts) label(name, 'district', at).addTo(map);
  const names = layerGroup([
    ...city.rivers.map((shape) => labelAtMidpoint(shape, 'water')),
    ...city.parks.map(({ name = '', points }) => label(name, 'park', centreOf(points))),
    ...[...city.streets, ...city.mainStreets.filter(({ name }) => name)].map((shape) =>
      labelAtMidpoint(shape, 'street'),
    ),
  ]);

  function updateForZoom(): void {
    const zoom = map.getZoom();
    const metres = (METRES_PER_PIXEL * Math.cos((map.getCenter().lat * Math.PI) / 180)) / 2 ** zoom;
    map.getContainer().style.setProperty('--metre', `${1 / metres}px`);
    if (zoom >= MIN_NAMED_ZOOM) names.addTo(map);
    else names.remove();
  }
  map.on('zoomend', updateForZoom);
  updateForZoom();
}

type Point = City['districts'][number]['at'];

function labelAtMidpoint({ name = '', points }: City['parks'][number], kind: string) {
  return label(name, kind, points[Math.floor(points.length / 2)] ?? [0, 0]);
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce(([a, b], [latitude, longitude]) => [a + latitude, b + longitude], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function label(name: string, kind: string, at: Point) {
  const text = document.createElement('span');
  text.textContent = name;
  text.className = styles.label ?? '';
  text.dataset.kind = kind;
  const icon = divIcon({ className: '', html: text, iconSize: [0, 0] });
  return marker(at, { icon, interactive: false, keyboard: false, pane: 'labels' });
}
