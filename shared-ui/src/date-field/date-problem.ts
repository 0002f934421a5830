import { weekdayOf } from '../german-format/german-format.ts';
import { type Day, formatDateText, parseDateText } from './date-text.ts';

/** The allowed days. */
export interface DateLimits {
  /** The first allowed day. @default no limit */
  min?: Day | undefined;
  /** The last allowed day. @default no limit */
  max?: Day | undefined;
  /** Whether only Monday to Friday are allowed. @default false */
  workdaysOnly?: boolean | undefined;
}

/** The reason for rejecting a text, as a sentence for visitors; undefined for allowed days and empty text. */
export function dateProblem(text: string, limits: DateLimits): string | undefined {
  const parsed = parseDateText(text);
  if (parsed.kind === 'empty') return undefined;
  if (parsed.kind === 'impossible') {
    return `Den ${text.trim()} gibt es nicht. Bitte prüfen Sie Tag und Monat.`;
  }
  if (!isInRange(parsed.day, limits)) return `Bitte wählen Sie einen Tag ${describeRange(limits)}.`;
  if (isWithin(parsed.day, limits)) return undefined;
  return `Der ${text.trim()} ist ein ${weekdayOf(parsed.day)}. Bitte wählen Sie einen Tag von Montag bis Freitag.`;
}

export function isWithin(day: Day, limits: DateLimits): boolean {
  return isInRange(day, limits) && !(limits.workdaysOnly && WEEKEND.includes(weekdayOf(day)));
}

const WEEKEND = ['Samstag', 'Sonntag'];

function isInRange(day: Day, { min, max }: DateLimits): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

function describeRange({ min, max }: DateLimits): string {
  if (min !== undefined && max !== undefined)
    return `vom ${formatDateText(min)} bis zum ${formatDateText(max)}`;
  return min === undefined ? `bis zum ${max && formatDateText(max)}` : `ab dem ${formatDateText(min)}`;
}
