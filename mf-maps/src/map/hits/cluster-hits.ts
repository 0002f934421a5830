import { MAX_ZOOM, type Point } from '../drawn-map/drawn-map.ts';
import type { Hit } from './hit.ts';
import { project } from './projection.ts';

/** Hits that one mark shows at the place of one of them, because their own marks would cover each other. */
export interface Cluster extends Point {
  /** Stable for the same hits at the same zoom level: a mark that stays keeps its element. */
  id: string;
  /** At least one. */
  hits: readonly Hit[];
}

/** Pixels between two marks, so that a finger can touch each: a mark is 44 pixels wide, and a pin is higher than its place. */
const RADIUS_PX = 60;

/**
 * Joins hits whose marks would cover each other. In order, each hit that is near no mark gets one; then each hit belongs to the nearest
 * mark, so that a mark's number is that of its surroundings. No two marks are nearer than the radius. The same hits at the same zoom
 * level give the same clusters, wherever the map is.
 */
export function clusterHits(hits: readonly Hit[], zoom: number): Cluster[] {
  const places = hits.map((hit): Place => ({ hit, ...project(hit, zoom) }));
  const marks: (Place & { hits: Hit[] })[] = [];
  const cells = new Map<string, typeof marks>();
  for (const place of places) {
    if (nearestMark(place)) continue;
    const mark = { ...place, hits: [] };
    const key = cellKey(cellOf(place.x), cellOf(place.y));
    cells.set(key, [...(cells.get(key) ?? []), mark]);
    marks.push(mark);
  }
  for (const place of places) nearestMark(place)?.hits.push(place.hit);
  return marks.map(({ hit: { path, latitude, longitude }, hits: joined }) => {
    return { id: joined.length > 1 ? `${zoom}${path}` : path, latitude, longitude, hits: joined };
  });

  /** The nearest mark within the radius. Only the cells around a place's own can have one. */
  function nearestMark({ x, y }: Place) {
    let nearest: { mark: (typeof marks)[number]; distance: number } | undefined;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        for (const mark of cells.get(cellKey(cellOf(x) + dx, cellOf(y) + dy)) ?? []) {
          const distance = Math.hypot(mark.x - x, mark.y - y);
          if (distance < (nearest?.distance ?? RADIUS_PX)) nearest = { mark, distance };
        }
      }
    }
    return nearest?.mark;
  }
}

/** A hit with its pixels on the map. */
interface Place {
  hit: Hit;
  x: number;
  y: number;
}

/** The lowest zoom level above `zoom` at which a cluster falls apart; undefined if none does, as in one house. */
export function splittingZoom({ hits }: Cluster, zoom: number): number | undefined {
  for (let level = zoom + 1; level <= MAX_ZOOM; level += 1) {
    if (clusterHits(hits, level).length > 1) return level;
  }
  return undefined;
}

function cellOf(pixels: number): number {
  return Math.floor(pixels / RADIUS_PX);
}

function cellKey(column: number, row: number): string {
  return `${column}/${row}`;
}
