import type { RequestSequence } from './load.ts';

/** The number of connections in modes that mix pages. */
const CONNECTIONS = 10;

/** The share of filtered lists in a mix of all pages. */
const FILTERED_SHARE = 0.2;

const OFFERS = { path: '/immobilien/angebote', prefix: 'tx_dmshoffers_offerslist' };
const PICTURES = { path: '/presse/bildmaterial', prefix: 'tx_dmpressasset_imagelist' };
const PROJECTS = { path: '/immobilien/projekte', prefix: 'tx_dmshprojects_projectslist' };
const DISTRICTS = ['Altstadt', 'Brückenkopf', 'Hafen', 'Lindental', 'Mitte', 'Nord', 'Südring'];
const TOPICS = ['Neubau', 'Sanierung', 'Energie', 'Quartier', 'Unternehmen', 'Ausbildung'];
const FEATURES = ['WBS-Wohnungen', 'barrierefrei', 'Holzbau', 'Denkmal', 'Kita'];

/** One page for each connection, so that no rendering is shared between identical concurrent requests. */
export function eachPage(paths: readonly string[]): RequestSequence[] {
  return paths.map((path) => () => path);
}

/** Filtered lists of offers, pictures and projects, none of which is cached. */
export function filteredLists(): RequestSequence[] {
  return sequences(() => filteredList(nextNumber()));
}

/** Pages that do not exist, each requested once. */
export function missingPages(): RequestSequence[] {
  return sequences(() => `/gibt-es-nicht-${nextNumber()}`);
}

/** All pages in random order, and filtered lists between them. The order is the same in each run. */
export function mixedPages(paths: readonly string[]): RequestSequence[] {
  return sequences((random) => {
    if (random() < FILTERED_SHARE) return filteredList(nextNumber());
    return paths[Math.floor(random() * paths.length)] ?? '/';
  });
}

/** Counts filtered lists and missing pages. */
let lastNumber = 0;

function nextNumber(): number {
  lastNumber += 1;
  return lastNumber;
}

function sequences(next: (random: () => number) => string): RequestSequence[] {
  return Array.from({ length: CONNECTIONS }, (_, connection) => {
    const random = randomNumbers(connection + 1);
    return () => next(random);
  });
}

/** Filters that visitors might choose, and that find something: flats by rent and more, pictures by topic, projects by feature. */
export function filteredList(number: number): string {
  const pick = (values: readonly string[]) => values[number % values.length] ?? '';
  if (number % 3 === 1) {
    const shape = number % 2 > 0 ? [['shape', 'Querformat'] as const] : [];
    return addressOf(PICTURES, [['topic', pick(TOPICS)], ...shape]);
  }
  if (number % 3 === 2) return addressOf(PROJECTS, [['features', pick(FEATURES)]]);
  return addressOf(OFFERS, [
    ['rentbis', String(900 + (number % 900))],
    ...(number % 4 === 0 ? [['district', pick(DISTRICTS)] as const] : []),
    ...(number % 2 > 0 ? [['roomsvon', '2'] as const] : []),
    ...(number % 6 === 0 ? [['sort', 'rent'] as const] : []),
  ]);
}

function addressOf(
  { path, prefix }: { path: string; prefix: string },
  filters: readonly (readonly [name: string, value: string])[],
): string {
  return `${path}?${new URLSearchParams(filters.map(([name, value]) => [`${prefix}[${name}]`, value]))}`;
}

/** Numbers from 0 to 1, by a linear congruential generator: the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
