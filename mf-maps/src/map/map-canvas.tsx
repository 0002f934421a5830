import type { MapService } from '@stadtraum/contracts/map-service';
import { prefersReducedMotion } from '@stadtraum/shared-ui/motion';
import { useEffect, useRef } from 'react';
import type { MapEntity, MapLocation } from './locations/location.ts';
import type { UserSelection } from './locations/use-selection.ts';
import { MapFigure } from './map-figure.tsx';
import { useDrawnMap } from './use-drawn-map.ts';

/** The map, shown after consent. It is drawn when it becomes visible (R4.3-4) and removed on unmount. */
export function MapCanvas({
  service,
  map,
  hint,
  locations,
  active,
  userSelection,
  highlighted,
  onSelect,
}: MapCanvasProps) {
  const element = useRef<HTMLDivElement>(null);
  const reducedMotion = prefersReducedMotion();
  const { drawn, isOverdue } = useDrawnMap(element, service, { map, locations, onSelect, reducedMotion });

  useEffect(() => drawn?.updateMarkers({ active, highlighted }), [drawn, active, highlighted]);
  useEffect(() => {
    if (userSelection) drawn?.panTo(userSelection.index);
  }, [drawn, userSelection]);

  return (
    <MapFigure
      {...{ element, service, hint, drawn, isOverdue }}
      instead="Alle Adressen stehen in der Liste, mit einem Link zur Routenplanung."
    />
  );
}

export interface MapCanvasProps {
  service: MapService;
  map: MapEntity;
  /** Precedes the map's source below it. */
  hint?: string | undefined;
  locations: readonly MapLocation[];
  /** Index of the active location, if any. */
  active: number | undefined;
  /** The location that the map pans to (R2.10-3). */
  userSelection: UserSelection | undefined;
  /** Index of the location that is hovered or focused in another block. */
  highlighted: number | undefined;
  onSelect: (index: number) => void;
}
