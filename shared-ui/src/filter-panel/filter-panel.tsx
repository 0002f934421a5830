import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { clearFields } from '../clear-fields/clear-fields.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { joinClasses } from '../join-classes.ts';
import { hasModifier } from '../modifier-keys.ts';
import { useTurn } from '../turn/use-turn.ts';
import { DrawerHead, drawerIdOf } from './drawer-head.tsx';
import styles from './filter-panel.module.css';
import { startDrawer } from './start-drawer.ts';

/**
 * The filter of a list: a GET form for the list's page; the page's query is its state. Fields in a row align their labels,
 * inputs, errors and hints. After Back, Forward and reload, the fields show the filter of the page, not unsent input.
 *
 * With `isDrawer`, narrow windows show the filter only in a drawer that a FilterOpener opens. It is a popover, so it opens without a
 * script; its behaviour `filter-panel` makes it modal.
 *
 * @group Forms
 * @key Tab: moves through the fields and both buttons; in the open drawer, from the last to the first
 * @key Enter: submits the filter
 * @key Escape: closes the drawer
 * @rule Show the results below it with ListResults.
 * @rule Choose `resetBy` according to the list's specification (R2.2-3, R2.4-4, R2.7-2).
 * @rule Pass fields that few visitors need as `more`; three or four visible fields are enough.
 * @rule Put a FilterOpener above the results of a filter with `isDrawer`.
 */
export function FilterPanel({
  id,
  legend,
  action,
  resetBy,
  resetHref = action.replace(/#.*$/, ''),
  hiddenFields = {},
  submitLabel = 'Filtern',
  submit,
  resetLabel = RESET_LABELS[resetBy],
  more,
  isDrawer = false,
  className,
  children,
}: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useTurn(panel, startDrawer);
  const actions = (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {submit ?? <Button type="submit">{submitLabel}</Button>}
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
  );
  return (
    <div
      ref={panel}
      id={drawerIdOf(id)}
      className={joinClasses(styles.panel, className)}
      popover={isDrawer ? 'auto' : undefined}
      data-drawer={isDrawer || undefined}
      suppressHydrationWarning
    >
      {isDrawer && <DrawerHead id={drawerIdOf(id)} title={legend} />}
      {/* Otherwise browsers restore unsent input after Back, Forward and reload. The shell resets forms with `data-filter-form` on pages
          that are restored from memory. */}
      <form
        id={id}
        className={styles.form}
        method="get"
        action={action}
        autoComplete="off"
        data-filter-form=""
      >
        <HiddenFields values={hiddenFields} />
        <fieldset className={styles.fieldset}>
          <legend className="visually-hidden">{legend}</legend>
          <div className={styles.fields} data-has-more={more ? '' : undefined}>
            {children}
            {!more && actions}
          </div>
          {more && (
            <div className={styles.foot}>
              <div className={styles.more}>
                <Disclosure
                  id={`${id}-more`}
                  title={more.count > 0 ? `Weitere Filter (${more.count})` : 'Weitere Filter'}
                  startsOpen={more.startsOpen ?? false}
                >
                  <div className={styles.fields}>{more.fields}</div>
                </Disclosure>
              </div>
              {actions}
            </div>
          )}
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
  /** Replaces the submit button, for example by a HitsButton. @default a button with `submitLabel` */
  submit?: ReactNode;
  /** Text of the reset. @default 'Felder leeren', 'Leeren und neu filtern' or 'Ohne Filter neu laden', according to `resetBy` */
  resetLabel?: string;
  /** Fields that are folded below the others. @default none */
  more?:
    | {
        /** Fields of the kit; each is an item of the grid. */
        fields: ReactNode;
        /** Number of these fields that narrow the list. */
        count: number;
        /** Whether they are shown when the page loads, because one of them has a problem. @default false */
        startsOpen?: boolean;
      }
    | undefined;
  /** Whether narrow windows show the filter in a drawer. @default false */
  isDrawer?: boolean;
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
  form
    .querySelector<HTMLElement>('input:not([type="hidden"], details *), select, textarea, summary')
    ?.focus();
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

export { FilterOpener, type FilterOpenerProps } from './filter-opener.tsx';
