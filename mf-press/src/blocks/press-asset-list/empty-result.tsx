import { Link } from '@stadtraum/shared-ui/link';
import styles from './press-asset-list.module.css';

/** What stands in the list's place when it is empty. */
export function EmptyResult({ path, isFiltered }: EmptyResultProps) {
  if (!isFiltered) return <p className={styles.empty}>Schauen Sie bald wieder vorbei oder fragen Sie uns.</p>;
  return (
    <div className={styles.empty}>
      <p>
        Prüfen Sie die Schreibweise, versuchen Sie es mit einem kürzeren Wort oder sehen Sie sich alle Bilder
        an.
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
