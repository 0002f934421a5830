import type { Offer } from './offer.ts';

/** Number of days for which an offer counts as new. */
const NEW_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether an offer is at most `NEW_DAYS` days old. Both dates are `YYYY-MM-DD`. */
export function isNew({ published }: Pick<Offer, 'published'>, today: string): boolean {
  return Date.parse(today) - Date.parse(published) <= NEW_DAYS * DAY_MS;
}
