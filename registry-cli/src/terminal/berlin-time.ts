const ZONE = 'Europe/Berlin';
/** Offsets of Berlin from UTC in minutes: summer, winter. */
const OFFSETS = [120, 60];

const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/i;
const ISO_LOCAL =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})[T ](?<hour>\d{1,2}):(?<minute>\d{2})(:(?<second>\d{2}))?$/;
const GERMAN_LOCAL =
  /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}),? (?<hour>\d{1,2}):(?<minute>\d{2})(:(?<second>\d{2}))?$/;

/** `sv-SE` formats as `2026-11-27 18:00:00`. */
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * Reads an instant as people write it: RFC 3339, or a time in Berlin such as `2026-11-27 18:00` or `27.11.2026 18:00`. Of a time that the
 * clocks show twice in autumn, the first one.
 *
 * @returns RFC 3339 in UTC; undefined if it is no time, or one that the clocks skip in spring
 */
export function readInstant(text: string): string | undefined {
  if (RFC_3339.test(text)) return isoOf(Date.parse(text));
  const { groups } = ISO_LOCAL.exec(text) ?? GERMAN_LOCAL.exec(text) ?? {};
  if (!groups) return undefined;
  const { year, month = '', day = '', hour = '', minute, second = '00' } = groups;
  const date = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  const local = `${date} ${hour.padStart(2, '0')}:${minute}:${second}`;
  const asUtc = Date.parse(`${local.replace(' ', 'T')}Z`);
  const instant = OFFSETS.map((offset) => asUtc - offset * 60_000).find(
    (candidate) => !Number.isNaN(candidate) && berlinTime(candidate) === local,
  );
  return instant === undefined ? undefined : isoOf(instant);
}

/** An instant (RFC 3339) as a time in Berlin: `2026-11-27 18:00:05`. */
export function inBerlin(instant: string): string {
  return berlinTime(Date.parse(instant));
}

function berlinTime(ms: number): string {
  return FORMAT.format(ms);
}

function isoOf(ms: number): string | undefined {
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString();
}
