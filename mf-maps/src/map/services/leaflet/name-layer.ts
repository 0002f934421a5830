import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet';
import { MARKER_ICON, type Mark } from '../../drawn-map/drawn-map.ts';
import styles from './city.module.css';
import type { City } from './city.ts';
import { type Box, placeNames } from './place-names.ts';

/** Minimum zoom level that shows the names of streets, parks and rivers. */
const MIN_NAMED_ZOOM = 14;
/** Width and height of the mark of several places, with some space around it. */
const CLUSTER_PX = 48;

type Point = City['districts'][number]['at'];
type Place = Pick<Mark, 'latitude' | 'longitude' | 'count'>;

/** Draws the names of a city. @returns a function that moves names away from marks, also after each zoom */
export function nameLayer(map: LeafletMap, city: City): (marks: readonly Place[]) => void {
  map.createPane('labels').style.zIndex = '450';
  map.getPane('labels')?.setAttribute('aria-hidden', 'true');
  // In this order they are placed, so the last ones are left out first.
  const names = [
    ...city.districts.map(({ name, at }) => createName(name, 'district', at)),
    ...city.rivers.map((shape) => createName(shape.name, 'water', midpointOf(shape))),
    ...city.parks.map(({ name, points }) => createName(name, 'park', centreOf(points))),
    ...[...city.mainStreets, ...city.streets]
      .filter(({ name }) => name)
      .map((shape) => createName(shape.name, 'street', midpointOf(shape))),
  ];
  let marks: readonly Place[] = [];

  function update(): void {
    const zoom = map.getZoom();
    for (const { kind, label } of names) {
      if (kind === 'district' || zoom >= MIN_NAMED_ZOOM) label.addTo(map);
      else label.remove();
    }
    const shown = names.filter(({ label }) => map.hasLayer(label));
    const sizes = shown.map(({ at, text }): Box => {
      return { ...pixels(at), width: text.offsetWidth, height: text.offsetHeight };
    });
    const moves = placeNames(sizes, marks.map(markBox));
    shown.forEach(({ text }, index) => {
      const move = moves[index];
      text.style.visibility = move ? '' : 'hidden';
      if (move) text.style.translate = `calc(-50% + ${move.x}px) calc(-50% + ${move.y}px)`;
    });
  }

  /** What a mark covers: a pin is above its place, and a cluster is around it. */
  function markBox({ latitude, longitude, count }: Place): Box {
    const { x, y } = pixels([latitude, longitude]);
    const [width, height] = MARKER_ICON.scaledSize;
    return count > 1
      ? { x, y, width: CLUSTER_PX, height: CLUSTER_PX }
      : { x, y: y - height / 2, width, height };
  }

  function pixels(at: Point): { x: number; y: number } {
    const { x, y } = map.project(at, map.getZoom());
    return { x, y };
  }

  map.on('zoomend', update);
  update();
  return (next) => {
    marks = next;
    update();
  };
}

interface Name {
  kind: string;
  at: Point;
  text: HTMLElement;
  label: Marker;
}

function createName(name = '', kind: string, at: Point): Name {
  const text = document.createElement('span');
  text.textContent = name;
  text.className = styles.label ?? '';
  text.dataset.kind = kind;
  const icon = divIcon({ className: '', html: text, iconSize: [0, 0] });
  return { kind, at, text, label: marker(at, { icon, interactive: false, keyboard: false, pane: 'labels' }) };
}

function midpointOf({ points }: City['parks'][number]): Point {
  return points[Math.floor(points.length / 2)] ?? [0, 0];
}

function centreOf(points: readonly Point[]): Point {
  const sum = points.reduce(([a, b], [latitude, longitude]) => [a + latitude, b + longitude], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
