import { Link } from '@stadtraum/shared-ui/link';
import type { SearchResultsContent } from './content.ts';
import styles from './search-results.module.css';

/** Shown instead of results: search tips and links to popular pages. */
export function NothingFound({ hasQuery, links }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      {hasQuery && (
        <p>
          Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder allgemeineren Wörtern, zum
          Beispiel „Miete“ statt „Mietminderungsanspruch“.
        </p>
      )}
      {links.length > 0 && (
        <>
          <p>{hasQuery ? 'Oder sehen Sie hier nach:' : 'Danach wird am häufigsten gesucht:'}</p>
          <ul className={styles.links}>
            {links.map(({ label, path }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

export interface NothingFoundProps {
  /** Whether the visitor has searched for something. */
  hasQuery: boolean;
  links: NonNullable<SearchResultsContent['links']>;
}
