import { useRef, useState } from 'react';
import {
  type ClassNames,
  type CustomComponents,
  DayButton,
  DayPicker,
  type DayPickerProps,
  type Matcher,
} from 'react-day-picker';
import { de } from 'react-day-picker/locale/de';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import styles from './calendar.module.css';
import { type DateLimits, isWithin } from './date-problem.ts';
import type { Day } from './date-text.ts';
import { firstOfMonth, toDay, toLocalDate } from './local-date.ts';
import { MonthHeader } from './month-header.tsx';

/** Shows one month with week numbers and weeks that start on Monday, and buttons for other months (R9.6-1). */
export function Calendar({ selected, onSelect, onClose, ...limits }: CalendarProps) {
  const calendar = useRef<HTMLDivElement>(null);
  const today = toDay(new Date());
  const [month, setMonth] = useState(() => firstOfMonth(nearestDay(selected ?? today, limits)));

  function showToday(): void {
    flushSync(() => setMonth(firstOfMonth(today)));
    calendar.current?.querySelector<HTMLElement>('[data-today]:not([data-outside]) button')?.focus();
  }

  return (
    <div ref={calendar} className={styles.calendar}>
      <MonthHeader month={month} min={limits.min} max={limits.max} onChange={setMonth} />
      <DayPicker
        {...GERMAN}
        mode="single"
        required
        selected={selected === undefined ? undefined : toLocalDate(selected)}
        onSelect={(date: Date) => isWithin(toDay(date), limits) && onSelect(toDay(date))}
        month={month}
        onMonthChange={setMonth}
        {...toPickerLimits(limits)}
        modifiers={limits.workdaysOnly ? { weekend: { dayOfWeek: [0, 6] } } : {}}
        hideNavigation
        showOutsideDays
        fixedWeeks
      />
      <div className={styles.footer}>
        {isWithin(today, limits) && (
          <Button variant="quiet" onClick={showToday}>
            Heute
          </Button>
        )}
        <Button variant="quiet" className={styles.close} onClick={onClose}>
          Schließen
        </Button>
      </div>
    </div>
  );
}

export interface CalendarProps extends DateLimits {
  selected: Day | undefined;
  onSelect: (day: Day) => void;
  onClose: () => void;
}

/**
 * Replaces the library's caption, because `MonthHeader` shows the month, and its weekday row, which is hidden from screen
 * readers.
 */
const COMPONENTS: Partial<CustomComponents> = {
  // Days of the weekend keep the focus: the library passes over disabled days by repeating the key's step, so a month would be left out.
  DayButton: (day) => <DayButton {...day} aria-disabled={day.modifiers.weekend} />,
  MonthCaption: () => <></>,
  Weekdays: (row) => (
    <thead>
      <tr {...row} />
    </thead>
  ),
};

const CLASS_NAMES = {
  root: styles.root,
  month_grid: styles.grid,
  weekday: styles.weekday,
  week: styles.week,
  week_number_header: styles.weekday,
  week_number: styles.weekNumber,
  day: styles.day,
  day_button: styles.dayButton,
  today: styles.today,
  selected: styles.selected,
  outside: styles.outside,
} as Partial<ClassNames>;

const GERMAN = {
  locale: de,
  showWeekNumber: true,
  formatters: { formatWeekNumberHeader: () => 'KW' },
  labels: {
    labelWeekNumberHeader: () => 'Kalenderwoche',
    labelWeekNumber: (week: number) => `Kalenderwoche ${week}`,
  },
  components: COMPONENTS,
  classNames: CLASS_NAMES,
} satisfies DayPickerProps;

function nearestDay(day: Day, { min, max }: DateLimits): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

/** The days in the range, and the first and last month that can be shown. */
function toPickerLimits({
  min,
  max,
}: DateLimits): Pick<DayPickerProps, 'startMonth' | 'endMonth'> & { disabled: Matcher[] } {
  const first = min === undefined ? undefined : toLocalDate(min);
  const last = max === undefined ? undefined : toLocalDate(max);
  return {
    ...(first && { startMonth: first }),
    ...(last && { endMonth: last }),
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
  };
}
