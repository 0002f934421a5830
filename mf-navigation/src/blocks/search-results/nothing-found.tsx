import { Link } from '@stadtraum/shared-ui/link';
import type { SearchResultsContent } from './content.ts';
import styles from './search-results.module.css';

/** What stands in the place of hits: what else can be tried, and ways to what is looked for most. */
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
  /** Whether anything was looked for. */
  hasQuery: boolean;
  links: NonNullable<SearchResultsContent['links']>;
}
