import type { MapService } from '@stadtraum/contracts/map-service';
import type { Hearer } from '@stadtraum/contracts/platform';
import { Heading } from '@stadtraum/shared-ui/heading';
import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { ConsentedMap } from './consented-map.tsx';
import type { MapEntity, MapLocation } from './locations/location.ts';
import { LocationEntry } from './locations/location-entry.tsx';
import { entryId } from './locations/location-links.ts';
import { useSelection } from './locations/use-selection.ts';
import styles from './locations-map.module.css';
import { MapCanvas } from './map-canvas.tsx';
import type { placeHighlighted } from './place-highlighted.ts';
import { useHighlighted } from './use-highlighted.ts';
import { useMapConsent } from './use-map-consent.ts';

/** A map with a list of its locations (R2.10-1). The list works without the map and without JavaScript. */
export function LocationsMap(props: LocationsMapProps) {
  const { id, heading, level = 2, intro, hint, map, locations, service, bus } = props;
  const headingId = `${id}-heading`;
  const isHydrated = useIsHydrated();
  const isAllowed = useMapConsent();
  const highlighted = useHighlighted(bus, locations);

  const ids = locations.map((_, index) => entryId(props, index));
  const { active, list, userSelection, select, selectAndReveal } = useSelection(
    ids,
    locations.findIndex((location) => location.active),
  );

  return (
    <section className={styles.locationsMap} aria-labelledby={headingId}>
      <div className={styles.head}>
        <Heading level={level} id={headingId}>
          {heading}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {locations.length === 0 ? (
        <p className={styles.empty}>Zurzeit steht hier kein Standort.</p>
      ) : (
        <div className={styles.body} data-single={locations.length === 1 ? '' : undefined}>
          <ConsentedMap
            mapId={map.id}
            label={`Karte: ${heading}`}
            level={level === 1 ? 2 : 3}
            {...{ service, isAllowed }}
            withoutScript="Die Karte braucht JavaScript. Alle Adressen stehen auch in der Liste."
          >
            <MapCanvas
              service={service}
              map={map}
              hint={hint}
              locations={locations}
              active={active}
              userSelection={userSelection}
              highlighted={highlighted}
              onSelect={selectAndReveal}
            />
          </ConsentedMap>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ol ref={list} className={styles.list} role="list" data-hydrated={isHydrated ? '' : undefined}>
            {locations.map((location, index) => (
              <LocationEntry
                key={ids[index]}
                id={ids[index] ?? ''}
                number={index + 1}
                level={level === 1 ? 2 : 3}
                location={location}
                isActive={index === active}
                onSelect={isAllowed ? () => select(index) : undefined}
              />
            ))}
          </ol>
          <p className="visually-hidden" aria-live="polite">
            {userSelection && `Ausgewählt: ${locations[userSelection.index]?.title}`}
          </p>
        </div>
      )}
    </section>
  );
}

export interface LocationsMapProps {
  /** Id of the block. */
  id: string;
  heading: string;
  /** Heading level. @default 2 */
  level?: 1 | 2 | undefined;
  intro?: string | undefined;
  /** Shown below the map. */
  hint?: string | undefined;
  map: MapEntity;
  prefix: string;
  mapNumber: number;
  locations: readonly MapLocation[];
  service: MapService;
  /** The block's. */
  bus: Hearer<typeof placeHighlighted>;
}
