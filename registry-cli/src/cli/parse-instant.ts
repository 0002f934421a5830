import { InvalidArgumentError } from 'commander';

/** `2026-11-27 18:00`, `2026-11-27T18:00:12.345+01:00`; seconds and the offset may be missing. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/i;
const MINUTE_MS = 60_000;
/** Berlin's offsets from UTC. Of an hour that a clock shows twice, the first one is in summer time. */
const OFFSETS = ['+02:00', '+01:00'];
const BERLIN = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const INSTANT_HELP = 'RFC 3339, or the time in Berlin such as "2026-11-27 18:00"';

/**
 * Reads an instant from a command line: RFC 3339, or without an offset the time in Berlin.
 *
 * @returns RFC 3339, in UTC
 * @throws InvalidArgumentError also for an hour that clocks in Berlin skip
 */
export function parseInstant(text: string): string {
  const [, day, minute, second = ':00', offset] = INSTANT.exec(text.trim()) ?? [];
  const candidates = offset === undefined ? OFFSETS : [offset.toUpperCase()];
  for (const candidate of candidates) {
    const ms = Date.parse(`${day}T${minute}${second}${candidate}`);
    if (Number.isNaN(ms)) continue;
    const isMeant =
      offset === undefined
        ? BERLIN.format(ms) === `${day} ${minute}`
        : // Date.parse takes the 31st of February for the 3rd of March.
          new Date(ms + minutesOf(candidate) * MINUTE_MS).toISOString().startsWith(`${day}T${minute}`);
    if (isMeant) return new Date(ms).toISOString();
  }
  throw new InvalidArgumentError(`Expected ${INSTANT_HELP}.`);
}

/** Minutes of an offset such as `+01:30` or `Z`. */
function minutesOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/.exec(offset) ?? [];
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
}
