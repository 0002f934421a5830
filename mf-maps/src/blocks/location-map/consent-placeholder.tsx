import { Button } from '@stadtraum/shared-ui/button';
import { Link } from '@stadtraum/shared-ui/link';
import type { MapProvider } from './block.ts';
import styles from './location-map.module.css';

/** Stands in the map container until map services are allowed (R4.3-1). */
export function ConsentPlaceholder({ provider, isReady, onGrant }: ConsentPlaceholderProps) {
  const { name, purpose, privacy } = provider;
  return (
    <div className={styles.placeholder}>
      <p className={styles.placeholderTitle}>Karte von {name}</p>
      <p>{purpose}</p>
      <p>
        <Link href={privacy.path}>{privacy.label}</Link>
      </p>
      <div className={styles.decision}>
        <div className={styles.buttons} data-ready={isReady ? '' : undefined}>
          <Button variant="secondary" onClick={() => onGrant(true)}>
            Einmal laden
          </Button>
          <Button variant="secondary" onClick={() => onGrant(false)}>
            Immer laden
          </Button>
        </div>
        <noscript>
          <p>Die Karte braucht JavaScript. Alle Adressen stehen auch in der Liste.</p>
        </noscript>
      </div>
    </div>
  );
}

export interface ConsentPlaceholderProps {
  provider: MapProvider;
  /** The buttons work; before, they are not shown. */
  isReady: boolean;
  /** @param once only for this page view */
  onGrant: (once: boolean) => void;
}
