import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { clearFields } from '../clear-fields/clear-fields.ts';
import { joinClasses } from '../join-classes.ts';
import { hasModifier } from '../modifier-keys.ts';
import styles from './filter-panel.module.css';

/**
 * The filter of a list: a GET form for the list's page; the page's query is its state. Fields in a row align their labels,
 * inputs, errors and hints. After Back, Forward and reload, the fields show the filter of the page, not unsent input.
 *
 * @group Forms
 * @key Tab: moves through the fields and both buttons
 * @key Enter: submits the filter
 * @rule Show the results below it with ListResults.
 * @rule Choose `resetBy` according to the list's specification (R2.2-3, R2.4-4, R2.7-2).
 */
export function FilterPanel({
  id,
  legend,
  action,
  resetBy,
  resetHref = action.replace(/#.*$/, ''),
  hiddenFields = {},
  submitLabel = 'Filtern',
  resetLabel = RESET_LABELS[resetBy],
  className,
  children,
}: FilterPanelProps) {
  return (
    <div className={joinClasses(styles.panel, className)}>
      {/* Otherwise browsers restore unsent input after Back, Forward and reload. The shell resets forms with `data-filter-form` on pages
          that are restored from memory. */}
      <form id={id} method="get" action={action} autoComplete="off" data-filter-form="">
        <HiddenFields values={hiddenFields} />
        <fieldset className={styles.fieldset}>
          <legend className="visually-hidden">{legend}</legend>
          <div className={styles.fields}>
            {children}
            <div className={styles.actions}>
              <div className={styles.buttons}>
                <Button type="submit">{submitLabel}</Button>
                {resetBy === 'clearing' && (
                  <Button variant="secondary" className={styles.clear} onClick={clearAndFocus}>
                    {resetLabel}
                  </Button>
                )}
                {resetBy === 'submitting' && (
                  <Button href={resetHref} variant="secondary" data-hold="" onClick={clearAndSubmit}>
                    {resetLabel}
                  </Button>
                )}
                {resetBy === 'reloading' && (
                  <Button href={resetHref} variant="secondary">
                    {resetLabel}
                  </Button>
                )}
              </div>
            </div>
          </div>
        </fieldset>
      </form>
    </div>
  );
}

export interface FilterPanelProps {
  /** Unique on the page. */
  id: string;
  /** Names the list: „Projekte filtern“. For screen readers only. */
  legend: ReactNode;
  /** The page's path, with an optional fragment to which the browser scrolls. */
  action: string;
  /**
   * What the reset does: `clearing` empties the fields without submitting (R2.2-3) and needs JavaScript, `submitting` empties the
   * fields and submits them (R2.4-4), `reloading` opens the page without its query (R2.7-2).
   */
  resetBy: 'clearing' | 'submitting' | 'reloading';
  /** URL of the empty filter, to which a `submitting` reset links without JavaScript. @default the action without its fragment */
  resetHref?: string;
  /** Names and values submitted with every filter. @default {} */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Text of the submit button. @default 'Filtern' */
  submitLabel?: string;
  /** Text of the reset. @default 'Felder leeren', 'Leeren und neu filtern' or 'Ohne Filter neu laden', according to `resetBy` */
  resetLabel?: string;
  className?: string | undefined;
  /** Fields of the kit; each is an item of the grid. */
  children: ReactNode;
}

/** Each label says what the reset does (P35). */
const RESET_LABELS: Readonly<Record<FilterPanelProps['resetBy'], string>> = {
  clearing: 'Felder leeren',
  submitting: 'Leeren und neu filtern',
  reloading: 'Ohne Filter neu laden',
};

function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Clears the fields and focuses the first field, because visitors usually enter another filter. */
function clearAndFocus(event: MouseEvent<HTMLElement>): void {
  const form = event.currentTarget.closest('form');
  if (form === null) return;
  clearFields(form);
  form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
}

/** Clears the form before submitting it, so that it already looks like the next document while that loads. */
function clearAndSubmit(event: MouseEvent<HTMLElement>): void {
  const form = event.currentTarget.closest('form');
  if (form === null || hasModifier(event)) return;
  event.preventDefault();
  form.reset();
  clearFields(form);
  form.requestSubmit();
}
