import { Button } from '@stadtraum/shared-ui/button';
import { Heading, type HeadingLevel } from '@stadtraum/shared-ui/heading';
import { Link } from '@stadtraum/shared-ui/link';
import type { MapLocation } from './location.ts';
import styles from './location-entry.module.css';
import { routeUrl } from './location-links.ts';

/** A location in the list (R2.10-2). While the map is shown, a click anywhere on the entry selects its marker. */
export function LocationEntry({ id, number, level, location, isActive, onSelect }: LocationEntryProps) {
  const { title, address, hours = [], access, latitude, longitude, isApproximate, path } = location;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger target for pointers; keyboard users press the button inside, whose click event bubbles up.
    <li
      id={id}
      className={styles.entry}
      data-latitude={latitude}
      data-longitude={longitude}
      data-selectable={onSelect ? '' : undefined}
      aria-current={isActive ? 'true' : undefined}
      onClick={onSelect}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <Heading level={level} look={4}>
          {path ? <Link href={path}>{title}</Link> : title}
        </Heading>
      </div>
      <p>{address}</p>
      {hours.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" aria-label="Öffnungszeiten">
          {hours.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {access && <p className={styles.access}>{access}</p>}
      <p className={styles.links}>
        {onSelect && (
          <Button variant="quiet" className={styles.show} aria-pressed={isActive}>
            Auf der Karte zeigen<span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {!isApproximate && (
          <Link href={routeUrl(location)}>
            Route planen<span className="visually-hidden"> zu {title}, OpenStreetMap</span>
          </Link>
        )}
      </p>
    </li>
  );
}

export interface LocationEntryProps {
  /** `{prefix}-{mapNumber}-{itemNumber}` */
  id: string;
  /** Number shown here and on the marker, starting at 1. */
  number: number;
  /** Heading level of the title. */
  level: HeadingLevel;
  location: MapLocation;
  isActive: boolean;
  /** Selects the location on the map; undefined while the map is not shown. */
  onSelect: (() => void) | undefined;
}
