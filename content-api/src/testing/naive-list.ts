import { DISTRICTS, EQUIPMENT, type Home } from './homes.ts';

/** The content of a list block, as the naive model computes it. */
export interface NaiveList {
  filter: Record<string, string | boolean | string[]>;
  options: Record<string, { value: string; hits: number }[]>;
  sort: string;
  items: Record<string, unknown>[];
  hidden?: Record<string, unknown>[];
  queryPrefix: string;
  problems?: { name: string; typed: string; reason: string }[];
  total: number;
  page: number;
  pages: number;
}

type Test = (home: Home) => boolean;

/**
 * Computes the list of homes without a database. It is written from the specification, independently of the code.
 *
 * @returns undefined for a page beyond the last
 */
export function naiveList(homes: Home[], pairs: [string, string][]): NaiveList | undefined {
  const all = (name: string) =>
    pairs.filter(([key]) => key === `tx_homes[${name}]`).map(([, value]) => value);
  const first = (name: string) => all(name)[0] ?? '';
  const requestedEquipment = [...all('ausstattung'), ...all('ausstattung][')];
  const [rent, free] = [range('miete', first, amountOf, Number), range('frei', first, dayOf, isoDay)];
  const named = [...new Set(all('gemerkt').join(',').split(',').map(Number))].filter((uid) => uid > 0);
  const filter = {
    titel: [
      ...first('titel')
        .replace(/\p{Cc}+/gu, ' ')
        .trim(),
    ]
      .slice(0, 200)
      .join('')
      .trim(),
    bezirk: DISTRICTS.includes(first('bezirk')) ? first('bezirk') : '',
    ausstattung: EQUIPMENT.filter((value) => requestedEquipment.includes(value)),
    keller: !['', '0', 'false'].includes(first('keller')),
    mietevon: rent.from,
    mietebis: rent.to,
    freivon: free.from,
    freibis: free.to,
    gemerkt: named.join(','),
    submitted: all('__referrer][@extension').length > 0,
  };
  const tests: Record<string, Test> = {
    titel: ({ title }) => fold(title).includes(fold(filter.titel)),
    bezirk: ({ district }) => filter.bezirk === '' || district === filter.bezirk,
    ausstattung: ({ equipment }) =>
      filter.ausstattung.length === 0 || equipment.some((entry) => filter.ausstattung.includes(entry)),
    keller: ({ cellar }) => !filter.keller || cellar === true,
    miete: ({ rent = Number.NaN }) =>
      (filter.mietevon === '' || rent >= Number(filter.mietevon)) &&
      (filter.mietebis === '' || rent <= Number(filter.mietebis)),
    frei: ({ available }) =>
      (filter.freivon === '' || berlinDay(available) >= isoDay(filter.freivon)) &&
      (filter.freibis === '' || berlinDay(available) <= isoDay(filter.freibis)),
    gemerkt: ({ uid }) => named.length === 0 || named.includes(uid),
  };
  const hitsWith = (more: Record<string, Test>) =>
    visibleHomes(homes).filter((home) => Object.values({ ...tests, ...more }).every((test) => test(home)));
  const sort = ['miete', 'zimmer-ab'].includes(first('sort')) ? first('sort') : '';
  const hits = hitsWith({}).sort((a, b) => COMPARE[sort]?.(a, b) || a.uid - b.uid);
  const pages = Math.max(1, Math.ceil(hits.length / 12));
  const page = /^[1-9]\d*$/.test(first('page')) ? Number(first('page')) : 1;
  if (page > pages) return undefined;
  const unknown = (name: string, values: string[], known: string[]) =>
    [...new Set(values)]
      .filter((value) => !known.includes(value))
      .flatMap((value) => problem(name, value, 'not-an-option'));
  const problems = [
    ...unknown('bezirk', [first('bezirk')], DISTRICTS),
    ...unknown('ausstattung', requestedEquipment, EQUIPMENT).slice(0, 3),
    ...rent.problems('not-a-number', 'below-start'),
    ...free.problems('not-a-date', 'before-start'),
  ];
  const hidden = homes
    .filter((home) => named.includes(home.uid) && !visibleHomes(homes).includes(home))
    .sort((a, b) => COMPARE['']?.(a, b) || a.uid - b.uid);
  const item = ({ uid, title, slug }: Home) => ({ uid, title, path: `/wohnungen/${slug}` });
  return {
    ...(problems.length > 0 ? { problems } : {}),
    ...(hidden.length > 0 ? { hidden: hidden.map(item) } : {}),
    ...{ queryPrefix: 'tx_homes', filter, sort, total: hits.length, page, pages },
    items: hits.slice(12 * (page - 1), 12 * page).map(item),
    options: {
      bezirk: DISTRICTS.map((value) => ({
        value,
        hits: hitsWith({ bezirk: ({ district }) => district === value }).length,
      })),
      ausstattung: EQUIPMENT.map((value) => ({
        value,
        hits: hitsWith({ ausstattung: ({ equipment }) => equipment.includes(value) }).length,
      })),
    },
  };
}

/** Both ends of a range; an end before the start counts as empty. */
function range(
  name: string,
  first: (parameter: string) => string,
  read: (typed: string) => string,
  comparable: (value: string) => string | number,
) {
  const [typedFrom, typedTo] = [first(`${name}von`), first(`${name}bis`)];
  const [from, to] = [read(typedFrom), read(typedTo)];
  const isReversed = from !== '' && to !== '' && compare(comparable(to), comparable(from)) < 0;
  return {
    from,
    to: isReversed ? '' : to,
    problems: (invalid: string, reversed: string) => [
      ...(from === '' ? problem(`${name}von`, typedFrom, invalid) : []),
      ...(to === '' ? problem(`${name}bis`, typedTo, invalid) : []),
      ...(isReversed ? problem(`${name}bis`, typedTo, reversed) : []),
    ],
  };
}

function problem(name: string, value: string, reason: string) {
  const typed = value.replace(/\p{Cc}+/gu, ' ').trim();
  return typed === '' ? [] : [{ name, typed, reason }];
}

/** Records that are visible today. */
export function visibleHomes(homes: Home[]): Home[] {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  return homes.filter(({ gone }) => gone === undefined || gone > today);
}

const COMPARE: Record<string, (a: Home, b: Home) => number> = {
  '': (a, b) => compare(sortKey(a.title), sortKey(b.title)),
  miete: (a, b) => compare(a.rent ?? Number.MAX_VALUE, b.rent ?? Number.MAX_VALUE),
  'zimmer-ab': (a, b) => b.rooms - a.rooms || compare(b.rent ?? -1, a.rent ?? -1),
};

function compare<T extends string | number | Buffer>(a: T, b: T): number {
  if (Buffer.isBuffer(a) && Buffer.isBuffer(b)) return Buffer.compare(a, b);
  return a < b ? -1 : a > b ? 1 : 0;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').normalize('NFC');
}

/** A sort key of UTF-8 bytes, which sorts titles as a database does. */
function sortKey(text: string): Buffer {
  return Buffer.from(`${fold(text).normalize('NFD').replace(/\p{M}/gu, '')}\u0001${fold(text)}`);
}

/** `1.200,50` → `1200.5`; empty for invalid amounts. */
function amountOf(typed: string): string {
  const amounts: Record<string, string> = {
    '1.000': '1000',
    '1.200,50': '1200.5',
    '499,99': '499.99',
    '700.5': '700.5',
  };
  return amounts[typed] ?? (/^[0-9]{1,9}$/.test(typed) ? String(Number(typed)) : '');
}

function dayOf(typed: string): string {
  const [, day = 0, month = 0, year = 0] = (/^\s*(\d\d?)\.(\d\d?)\.(\d{4})\s*$/.exec(typed) ?? []).map(
    Number,
  );
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = day > 0 && date.getUTCDate() === day && date.getUTCMonth() === month - 1;
  return exists ? date.toISOString().slice(0, 10).split('-').reverse().join('.') : '';
}

function isoDay(day: string): string {
  return day.split('.').reverse().join('-');
}

function berlinDay(available: string): string {
  if (!available.includes('T')) return available;
  return new Date(available).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
}
