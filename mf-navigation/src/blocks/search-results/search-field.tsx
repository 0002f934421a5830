import { Button } from '@stadtraum/shared-ui/button';
import { TextField } from '@stadtraum/shared-ui/text-field';
import styles from './search-results.module.css';

/** The search form of the page, which shows the current search terms. */
export function SearchField({ id, path, query }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers released before 2023 lack <search>.
    <form className={styles.form} role="search" aria-label="Auf allen Seiten" method="get" action={path}>
      <TextField
        id={id}
        type="search"
        name="q"
        label="Suchbegriff"
        defaultValue={query}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit">Suchen</Button>
    </form>
  );
}

export interface SearchFieldProps {
  /** Id of the field, unique on the page. */
  id: string;
  /** Path of the page. */
  path: string;
  query: string;
}
