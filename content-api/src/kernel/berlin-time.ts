const BERLIN = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const HOUR_MS = 3_600_000;

/** The calendar day in Berlin, `YYYY-MM-DD`, `days` after the day of `now`. */
export function berlinDay(now: Date, days = 0): string {
  const { year, month, day } = berlinParts(now);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + days)).toISOString().slice(0, 10);
}

/** The local time in Berlin, `YYYY-MM-DDTHH:MM`. */
export function berlinMinute(now: Date): string {
  const { year, month, day, hour, minute } = berlinParts(now);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The instant at which the next day begins in Berlin. */
export function nextBerlinDay(now: Date): Date {
  const midnightUtc = Date.parse(berlinDay(now, 1));
  // Berlin is one hour ahead of UTC, or two in summer: exactly one of the two candidates is midnight in Berlin.
  const summer = new Date(midnightUtc - 2 * HOUR_MS);
  return berlinParts(summer).hour === '00' ? summer : new Date(midnightUtc - HOUR_MS);
}

/** The instant at which a day begins in Berlin. @param day `YYYY-MM-DD` */
export function startOfBerlinDay(day: string): Date {
  return nextBerlinDay(new Date(Date.parse(day) - 12 * HOUR_MS));
}

function berlinParts(instant: Date): Record<string, string> {
  return Object.fromEntries(BERLIN.formatToParts(instant).map(({ type, value }) => [type, value]));
}
