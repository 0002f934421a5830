import type { Day } from './date-text.ts';

/** Returns midnight of the day in the visitor's time zone, as the calendar expects. */
export function toLocalDate(day: Day): Date {
  return new Date(`${day}T00:00:00`);
}

export function toDay(date: Date): Day {
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${year}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** Returns midnight of the first day of the day's month. */
export function firstOfMonth(day: Day): Date {
  return toLocalDate(`${day.slice(0, 7)}-01`);
}

/** @param month midnight of its first day */
export function addMonths(month: Date, months: number): Date {
  const other = new Date(month);
  other.setMonth(other.getMonth() + months);
  return other;
}
