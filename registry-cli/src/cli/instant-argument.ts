import { InvalidArgumentError } from 'commander';
import { readInstant } from '../terminal/berlin-time.ts';

/** How people write an instant, for the help of commands. */
export const INSTANT_HELP = '2026-11-27T18:00:00Z, or in Berlin: "2026-11-27 18:00"';

/**
 * Reads an instant from a command line, see `readInstant`.
 *
 * @returns RFC 3339 in UTC
 * @throws InvalidArgumentError
 */
export function instant(text: string): string {
  const value = readInstant(text);
  if (value !== undefined) return value;
  throw new InvalidArgumentError('Expected a time such as 2026-11-27T18:00:00Z or "2026-11-27 18:00".');
}
