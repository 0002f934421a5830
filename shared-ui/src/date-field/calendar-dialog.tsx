import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Calendar } from './calendar.tsx';
import styles from './calendar-dialog.module.css';
import type { DateLimits } from './date-problem.ts';
import type { Day } from './date-text.ts';

/**
 * The calendar as a modal dialog, after the ARIA pattern “Date Picker Dialog”: focus starts on the chosen day or today, stays
 * in the dialog, and returns to where it came from.
 */
export function CalendarDialog({ labelledBy, selected, min, max, onSelect, onClose }: CalendarDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const helpId = useId();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]')?.focus();
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
        if (event.key === 'Tab') keepFocusInside(event);
        if (event.key === 'Escape') close();
      }}
      onClick={(event) => isBeside(event) && close()}
    >
      <Calendar
        selected={selected}
        min={min}
        max={max}
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
  /** Ids of what names the dialog. */
  labelledBy: string;
  /** The day that the field has now. */
  selected: Day | undefined;
  /** A day was chosen; the dialog is closing. */
  onSelect: (day: Day) => void;
  /** The dialog is closed. */
  onClose: () => void;
}

/** A modal dialog by itself would let the focus go on into the browser's own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button:enabled:not([tabindex="-1"])');
  const [edge, other] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== edge) return;
  event.preventDefault();
  other?.focus();
}

/** The backdrop is the dialog itself, beside what lies in it. */
function isBeside({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget;
}
