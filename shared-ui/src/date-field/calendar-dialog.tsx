import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { keepFocusInside } from '../dialog/keep-focus-inside.ts';
import { lockScroll } from '../dialog/lock-scroll.ts';
import { Calendar } from './calendar.tsx';
import styles from './calendar-dialog.module.css';
import type { DateLimits } from './date-problem.ts';
import type { Day } from './date-text.ts';

/**
 * The calendar as a modal dialog that follows the ARIA pattern “Date Picker Dialog”. The focus starts on the selected day or
 * today, stays in the dialog, and returns to the previously focused element.
 */
export function CalendarDialog({ labelledBy, selected, onSelect, onClose, ...limits }: CalendarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const helpId = useId();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus();
    return lockScroll();
  }, []);

  function close(): void {
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={labelledBy}
      aria-describedby={helpId}
      onClose={onClose}
      onKeyDown={(event) => {
        // The field may itself be in a dialog, which must not close.
        event.stopPropagation();
        if (event.key === 'Tab') keepFocusInside(event.currentTarget, event);
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
      onClick={(event) => isOutside(event) && close()}
    >
      <Calendar
        selected={selected}
        {...limits}
        onSelect={(day) => {
          close();
          onSelect(day);
        }}
        onClose={close}
      />
      <p id={helpId} hidden>
        Pfeiltasten wechseln den Tag, Bild auf und Bild ab den Monat, zusammen mit der Umschalttaste das Jahr.
        Die Eingabetaste übernimmt den Tag.
      </p>
    </dialog>
  );
}

export interface CalendarDialogProps extends DateLimits {
  /** Ids of the elements that label the dialog. */
  labelledBy: string;
  /** The field's current day. */
  selected: Day | undefined;
  /** Called when a day is chosen, while the dialog closes. */
  onSelect: (day: Day) => void;
  /** Called when the dialog has closed. */
  onClose: () => void;
}

/** Events on the backdrop have the dialog itself as their target. */
function isOutside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
