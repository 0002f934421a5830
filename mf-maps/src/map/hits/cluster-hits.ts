import { MAX_ZOOM, type Point } from '../drawn-map/drawn-map.ts';
import type { Hit } from './hit.ts';
import { project } from './projection.ts';

/** Hits that one mark shows at the place of the first, because their own marks would cover each other. */
export interface Cluster extends Point {
  /** Stable for the same hits at the same zoom level: a mark that stays keeps its element. */
  id: string;
  /** At least one. */
  hits: readonly Hit[];
}

/** Pixels between two marks, so that a finger can touch each: a mark is 44 pixels wide, and a pin is higher than its place. */
const RADIUS_PX = 60;

/**
 * Joins hits whose marks would cover each other: each hit, in order, takes all that are near it and not taken yet. So no two marks
 * are nearer than the radius. The same hits at the same zoom level give the same clusters, wherever the map is.
 */
export function clusterHits(hits: readonly Hit[], zoom: number): Cluster[] {
  const points = hits.map((hit) => project(hit, zoom));
  const cells = new Map<string, number[]>();
  points.forEach((point, index) => {
    const key = cellKey(cellOf(point.x), cellOf(point.y));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  });
  const taken = new Set<number>();
  return hits.flatMap((first, index) => {
    if (taken.has(index)) return [];
    const others = near(index).filter((other) => other !== index && !taken.has(other));
    for (const other of others) taken.add(other);
    const joined = [first, ...others.flatMap((other) => hits[other] ?? [])];
    const { path, latitude, longitude } = first;
    return [{ id: others.length > 0 ? `${zoom}${path}` : path, latitude, longitude, hits: joined }];
  });

  /** Indexes of the hits near one, itself included. Only the cells around its own can have any. */
  function near(index: number): number[] {
    const { x, y } = points[index] ?? { x: 0, y: 0 };
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(cellKey(cellOf(x) + dx, cellOf(y) + dy)) ?? []),
    );
    return around.filter((other) => {
      const point = points[other];
      return point !== undefined && Math.hypot(point.x - x, point.y - y) < RADIUS_PX;
    });
  }
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
