import { type Day, formatDateText, parseDateText } from './date-text.ts';

/** The range of allowed days, inclusive. */
export interface DateLimits {
  /** The first allowed day. @default no limit */
  min?: Day | undefined;
  /** The last allowed day. @default no limit */
  max?: Day | undefined;
}

/** The reason for rejecting a text, as a sentence for visitors; undefined for allowed days and empty text. */
export function dateProblem(text: string, { min, max }: DateLimits): string | undefined {
  const parsed = parseDateText(text);
  if (parsed.kind === 'empty') return undefined;
  if (parsed.kind === 'impossible') {
    return `Den ${text.trim()} gibt es nicht. Bitte prüfen Sie Tag und Monat.`;
  }
  if (isWithin(parsed.day, { min, max })) return undefined;
  return `Bitte wählen Sie einen Tag ${describeLimits({ min, max })}.`;
}

export function isWithin(day: Day, { min, max }: DateLimits): boolean {
  return (min === undefined || day >= min) && (max === undefined || day <= max);
}

function describeLimits({ min, max }: DateLimits): string {
  if (min !== undefined && max !== undefined)
    return `vom ${formatDateText(min)} bis zum ${formatDateText(max)}`;
  return min === undefined ? `bis zum ${max && formatDateText(max)}` : `ab dem ${formatDateText(min)}`;
}
