import type { OfferRecord } from './offer-record.ts';

const COMMERCIAL_KINDS = ['Laden', 'Büro'];

/** Whether people live in what is offered; tenants of shops and offices need no Wohnberechtigungsschein, for example. */
export function isHome({ kind }: Pick<OfferRecord, 'kind'>): boolean {
  return !COMMERCIAL_KINDS.includes(kind);
}
