import type { MapService } from '@stadtraum/contracts/map-service';
import { Button } from '@stadtraum/shared-ui/button';
import { Icon } from '@stadtraum/shared-ui/icon';
import { Notice } from '@stadtraum/shared-ui/notice';
import type { ReactNode, RefObject } from 'react';
import type { DrawnMap } from './drawn-map/drawn-map.ts';
import styles from './map-figure.module.css';

/** The frame of a map: its element, the zoom buttons, what is shown until it is drawn, and its source. */
export function MapFigure({ element, service, hint, drawn, isOverdue, instead, children }: MapFigureProps) {
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
          children
        ) : (
          <div className={styles.waiting}>
            {isOverdue ? (
              <Notice kind="warning" live title="Die Karte lässt sich gerade nicht laden.">
                <p>{instead}</p>
              </Notice>
            ) : (
              <p>Karte wird geladen …</p>
            )}
          </div>
        )}
      </div>
      {drawn && (
        <div className={styles.zoom}>
          <Button variant="secondary" aria-label="Karte vergrößern" onClick={() => drawn.zoomBy(1)}>
            <Icon name="plus" />
          </Button>
          <Button variant="secondary" aria-label="Karte verkleinern" onClick={() => drawn.zoomBy(-1)}>
            <Icon name="minus" />
          </Button>
        </div>
      )}
      <figcaption className={styles.caption}>
        {hint && `${hint} `}
        {CAPTIONS[service.kind](service)}
      </figcaption>
    </figure>
  );
}

export interface MapFigureProps {
  /** The element that the service draws into. */
  element: RefObject<HTMLDivElement | null>;
  service: MapService;
  /** Precedes the map's source below it. */
  hint?: string | undefined;
  drawn: DrawnMap | undefined;
  /** Whether the map should have been drawn by now. */
  isOverdue: boolean;
  /** What visitors can use instead of an overdue map. */
  instead: string;
  /** Shown above the map once it is drawn. */
  children?: ReactNode;
}

const CAPTIONS: Record<MapService['kind'], (service: MapService) => string> = {
  own: () => 'Stadtplan von Elsenau, von uns gezeichnet.',
  tiles: (service) => (service.kind === 'tiles' ? `Kartenbilder: © ${service.provider}` : ''),
  google: () => 'Karte: Google Maps',
};
