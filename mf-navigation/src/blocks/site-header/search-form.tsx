import { Icon } from '@stadtraum/shared-ui/icon';
import styles from './site-header.module.css';

/**
 * The site's search. One form in two layouts that switch at 768 px, so that what is typed is carried across by itself (R2.1-7).
 */
export function SearchForm({ id, action, label }: SearchFormProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>.
    <form className={styles.search} role="search" action={action} method="get">
      <label className={styles.searchLabel} htmlFor={id}>
        {label}
      </label>
      <input
        className={styles.searchField}
        id={id}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={styles.searchButton} type="submit">
        <span className="visually-hidden">Suchen</span>
        <Icon name="search" />
      </button>
    </form>
  );
}

export interface SearchFormProps {
  /** Of the field, unique on the page. */
  id: string;
  /** Path of the result page; the term arrives as `q`. */
  action: string;
  /** Visible label of the field. */
  label: string;
}
