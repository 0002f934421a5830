import { berlinDay } from '../../../kernel/berlin-time.ts';
import { isDay } from '../../../kernel/calendar-day.ts';
import { type BoundsRules, bounds, readBounds, within } from './bounds.ts';
import type { FilterKind } from './filter-kind.ts';

/**
 * Matches if the day is between two days, both inclusive and optional: `prefix[<name>von]` and `prefix[<name>bis]`, as `dd.mm.yyyy`.
 * The field contains a day (`2026-11-20`) or an instant (`2026-11-20T23:30:00Z`), which is converted to its day in Berlin.
 */
export const dateRange: FilterKind = {
  fieldTypes: ['string'],
  parameters: ({ name }) => bounds(name),
  read: ({ name }, values) => readBounds(name, values, RULES).values,
  problems: ({ name }, values) => readBounds(name, values, RULES).problems,
  test: ({ name, field }, values) => within(name, field, values, typedDayNumber),
  keys({ field }, record) {
    const day = dayOf(record[field]);
    return day === undefined ? {} : { numbers: { [field]: dayNumber(day) } };
  },
};

/** `8.3.2027` becomes `08.03.2027`; days that do not exist and years without four digits are ignored. */
function readDay(typed: string): string {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(typed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso.split('-').reverse().join('.') : '';
}

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (isDay(value)) return value;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? undefined : berlinDay(new Date(instant));
}

/** `20.11.2026` → 20261120 */
function typedDayNumber(day: string): number {
  return dayNumber(day.split('.').reverse().join('-'));
}

/** `2026-11-20` → 20261120 */
function dayNumber(iso: string): number {
  return Number(iso.replaceAll('-', ''));
}

const RULES: BoundsRules = {
  normalise: readDay,
  toNumber: typedDayNumber,
  invalid: 'not-a-date',
  reversed: 'before-start',
};
