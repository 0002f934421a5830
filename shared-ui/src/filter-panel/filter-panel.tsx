import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { clearFields } from '../clear-fields/clear-fields.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './filter-panel.module.css';

/**
 * The filter of a list: a GET form for the list's page; the page's query is its state. Fields in a row align their labels,
 * inputs, errors and hints. Submitting and resetting work without JavaScript.
 *
 * @group Forms
 * @key Tab: moves through the fields and both buttons
 * @key Enter: submits the filter
 * @rule Show the number of results below it with ResultLine.
 * @rule Choose `resetBy` according to the list's specification (R2.2-3, R2.4-4, R2.7-2).
 */
export function FilterPanel({
  id,
  legend,
  action,
  resetBy,
  hiddenFields = {},
  emptyFields = {},
  submitLabel = 'Filtern',
  resetLabel = 'Filter zurücksetzen',
  className,
  children,
}: FilterPanelProps) {
  const emptyFormId = `${id}-empty`;
  return (
    <div className={joinClasses(styles.panel, className)}>
      <form id={id} method="get" action={action}>
        <HiddenFields values={hiddenFields} />
        <fieldset className={styles.fieldset}>
          <legend className="visually-hidden">{legend}</legend>
          <div className={styles.fields}>
            {children}
            <div className={styles.actions}>
              <div className={styles.buttons}>
                <Button type="submit">{submitLabel}</Button>
                {resetBy === 'reloading' ? (
                  <Button href={withoutFragment(action)} variant="secondary">
                    {resetLabel}
                  </Button>
                ) : (
                  <Button
                    type="submit"
                    form={emptyFormId}
                    formNoValidate
                    variant="secondary"
                    data-hold=""
                    onClick={resetBy === 'clearing' ? clearAndFocus : clearAndSubmit}
                  >
                    {resetLabel}
                  </Button>
                )}
              </div>
            </div>
          </div>
        </fieldset>
      </form>
      {resetBy !== 'reloading' && (
        <form id={emptyFormId} method="get" action={action} hidden>
          <HiddenFields values={emptyFields} />
        </form>
      )}
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
   * What the reset does: `clearing` empties the fields without submitting (R2.2-3), `submitting` submits an empty filter
   * (R2.4-4), `reloading` opens the page without its query (R2.7-2).
   */
  resetBy: 'clearing' | 'submitting' | 'reloading';
  /** Names and values submitted with every filter. @default {} */
  hiddenFields?: Readonly<Record<string, string>>;
  /** Names and values of an empty filter, submitted without JavaScript. @default {} */
  emptyFields?: Readonly<Record<string, string>>;
  /** Text of the submit button. @default 'Filtern' */
  submitLabel?: string;
  /** Text of the reset button. @default 'Filter zurücksetzen' */
  resetLabel?: string;
  className?: string | undefined;
  /** Fields of the kit; each is an item of the grid. */
  children: ReactNode;
}

function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Clears the fields and focuses the first field, because visitors usually enter another filter. */
function clearAndFocus(event: MouseEvent<HTMLElement>): void {
  const form = event.currentTarget.closest('form');
  if (form === null) return;
  event.preventDefault();
  clearFields(form);
  form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
}

/** Clears the form before submitting it, so that it already looks like the next document while that loads. */
function clearAndSubmit(event: MouseEvent<HTMLElement>): void {
  const form = event.currentTarget.closest('form');
  if (form === null) return;
  event.preventDefault();
  form.reset();
  clearFields(form);
  form.requestSubmit();
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/, '');
}
