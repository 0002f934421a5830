import type { Suggestion } from './fetch-suggestions.ts';
import styles from './search-form.module.css';

/**
 * The listbox of a combobox. Screen readers announce the number of suggestions. The focus stays in the field, whose
 * `aria-activedescendant` refers to the active option.
 */
export function SuggestionList({ id, optionId, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <>
      <div
        id={id}
        className={styles.list}
        role="listbox"
        aria-label="Suchvorschläge"
        hidden={suggestions.length === 0}
      >
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
          <div
            key={suggestion.text}
            id={optionId(index)}
            className={styles.option}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span>{suggestion.text}</span>
            {suggestion.kindLabel && <span className={styles.optionKind}>{suggestion.kindLabel}</span>}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {suggestions.length > 0 &&
          `${suggestions.length} ${suggestions.length === 1 ? 'Vorschlag' : 'Vorschläge'}, mit den Pfeiltasten erreichbar`}
      </p>
    </>
  );
}

export interface SuggestionListProps {
  /** Unique on the page. */
  id: string;
  optionId: (index: number) => string;
  /** If empty, the list is hidden. */
  suggestions: readonly Suggestion[];
  /** Index of the active suggestion; -1 for none. */
  active: number;
  onChoose: (suggestion: Suggestion) => void;
}
