import { berlinDay } from '../pages/berlin-time.ts';
import { mapJson } from './json-tree.ts';
import { sanitiseHtml } from './sanitise.ts';

/**
 * What is stored instead of what was written:
 * - text in a property named `html` is sanitised;
 * - `{"daysFromToday": 5}` becomes the day `YYYY-MM-DD` that is five days after the day of loading in Berlin. That is for
 *   demonstration content whose deadlines must lie in the future whenever it is loaded; real content names real days.
 */
export function deriveStored(json: unknown, now: Date): unknown {
  return mapJson(json, (value, { key }) => {
    if (key === 'html' && typeof value === 'string') return sanitiseHtml(value);
    const days = daysFromToday(value);
    return days === undefined ? value : berlinDay(now, days);
  });
}

function daysFromToday(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined;
  const days = (value as { daysFromToday?: unknown }).daysFromToday;
  return Number.isInteger(days) ? Number(days) : undefined;
}
