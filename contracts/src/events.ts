import type { ConsentService, ConsentStatus } from './consent.ts';

/** Events of the bus with their payloads, named `<subject>/<past participle>`. The bus replays the last one to late listeners. */
export interface BusEvents {
  /** A visitor's decision about one service, also the stored one at page load. */
  'consent/changed': Readonly<Record<ConsentService, ConsentStatus>>;
  /** The query string of the page changed without a navigation; the string starts with `?` or is empty. */
  'url/changed': { search: string };
  /** A list shows a new result. */
  'results/changed': { list: string; total: number };
  /** A visitor points at a place in a list or leaves it; `path` is that of its page, empty for none. A map marks its pin. */
  'place/highlighted': { path: string };
}
