import { type TimeClaim, timeClaims } from './time-claims.ts';

/** What a text's times are compared with. */
export interface Reader {
  /** The day on which the text is read, or was written: `YYYY-MM-DD`. */
  day: string;
  /** The field with the year in which the house was built, and the year. */
  built?: { field: string; year: number };
}

/** Announcements that are longer past tell history in the present tense. */
const MAX_STALE_YEARS = 3;
const MAX_QUOTED = 80;
/** Most texts name no year, and need no closer look. */
const YEAR = /(?:19|20)\d\d/;

/** Reasons why a text's times cannot be right: what it announces is over, or what it reports lies ahead or before the house was built. */
export function wrongTimes(text: string, reader: Reader): string[] {
  if (!YEAR.test(text)) return [];
  return timeClaims(text).flatMap((claim) => wrongTime(claim, reader) ?? []);
}

function wrongTime({ kind, time, clause, isRenewal }: TimeClaim, { day, built }: Reader): string | undefined {
  const quoted = `"${shorten(clause)}"`;
  if (kind === 'announcement') {
    const isHistory = Number(time.to.slice(0, 4)) < Number(day.slice(0, 4)) - MAX_STALE_YEARS;
    if (time.to >= day || isHistory) return undefined;
    return `${quoted} kündigt etwas an, aber "${time.words}" ist vorbei (verglichen mit "${day}")`;
  }
  if (time.from > day)
    return `${quoted} berichtet von etwas, aber "${time.words}" kommt erst (verglichen mit "${day}")`;
  if (isRenewal && built && Number(time.to.slice(0, 4)) <= built.year)
    return `${quoted} kann nicht stimmen: Das Haus ist erst von ${built.year} ("${built.field}")`;
  return undefined;
}

function shorten(text: string): string {
  return text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED - 1)}…` : text;
}
