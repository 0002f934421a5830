import type { Offer } from './offer.ts';

/** By the offer's age in days. Older offers are not new: a label on most cards of a list would say nothing. */
const LABELS = ['Neu seit heute', 'Neu seit gestern', 'Neu seit vorgestern'];
const DAY_MS = 86_400_000;

/** Says since when a new offer has been online; undefined for other offers. Both dates are `YYYY-MM-DD`. */
export function newLabel({ published }: Pick<Offer, 'published'>, today: string): string | undefined {
  return LABELS[(Date.parse(today) - Date.parse(published)) / DAY_MS];
}
