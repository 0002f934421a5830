import fc from 'fast-check';

/** Texts with a special meaning somewhere between browser and PostgreSQL, and characters that only look like letters. */
const AWKWARD = [
  ...[
    '\u0301',
    '\u00ad',
    '\u200d',
    '\ufe0f',
    '\u0345',
    '\uff9e',
    '\u{e0001}',
    '\u0378',
    '\u{1f469}\u200d\u{1f4bb}',
  ],
  ...[
    '\0',
    '\u0001',
    '\u001f',
    '\u007f',
    '\ufeff',
    '\ufffe',
    '\uffff',
    '\u2028',
    '\u{10ffff}',
    '\ue000',
    '\ufdfa',
  ],
  ...[
    "'",
    "''",
    '"',
    '\\',
    '%',
    '_',
    ':*',
    ':A',
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
  ],
  ...[
    'ß',
    'ẞ',
    'İ',
    'ŉ',
    'ﬁ',
    '½',
    '⑴',
    'Å',
    '٣',
    '〇',
    '𝟘',
    '𐐷',
    'ae',
    ' ',
    '\t',
    '\n',
    '+',
    '=',
    '?',
    '#',
    '/',
  ],
];
const WORDS = [
  'miete',
  'dach',
  'Betriebskosten',
  'wohnnug',
  'Straße',
  'st',
  'und',
  'a',
  '7',
  'Kastanienhofgarten',
];

/** A piece of text: any code points, an awkward text or a word from the site. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc.constantFrom(...AWKWARD),
  fc.constantFrom(...WORDS),
);

/** Any text in a query, from empty to longer than the limit. */
export const anyInput = fc.oneof(
  { arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')), weight: 6 },
  { arbitrary: fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(' ')), weight: 4 },
  {
    arbitrary: fc.tuple(piece, fc.integer({ min: 50, max: 400 })).map(([text, times]) => text.repeat(times)),
    weight: 1,
  },
);

/** Almost valid numbers and days. */
const nearlyNumber = fc.oneof(
  fc.constantFrom(
    ...[
      '99.99.9999',
      '29.02.2025',
      '00.00.0000',
      '01.01.0000',
      '31.12.9999',
      '1e999',
      '-0',
      'NaN',
      'Infinity',
      '0x10',
    ],
    ...[
      '9'.repeat(400),
      '2147483648',
      '9223372036854775808',
      '1.000.000',
      '1,5',
      '١٢',
      '-1',
      '1_000',
      ' 7 ',
      '7\0',
    ],
  ),
  fc.double().map(String),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
  fc.tuple(fc.nat(40), fc.nat(20), fc.nat(99_999)).map((parts) => parts.join('.')),
);

/** Invalid encodings: lone surrogates, overlong forms, partial characters, a broken percent sign. */
const brokenBytes = fc.constantFrom(
  '%ED%A0%80',
  '%C0%80',
  '%F5%80%80%80',
  '%E4',
  '%',
  '%zz',
  '%00',
  '%ED%BF%BF',
);

/** A raw query string with some of the parameters, which may be repeated. */
export function anyQuery(parameters: readonly string[]): fc.Arbitrary<string> {
  const value = fc.oneof(
    { arbitrary: anyInput.map(encodeURIComponent), weight: 6 },
    { arbitrary: nearlyNumber.map(encodeURIComponent), weight: 3 },
    { arbitrary: brokenBytes, weight: 1 },
  );
  const name = fc.oneof(
    { arbitrary: fc.constantFrom(...parameters).map(encodeURIComponent), weight: 9 },
    { arbitrary: anyInput.map(encodeURIComponent), weight: 1 },
  );
  return fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }).map((pairs) =>
    pairs
      .map((pair) => pair.join('='))
      .join('&')
      .slice(0, 4000),
  );
}
