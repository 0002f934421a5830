import fc from 'fast-check';
import { parseQuery } from './query-string.ts';

describe('parseQuery', () => {
  it('[F44] treats brackets as part of a name', () => {
    expect(parseQuery('?a%5Bb%5D=1&a[b]=2&a[b][]=3&__proto__[x]=4')).toEqual([
      ['a[b]', '1'],
      ['a[b]', '2'],
      ['a[b][]', '3'],
      ['__proto__[x]', '4'],
    ]);
  });

  it('decodes pairs and skips pairs with invalid encoding', () => {
    expect(parseQuery('a=b+c%20%2B&d&e==f&=g&h=%&%FF=i&j=%C3%A4')).toEqual([
      ['a', 'b c +'],
      ['d', ''],
      ['e', '=f'],
      ['j', 'ä'],
    ]);
  });

  it('parses everything that URLSearchParams writes, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary' }))),
        (pairs) => {
          expect(parseQuery(new URLSearchParams(pairs).toString())).toEqual(pairs);
        },
      ),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (raw) => void parseQuery(raw)));
  });
});
