import { germanDate } from '../kernel/german-date.ts';
import { pictureAddresses, videoAddress } from './media-addresses.ts';
import { openingHours } from './opening-hours.ts';
import { postalAddress } from './postal-address.ts';

/**
 * Converts a field's value for a text or for structured data. Undefined if the value does not have the format.
 *
 * @param today the day in Berlin; undefined where a value may not depend on it
 */
type Format = (value: unknown, today?: string) => unknown;

const EURO = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const DAY_MS = 86_400_000;
const NUMBER = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2, useGrouping: false });

/** The formats that a field in braces may name: `{totalRent|euro}`. */
export const FORMATS: Readonly<Record<string, Format>> = {
  /** `563,56 €` */
  euro: (value) => (typeof value === 'number' ? EURO.format(value) : undefined),
  /** `58,4` */
  number: (value) => (typeof value === 'number' ? NUMBER.format(value) : undefined),
  /** `19. Dezember 2026`, from `2026-12-19` */
  day: germanDay,
  /** `19. Dezember 2026`, but `sofort` from that day on */
  'starting-day': (value, today) => {
    const day = germanDay(value);
    return day !== undefined && today !== undefined && String(value) <= today ? 'sofort' : day;
  },
  /** `heute`, `gestern` or `dem 19. November 2026`: to follow “seit” */
  'since-day': (value, today) => {
    const day = germanDay(value);
    if (day === undefined || today === undefined) return day;
    const days = Math.round((Date.parse(today) - Date.parse(String(value).slice(0, 10))) / DAY_MS);
    return ['heute', 'gestern'][days] ?? `dem ${day}`;
  },
  /** `2026-12-19`, but today from that day on */
  'coming-day': (value, today) => {
    const [day] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? [];
    return day !== undefined && today !== undefined && day < today ? today : day;
  },
  /** `PT8S`: an ISO 8601 duration, from seconds */
  duration: (value) => (typeof value === 'number' ? `PT${value}S` : undefined),
  /** A schema.org PostalAddress, from `Mühlenweg 7, 09997 Elsenau` */
  'postal-address': (value) => postalAddress(String(value)),
  /** OpeningHoursSpecifications, from `["Montag bis Donnerstag 8:30–17:00 Uhr"]` */
  'opening-hours': (value) => (Array.isArray(value) ? openingHours(value.map(String)) : undefined),
  /** Paths of the JPEGs of all pictures in the value */
  pictures: pictureAddresses,
  /** Path of the JPEG of the first picture in the value */
  picture: (value) => pictureAddresses(value)?.[0],
  /** Path of a video's MP4 */
  video: videoAddress,
};

function germanDay(value: unknown): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(String(value)) ?? [];
  return day && germanDate(day);
}
