import type { DateLimits } from './date-problem.ts';
import { addMonths, firstOfMonth, toDay } from './local-date.ts';
import styles from './month-header.module.css';
import { StepButton } from './step-button.tsx';

const MONTH = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric' });

/** The name of the shown month, announced on each change, between the buttons that change it. */
export function MonthHeader({ month, min, max, onChange }: MonthHeaderProps) {
  const isFirst = min !== undefined && toDay(month) <= min;
  const isLast = max !== undefined && toDay(addMonths(month, 1)) > max;

  function step(months: number): void {
    onChange(monthWithin(addMonths(month, months), { min, max }));
  }

  return (
    <div className={styles.header}>
      <StepButton
        label="Vorheriges Jahr"
        direction="back"
        double
        disabled={isFirst}
        onStep={() => step(-12)}
      />
      <StepButton label="Vorheriger Monat" direction="back" disabled={isFirst} onStep={() => step(-1)} />
      <h2 className={styles.month} aria-live="polite">
        {MONTH.format(month)}
      </h2>
      <StepButton label="Nächster Monat" direction="forward" disabled={isLast} onStep={() => step(1)} />
      <StepButton
        label="Nächstes Jahr"
        direction="forward"
        double
        disabled={isLast}
        onStep={() => step(12)}
      />
    </div>
  );
}

export interface MonthHeaderProps extends DateLimits {
  /** Midnight of the month's first day. */
  month: Date;
  onChange: (month: Date) => void;
}

/** Clamps a month to the limits. */
function monthWithin(month: Date, { min, max }: DateLimits): Date {
  const first = min && firstOfMonth(min);
  const last = max && firstOfMonth(max);
  if (first && month < first) return first;
  return last && month > last ? last : month;
}
