import type { RawRequest } from '../site/raw-request.ts';

/** The parts of a page model that the fuzzer uses. */
export interface FuzzedPage {
  path: string;
  queryParameters: string[];
  regions: Record<string, { id: string; type: string; content: object }[]>;
}

export type InputKind = 'search' | 'suggestion' | 'filter' | 'path' | 'data' | 'form';

/** One request of the fuzzer. */
export interface FuzzInput extends Pick<RawRequest, 'method' | 'headers' | 'body'> {
  kind: InputKind;
  target: string;
}

const AWKWARD_TEXTS = [
  ...[
    '\u0301',
    '\u00ad',
    '\u200d',
    '\ufe0f',
    '\uff9e',
    '\u{e0001}',
    '\u0378',
    '\u{1f469}\u200d\u{1f4bb}',
    '\ufdfa',
  ],
  ...[
    '\0',
    '\u0001',
    '\u007f',
    '\ufeff',
    '\uffff',
    '\u2028',
    '\u{10ffff}',
    '\ue000',
    'ß',
    'İ',
    'ŉ',
    'ﬁ',
    '½',
    '⑴',
    '𝟘',
  ],
  ...[
    "'",
    '"',
    '\\',
    '%',
    '_',
    ':*',
    '&',
    '|',
    '!',
    '(',
    ')',
    '<->',
    '$1',
    '--',
    ';',
    '{',
    '}',
    '[',
    ']',
    '..',
    '//',
  ],
  ...[
    '99.99.9999',
    '31.12.9999',
    '1e999',
    '-1',
    'NaN',
    '2147483648',
    '9'.repeat(60),
    '1.000,50',
    '__proto__',
    '<b>',
  ],
];
const WORDS = [
  ...[
    'miete',
    'wohnung',
    'dach',
    'garten',
    'straße',
    'haus',
    'projekt',
    'betriebskosten',
    'und',
    'der',
    'a',
    'e',
    'st',
  ],
  ...[
    'mietze',
    'wohnnug',
    'schuule',
    'projketentwicklung',
    'abcdefghijklmnopqrst',
    'donaudampfschifffahrtskapitaen',
  ],
];
const BROKEN_BYTES = ['%ED%A0%80', '%C0%80', '%F5%80%80%80', '%E4', '%', '%zz', '%00'];
const DATA_URLS = [
  '/daten/ausschreibungen.atom?gewerk=',
  '/daten/presse/bilder.zip?bild=187&seite=',
  '/daten/presse/bilder.zip?bild=',
  '/daten/vorschau/',
  '/daten/ausschreibungen/',
  '/daten/treffer/immobilien/angebote?tx_dmshoffers_offerslist%5Brentbis%5D=',
  '/daten/treffer/',
  '/media/',
];

/**
 * Generates hostile and malformed requests; the same seed gives the same requests.
 *
 * @param pages pages whose parameters and forms the requests use
 */
export function fuzzInputs(pages: readonly FuzzedPage[], count: number, seed: number): FuzzInput[] {
  const random = randomFrom(seed);
  const randomBelow = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Value>(values: readonly Value[]): Value => values[randomBelow(values.length)] as Value;
  const upTo = <Value>(max: number, make: () => Value) => Array.from({ length: 1 + randomBelow(max) }, make);

  const anyCharacter = () => {
    const point = randomBelow(4) === 0 ? randomBelow(0x110000) : randomBelow(0x3000);
    return point >= 0xd800 && point <= 0xdfff ? '\u0301' : String.fromCodePoint(point);
  };
  const piece = () => oneOf([() => oneOf(WORDS), () => oneOf(AWKWARD_TEXTS), anyCharacter])();
  const text = () => {
    if (randomBelow(12) === 0) return piece().repeat(1 + randomBelow(200));
    return upTo(10, piece).join(oneOf(['', ' ', ' ', '-']));
  };
  const value = () =>
    randomBelow(15) === 0 ? oneOf(BROKEN_BYTES) : encodeURIComponent(text()).slice(0, 2500);

  const withParameters = pages.filter(({ queryParameters }) => queryParameters.length > 0);
  const forms = pages.flatMap((page) => formFieldsOf(page).map((form) => ({ path: page.path, ...form })));
  const make: Record<InputKind, () => Omit<FuzzInput, 'kind'>> = {
    search: () => ({
      target: `/suche?q=${value()}${randomBelow(3) === 0 ? `&seite=${value()}&art=${value()}` : ''}`,
    }),
    suggestion: () => ({ target: `/daten/suchvorschlaege?q=${value()}` }),
    filter: () => {
      const { path, queryParameters } = oneOf(withParameters);
      const pairs = upTo(5, () => `${encodeURIComponent(oneOf(queryParameters))}=${value()}`);
      return { target: `${path}?${pairs.join('&')}` };
    },
    path: () => ({
      target: randomBelow(2) === 0 ? `${oneOf(pages).path}/${value()}` : `/${upTo(6, value).join('/')}`,
    }),
    data: () => ({ target: oneOf(DATA_URLS) + value() + oneOf(['', '', '.jpg', '.ics']) }),
    form: () => {
      const { path, form, fields } = oneOf(forms);
      const pairs = [['__form', form], ...fields.map((field) => [field, text()])];
      const body = pairs
        .filter(() => randomBelow(5) > 0)
        .map(
          ([name, fieldValue]) =>
            `${encodeURIComponent(`tx_powermail_pi1[${name}]`)}=${encodeURIComponent(fieldValue ?? '')}`,
        )
        .join('&')
        .slice(0, 15_000);
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
        accept: oneOf(['text/html', 'application/json']),
      };
      return { target: path, method: 'POST', headers, body };
    },
  };
  const kinds: InputKind[] = [
    'search',
    'search',
    'filter',
    'filter',
    'filter',
    'suggestion',
    'path',
    'path',
    'data',
    'form',
  ];
  return Array.from({ length: count }, () => {
    const kind = oneOf(kinds);
    const input = { kind, ...make[kind]() };
    return { ...input, target: input.target.slice(0, 4090) };
  });
}

/** Ids of a page's forms and the names of their fields. */
function formFieldsOf({ regions }: FuzzedPage): { form: string; fields: string[] }[] {
  const blocks = Object.values(regions).flat();
  return blocks.flatMap(({ id, type, content }) => {
    if (type !== 'contact-form') return [];
    const { form } = content as { form?: { pages?: { fields: { name?: string }[] }[] } };
    const fields = form?.pages?.flatMap((page) => page.fields.flatMap(({ name }) => name ?? [])) ?? [];
    return [{ form: id, fields }];
  });
}

/** Mulberry32: numbers from 0 to 1; the same seed gives the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
