import { Button } from '@stadtraum/shared-ui/button';
import { Link } from '@stadtraum/shared-ui/link';
import styles from './remembered-note.module.css';

/**
 * The introduction of a list of remembered offers, which is an ordinary list with an address that names them (VI14): what its address is
 * good for, and which of the offers are let.
 */
export function RememberedNote({ letOffers, unknown }: RememberedNoteProps) {
  return (
    <div className={styles.note}>
      <p>
        Die Adresse dieser Seite nennt die gemerkten Angebote. Sie können sie weitergeben oder als Lesezeichen
        ablegen.
      </p>
      {letOffers.length > 0 && (
        <>
          <p>Inzwischen vergeben:</p>
          <ul className={styles.letOffers}>
            {letOffers.map(({ uid, title, address, path }) => (
              <li key={uid}>
                {path === undefined ? title : <Link href={path}>{title}</Link>}, {address}
              </li>
            ))}
          </ul>
        </>
      )}
      {unknown > 0 && (
        <p>
          {unknown === 1
            ? 'Ein gemerktes Angebot gibt es nicht mehr.'
            : `${unknown} gemerkte Angebote gibt es nicht mehr.`}
        </p>
      )}
      <p className={styles.actions}>
        {/* The behaviour handles their first press. */}
        <Button
          variant="secondary"
          className={styles.action}
          data-copy-address=""
          data-hold="none"
          suppressHydrationWarning
        >
          Adresse kopieren
        </Button>
        <Button
          variant="secondary"
          className={styles.action}
          data-forget=""
          data-hold="none"
          suppressHydrationWarning
        >
          Merkliste leeren
        </Button>
      </p>
    </div>
  );
}

export interface RememberedNoteProps {
  /** The named offers that are let. */
  letOffers: readonly LetOffer[];
  /** Number of named offers that do not exist. */
  unknown: number;
}

/** What the note says of an offer that is let. */
interface LetOffer {
  uid: number;
  title: string;
  address: string;
  path?: string | undefined;
}
