import { MAX_ZOOM, MIN_ZOOM } from '../drawn-map/drawn-map.ts';
import { clusterHits, splittingZoom } from './cluster-hits.ts';
import type { Hit } from './hit.ts';
import { fittedView, project } from './projection.ts';

/** 2,000 hits in a city, two in each house. */
const hits = Array.from({ length: 2000 }, (_, index): Hit => {
  const house = index >> 1;
  return {
    ...{ path: `/wohnung-${index}`, title: `Wohnung ${index}`, isApproximate: false, values: {} },
    latitude: 51.12 + ((house * 37) % 800) / 10_000,
    longitude: 12.86 + ((house * 61) % 1300) / 10_000,
  };
});

describe('clusterHits', () => {
  it.each([MIN_ZOOM, 13, 15, MAX_ZOOM])('puts every hit into one cluster at zoom level %i', (zoom) => {
    const clustered = clusterHits(hits, zoom).flatMap((cluster) => cluster.hits);
    expect(clustered).toHaveLength(hits.length);
    expect(new Set(clustered)).toEqual(new Set(hits));
  });

  it('shows few marks of a whole city, far enough from each other to be touched', () => {
    const clusters = clusterHits(hits, MIN_ZOOM);
    expect(clusters.length).toBeLessThan(120);
    const marks = clusters.map((cluster) => project(cluster, MIN_ZOOM));
    const distances = marks.flatMap((a, index) =>
      marks.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(44);
  });

  it('joins each hit with its nearest mark, so that a number is that of its surroundings', () => {
    for (const cluster of clusterHits(hits, 13)) {
      const others = clusterHits(hits, 13).map((other) => project(other, 13));
      const mark = project(cluster, 13);
      for (const hit of cluster.hits) {
        const { x, y } = project(hit, 13);
        const nearest = Math.min(...others.map((other) => Math.hypot(other.x - x, other.y - y)));
        expect(Math.hypot(mark.x - x, mark.y - y)).toBeCloseTo(nearest);
      }
    }
  });

  it('gives equal hits equal ids, each once', () => {
    const ids = clusterHits(hits, 14).map(({ id }) => id);
    expect(clusterHits(hits, 14).map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has nothing to show without hits', () => {
    expect(clusterHits([], 13)).toEqual([]);
  });
});

describe('splittingZoom', () => {
  it('is the first zoom level at which a cluster falls apart', () => {
    const [cluster] = clusterHits(hits, 12);
    if (!cluster) throw new Error('there is no cluster');
    const zoom = splittingZoom(cluster, 12) ?? 0;
    expect(clusterHits(cluster.hits, zoom).length).toBeGreaterThan(1);
    expect(clusterHits(cluster.hits, zoom - 1)).toHaveLength(1);
  });

  it('is undefined for hits in the same house', () => {
    const [cluster] = clusterHits(hits.slice(0, 2), 12);
    expect(cluster?.hits).toHaveLength(2);
    expect(cluster && splittingZoom(cluster, 12)).toBeUndefined();
  });
});

describe('fittedView', () => {
  it('shows all places, as close as the map allows', () => {
    const size = { width: 350, height: 600 };
    const view = fittedView(hits, size);
    const centre = project(view, view.zoom);
    for (const hit of hits) {
      const { x, y } = project(hit, view.zoom);
      expect(Math.abs(x - centre.x)).toBeLessThan(size.width / 2);
      expect(Math.abs(y - centre.y)).toBeLessThan(size.height / 2);
    }
    expect(fittedView(hits.slice(0, 2), size).zoom).toBe(15);
    expect(fittedView(hits, { width: 10, height: 10 }).zoom).toBe(MIN_ZOOM);
  });
});
