import { useMemo, useState } from 'react';
import type { MapView, Mark } from '../drawn-map/drawn-map.ts';
import { type Cluster, clusterHits } from './cluster-hits.ts';
import type { Hit } from './hit.ts';

/** The clusters in the visible part of a map, and the marks that show them. */
export function useMarks(
  hits: readonly Hit[],
  { selected, highlighted }: { selected: string | undefined; highlighted: string },
): {
  clusters: readonly Cluster[];
  marks: readonly Mark[];
  view: MapView | undefined;
  setView: (view: MapView) => void;
} {
  const [view, setView] = useState<MapView>();
  const zoom = view?.zoom ?? 0;
  const clusters = useMemo(() => (zoom > 0 ? clusterHits(hits, zoom) : []), [hits, zoom]);
  // All hits of a city at once would be too many elements.
  const visible = useMemo(
    () => clusters.filter((cluster) => view && isNear(cluster, view)),
    [clusters, view],
  );
  const marks = useMemo(
    () =>
      visible.map(({ id, latitude, longitude, hits: members }): Mark => {
        const isHighlighted = members.some(({ path }) => path === highlighted);
        return {
          ...{ id, latitude, longitude, count: members.length, title: titleOf(members) },
          state: id === selected ? 'active' : isHighlighted ? 'highlighted' : 'default',
        };
      }),
    [visible, selected, highlighted],
  );
  return { clusters: visible, marks, view, setView };
}

function titleOf([first, ...others]: readonly Hit[]): string {
  return others.length === 0 ? (first?.title ?? '') : `${others.length + 1} Treffer`;
}

/** Whether a place is in the view, or at most half of its size outside, so that it is there when the map is dragged. */
function isNear({ latitude, longitude }: Cluster, { south, west, north, east }: MapView): boolean {
  const [height, width] = [(north - south) / 2, (east - west) / 2];
  return (
    latitude >= south - height &&
    latitude <= north + height &&
    longitude >= west - width &&
    longitude <= east + width
  );
}
