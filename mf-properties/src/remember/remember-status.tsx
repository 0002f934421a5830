import styles from './remember-status.module.css';
import { REMEMBERED_OFFERS } from './remembered-offers.ts';

/** Says at the window's lower edge what `startRemembering` could not do, or has done; announced by screen readers. */
export function RememberStatus() {
  return (
    <p className={styles.status} aria-live="polite" data-remember-status="" suppressHydrationWarning>
      <span className={styles.full}>
        Mehr als {REMEMBERED_OFFERS.max} Angebote passen nicht auf die Merkliste. Nehmen Sie zuerst eines weg.
      </span>
      <span className={styles.notStored}>
        Ihr Browser speichert für diese Website nichts. Was Sie merken, gilt deshalb nur, bis Sie diese Seite
        verlassen.
      </span>
      <span className={styles.copied}>Die Adresse ist kopiert.</span>
      <span className={styles.notCopied}>
        Ihr Browser erlaubt das Kopieren nicht. Bitte kopieren Sie die Adresse aus der Adresszeile.
      </span>
    </p>
  );
}
