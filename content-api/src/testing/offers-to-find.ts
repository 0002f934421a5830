import { type ContentFiles, textPage } from './content-files.ts';
import type { TestSite } from './test-site.ts';

const RECORDS = 'collections/offers/records.json';

/** An offer of two rooms in Nord for 700 € a month. */
export function offer(uid: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    uid,
    slug: `wohnung-${uid}`,
    title: `Wohnung ${uid}`,
    district: 'Nord',
    rent: 700,
    rooms: 2,
    ...changes,
  };
}

/** Adds a list of offers, whose searches visitors can save, and the page for that. */
export function addOffers(files: ContentFiles, records: readonly Record<string, unknown>[]): void {
  files.write('collections/offers/collection.json', {
    queryPrefix: 'tx_offers',
    record: {
      type: 'object',
      properties: {
        slug: { type: 'string' },
        title: { type: 'string' },
        district: { type: 'string', enum: ['Hafen', 'Nord', 'Mitte'] },
        rent: { type: 'number' },
        rooms: { type: 'number' },
        free: { type: 'string' },
        letSince: { type: 'string' },
      },
    },
    filters: [
      { name: 'district', kind: 'choices', field: 'district' },
      { name: 'rent', kind: 'range', field: 'rent' },
      { name: 'rooms', kind: 'range', field: 'rooms' },
      { name: 'free', kind: 'date-range', field: 'free' },
    ],
    labels: {
      district: 'Bezirk',
      rentvon: 'Miete ab',
      rentbis: 'Miete bis',
      roomsvon: 'Zimmer ab',
      roomsbis: 'Zimmer bis',
      freevon: 'Frei ab',
      freebis: 'Frei bis',
    },
    savedSearch: {
      all: 'alle Angebote',
      prepositions: { district: 'im' },
      phrases: { rentbis: 'bis {value} € Miete' },
      record: { one: 'Angebot', many: 'Angebote' },
    },
    order: [{ field: 'rent', direction: 'ascending' }],
    hiddenFrom: 'letSince',
  });
  files.write('collections/offers/page.json', {
    ...{ path: '/angebote', id: 130, title: '{title} in {district}', label: '{title}' },
    alert: '{rent|euro} Miete, {rooms|number} Zimmer',
    regions: {
      main: [
        { id: 'detail', type: 'offer-facts', content: {}, source: { collection: 'offers', record: true } },
      ],
    },
  });
  files.write('pages/angebote.json', {
    ...textPage(131, 'Angebote'),
    regions: { main: [{ id: 'liste', type: 'offer-list', content: {}, source: { collection: 'offers' } }] },
  });
  files.write('pages/angebote/suche-abonnieren.json', {
    ...textPage(132, 'Suche'),
    regions: {
      main: [
        { id: 'suche', type: 'offer-search-subscription', content: {}, source: { collection: 'offers' } },
      ],
    },
  });
  files.write(RECORDS, records);
}

/** Replaces the offers of a running site. */
export async function changeOffers(
  site: TestSite,
  records: readonly Record<string, unknown>[],
): Promise<void> {
  site.files.write(RECORDS, records);
  await site.post('/load');
}

/**
 * Adds 10,000 confirmed subscribers (`s1@suche.example` …), each with a search of its own; every second one has a second search, which
 * finds everything.
 */
export async function saveTenThousandSearches(site: TestSite): Promise<void> {
  const add = (scope: string, filter: string, condition: string) =>
    site.sql(`insert into subscriptions (email, address, company, analytics, scope, announcement, subjects, search, consent_text, form_url,
      confirmed_at)
      select 's' || n || '@suche.example', 's' || n || '@suche.example', '', false, ${scope}, 0, '{}',
        jsonb_build_object('collection', 'offers', 'filter', ${filter}), '2026-11-alerts', 'x', now()
      from generate_series(1, 10000) n where ${condition}`);
  await add(
    `'search:' || n`,
    `jsonb_build_object('district', jsonb_build_array(case when n % 2 = 0 then 'Nord' else 'Hafen' end), 'rentbis', (600 + n)::text)`,
    'true',
  );
  await add(`'search:all'`, `'{}'::jsonb`, 'n % 2 = 0');
}
