import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { usePlatform } from '@stadtraum/federation-kit/platform';
import { Heading } from '@stadtraum/shared-ui/heading';
import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { useEffect, useRef } from 'react';
import type { LocationMapContent } from './block.ts';
import { ConsentPlaceholder } from './consent-placeholder.tsx';
import { LocationEntry } from './location-entry.tsx';
import { entryId } from './location-links.ts';
import styles from './location-map.module.css';
import { SitePlan } from './site-plan.tsx';
import { useMapConsent } from './use-map-consent.ts';
import { useSelection } from './use-selection.ts';

/** A map and the list of its locations (R2.10-1). The list is complete without the map, and without JavaScript. */
export default function LocationMap({ id, content }: BlockProps<LocationMapContent>) {
  const { heading, level = 2, intro, items, lines = [], provider } = content;
  const headingId = `${id}-heading`;
  const { consent } = usePlatform();
  const isHydrated = useIsHydrated();
  const isMapShown = useMapConsent(provider !== undefined);

  const locations = items.map((location, index) => ({ id: entryId(content, index), location }));
  const initial = items.findIndex((location) => location.active);
  const { active, list, select, selectAndReveal } = useSelection(
    locations.map((location) => location.id),
    initial < 0 ? undefined : initial,
  );

  // The button that was pressed is gone with the placeholder; what it loaded gets the focus.
  const map = useRef<HTMLElement>(null);
  const wasGrantedHere = useRef(false);
  useEffect(() => {
    if (isMapShown && wasGrantedHere.current) map.current?.focus();
    wasGrantedHere.current = false;
  }, [isMapShown]);

  function grant(once: boolean): void {
    wasGrantedHere.current = true;
    consent.grant('maps', once);
  }

  return (
    <section
      className={styles.locationMap}
      data-hydrated={isHydrated ? '' : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <Heading level={level} id={headingId}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {items.length === 0 ? (
        <p className={styles.empty}>Zurzeit steht hier kein Standort.</p>
      ) : (
        <div className={styles.body}>
          {/* The map container: the placeholder, or what stands behind it. */}
          <section ref={map} className={styles.map} aria-label={`Karte: ${heading}`} tabIndex={-1}>
            {provider && !isMapShown ? (
              <ConsentPlaceholder provider={provider} isReady={isHydrated} onGrant={grant} />
            ) : (
              <SitePlan
                locations={locations}
                lines={lines}
                active={active}
                provider={provider?.name}
                onSelect={selectAndReveal}
              />
            )}
          </section>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers. */}
          <ol ref={list} className={styles.list} role="list">
            {locations.map((entry, index) => (
              <LocationEntry
                key={entry.id}
                id={entry.id}
                number={index + 1}
                level={level === 1 ? 2 : 3}
                location={entry.location}
                isActive={index === active}
                onSelect={isMapShown ? () => select(index) : undefined}
              />
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
