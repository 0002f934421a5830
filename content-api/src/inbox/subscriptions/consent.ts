import { ALERT_CONSENT, SUBSCRIPTION_CONSENT } from '@stadtraum/contracts/forms/subscription';
import { ANNOUNCEMENTS } from '../../announcements/announcements.ts';
import type { SavedSearch } from './saved-searches.ts';

/** The consent that a subscription requires, by what it is about. @param search null or undefined for announcements and subjects */
export function consentFor(search: Pick<SavedSearch, 'collection'> | null | undefined): {
  version: string;
  text: string;
} {
  return !search || search.collection === ANNOUNCEMENTS ? SUBSCRIPTION_CONSENT : ALERT_CONSENT;
}
