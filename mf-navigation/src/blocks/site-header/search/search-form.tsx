import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { Icon } from '@stadtraum/shared-ui/icon';
import { useRef } from 'react';
import styles from './search-form.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

/**
 * The site's search form, with suggestions after hydration. The layout changes at 768 px, but the form stays the same, so input
 * is not lost when the window is resized (R2.1-7).
 */
export function SearchForm({ id, action, label, className }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const { suggestions, isOpen, active, choose, ...handlers } = useCombobox(field);
  const listId = `${id}-list`;
  const optionId = (index: number) => `${listId}-${index + 1}`;
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
  } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers released before 2023 lack <search>.
    <form className={`${className} ${styles.search}`} role="search" action={action} method="get">
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        className={styles.field}
        id={id}
        // ARIA in HTML does not allow the role combobox on a field of type search.
        type="text"
        name="q"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...(isHydrated ? combobox : { role: 'searchbox' })}
        {...handlers}
      />
      <button className={styles.button} type="submit">
        <span className="visually-hidden">Suchen</span>
        <Icon name="search" />
      </button>
      {isHydrated && (
        <SuggestionList
          id={listId}
          optionId={optionId}
          suggestions={isOpen ? suggestions : []}
          active={active}
          onChoose={choose}
        />
      )}
    </form>
  );
}

export interface SearchFormProps {
  /** Id of the field, unique on the page. */
  id: string;
  /** Path of the search page, which receives the search terms as `q`. */
  action: string;
  /** Visible label of the field. */
  label: string;
  /** Class for its position in the header. */
  className: string | undefined;
}
