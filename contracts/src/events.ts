import type { ConsentService, ConsentStatus } from './consent.ts';

/** The events on the bus and their payloads, named `<subject>/<past participle>`. A new listener receives the last event. */
export interface BusEvents {
  /** The status of every service, published at page load and whenever one changes. */
  'consent/changed': Readonly<Record<ConsentService, ConsentStatus>>;
  /** The page's query string changed without navigation; it starts with `?` or is empty. */
  'url/changed': { search: string };
  /** A list shows a new result. */
  'results/changed': { list: string; total: number };
  /** The visitor points at a place in a list, or stops: `path` is the path of the place's page, or empty. Maps highlight its pin. */
  'place/highlighted': { path: string };
}
