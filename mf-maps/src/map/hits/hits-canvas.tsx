import type { MapService } from '@stadtraum/contracts/map-service';
import { prefersReducedMotion } from '@stadtraum/shared-ui/motion';
import { useEffect, useRef, useState } from 'react';
import type { MapEntity } from '../locations/location.ts';
import { MapFigure } from '../map-figure.tsx';
import { useDrawnMap } from '../use-drawn-map.ts';
import { splittingZoom } from './cluster-hits.ts';
import type { HitFact } from './describe-hit.ts';
import type { Hit } from './hit.ts';
import { HitSelection } from './hit-selection.tsx';
import { fittedView } from './projection.ts';
import { useHits } from './use-hits.ts';
import { useMarks } from './use-marks.ts';

/** A map of a list's hits. Selecting a mark zooms in until it falls apart, or shows what it stands for. */
export function HitsCanvas({ service, map, hint, positions, facts, highlighted, onSelect }: HitsCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const { hits, hasFailed } = useHits(positions);
  const [selected, setSelected] = useState<{ id: string; hits: readonly Hit[] }>();
  const { clusters, marks, view, setView } = useMarks(hits ?? NO_HITS, {
    selected: selected?.id,
    highlighted,
  });
  const reducedMotion = prefersReducedMotion();
  const { drawn, isOverdue } = useDrawnMap(element, service, {
    ...{ map, locations: [], onSelect: () => {}, onSelectMark: select, onView: setView, reducedMotion },
  });

  useEffect(() => {
    if (!drawn || !element.current || !hits?.[0]) return;
    const { clientWidth: width, clientHeight: height } = element.current;
    const view = fittedView(hits, { width, height });
    drawn.moveTo(view, view.zoom);
  }, [drawn, hits]);
  useEffect(() => drawn?.showMarks(marks), [drawn, marks]);

  function select(id: string): void {
    const cluster = clusters.find((candidate) => candidate.id === id);
    if (!cluster || !view) return;
    const closer = cluster.hits.length > 1 ? splittingZoom(cluster, view.zoom) : undefined;
    if (closer === undefined) {
      opener.current = document.activeElement;
      setSelected({ id, hits: cluster.hits });
      onSelect(cluster.hits[0]?.path ?? '');
      // What is selected would cover its mark.
      if (cluster.latitude < (view.south + view.north) / 2) drawn?.moveTo(cluster, view.zoom);
    } else {
      close();
      drawn?.moveTo(cluster, closer);
    }
  }

  /** The focus goes back to the selected mark or, if it is gone, to the map. */
  function close(): void {
    setSelected(undefined);
    onSelect('');
    const mark = opener.current;
    const target = mark instanceof HTMLElement && mark.isConnected ? mark : element.current;
    target?.focus({ preventScroll: true });
    opener.current = null;
  }

  return (
    <MapFigure
      {...{ element, service, hint }}
      drawn={hasFailed ? undefined : drawn}
      isOverdue={isOverdue || hasFailed}
      instead="Alle Treffer stehen in der Liste."
    >
      {selected && <HitSelection hits={selected.hits} facts={facts} onClose={close} />}
    </MapFigure>
  );
}

export interface HitsCanvasProps {
  service: MapService;
  map: MapEntity;
  /** Precedes the map's source below it. */
  hint?: string | undefined;
  /** Path and query of the hits' positions. */
  positions: string;
  facts: readonly HitFact[];
  /** Path of the hit that is hovered or focused in a list; empty if none is. */
  highlighted: string;
  /** @param path path of the selected hit, or empty */
  onSelect: (path: string) => void;
}

const NO_HITS: readonly Hit[] = [];
