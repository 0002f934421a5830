import type { MapService } from '@stadtraum/contracts/map-service';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { ConsentPlaceholder } from '@stadtraum/shared-ui/consent-placeholder';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './consented-map.module.css';
import { PRIVACY, providerTexts } from './provider-texts.ts';

/** Contains a map, or the placeholder that asks for consent to it (R4.3-1). */
export function ConsentedMap({
  mapId,
  label,
  level,
  service,
  isAllowed,
  withoutScript,
  children,
}: ConsentedMapProps) {
  const { consent } = usePlatform();
  // The focused button disappears with the placeholder, so move the focus to the map.
  const container = useRef<HTMLElement>(null);
  const hasJustGranted = useRef(false);
  useEffect(() => {
    if (!isAllowed || !hasJustGranted.current) return;
    container.current?.focus();
    hasJustGranted.current = false;
  }, [isAllowed]);

  function grant(once: boolean): void {
    hasJustGranted.current = true;
    consent.grant('maps', once);
  }

  return (
    <section ref={container} className={styles.map} data-map={mapId} aria-label={label} tabIndex={-1}>
      {isAllowed ? (
        children
      ) : (
        <ConsentPlaceholder
          {...providerTexts(service)}
          level={level}
          className={styles.placeholder}
          privacy={PRIVACY}
          service="maps"
          withoutScript={withoutScript}
          onGrant={grant}
        />
      )}
    </section>
  );
}

export interface ConsentedMapProps {
  /** Id of the map's configuration. */
  mapId: string;
  /** Accessible name. */
  label: string;
  /** Level of the placeholder's heading. */
  level: 2 | 3;
  service: MapService;
  /** Whether the visitor allows maps (`useMapConsent`). */
  isAllowed: boolean;
  /** What visitors without JavaScript can use instead. */
  withoutScript: string;
  /** The map. */
  children: ReactNode;
}
