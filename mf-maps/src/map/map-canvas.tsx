import type { MapService } from '@stadtraum/contracts/map-service';
import { Button } from '@stadtraum/shared-ui/button';
import { Icon } from '@stadtraum/shared-ui/icon';
import { prefersReducedMotion } from '@stadtraum/shared-ui/motion';
import { Notice } from '@stadtraum/shared-ui/notice';
import { useEffect, useRef } from 'react';
import type { MapEntity, MapLocation } from './locations/location.ts';
import type { UserSelection } from './locations/use-selection.ts';
import styles from './map-canvas.module.css';
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
    <figure className={styles.figure}>
      <div className={styles.frame} data-drawn={drawn ? '' : undefined}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields. */}
        <div
          ref={element}
          className={styles.canvas}
          role="group"
          aria-label="Karte, mit Pfeiltasten zu bewegen"
        />
        {drawn ? (
          <div className={styles.zoom}>
            <Button variant="secondary" aria-label="Karte vergrößern" onClick={() => drawn.zoomBy(1)}>
              <Icon name="plus" />
            </Button>
            <Button variant="secondary" aria-label="Karte verkleinern" onClick={() => drawn.zoomBy(-1)}>
              <Icon name="minus" />
            </Button>
          </div>
        ) : (
          <div className={styles.waiting}>
            {isOverdue ? (
              <Notice kind="warning" live title="Die Karte lässt sich gerade nicht laden.">
                <p>Alle Adressen stehen in der Liste, mit einem Link zur Routenplanung.</p>
              </Notice>
            ) : (
              <p>Karte wird geladen …</p>
            )}
          </div>
        )}
      </div>
      <figcaption className={styles.caption}>
        {hint && `${hint} `}
        {CAPTIONS[service.kind](service)}
      </figcaption>
    </figure>
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

const CAPTIONS: Record<MapService['kind'], (service: MapService) => string> = {
  own: () => 'Stadtplan von Elsenau, von uns gezeichnet.',
  tiles: (service) => (service.kind === 'tiles' ? `Kartenbilder: © ${service.provider}` : ''),
  google: () => 'Karte: Google Maps',
};
