import { Link } from '@stadtraum/shared-ui/link';
import styles from './announcement-list.module.css';

/** What stands in the tables' place when there is nothing to show. */
export function EmptyResult({ path, isFiltered }: EmptyResultProps) {
  if (!isFiltered) {
    return (
      <p className={styles.empty}>
        Zurzeit schreiben wir nichts aus. Neue Verfahren erscheinen auf dieser Seite.
      </p>
    );
  }
  return (
    <div className={styles.empty}>
      <p>
        In diesem Zeitraum oder Gewerk endet keine Frist. Wählen Sie einen anderen oder sehen Sie sich alle
        Ausschreibungen an.
      </p>
      <Link href={path} look="arrow">
        Filter zurücksetzen
      </Link>
    </div>
  );
}

export interface EmptyResultProps {
  /** The page's own path, which shows the list without a filter. */
  path: string;
  isFiltered: boolean;
}
