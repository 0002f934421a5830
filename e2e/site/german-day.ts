const DAY_MS = 86_400_000;

/** The day in Berlin `days` after today, or the Monday after it if it is on a weekend, as visitors type it: `31.12.2026`. */
export function germanWorkdayIn(days: number): string {
  const day = startOfToday() + days * DAY_MS;
  const weekday = new Date(day).getUTCDay();
  return asTyped(day + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) * DAY_MS);
}

/** A Saturday in Berlin, 7 to 13 days after today. */
export function germanSaturday(): string {
  const today = startOfToday();
  return asTyped(today + (13 - new Date(today).getUTCDay()) * DAY_MS);
}

/** The calendar day in Berlin, as if it began at midnight UTC: days of calendars have no daylight saving. */
function startOfToday(): number {
  return Date.parse(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }));
}

function asTyped(day: number): string {
  return new Date(day).toISOString().slice(0, 10).split('-').reverse().join('.');
}
