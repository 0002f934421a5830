import { canonicalQuery, parseQuery } from './query.ts';

describe('parseQuery', () => {
  it('treats brackets as part of a name', () => {
    expect(parseQuery('a%5Bb%5D=1&a[b]=2&__proto__[x]=3&leer&=nichts&c=d=e+f')).toEqual([
      ['a[b]', '1'],
      ['a[b]', '2'],
      ['__proto__[x]', '3'],
      ['leer', ''],
      ['', 'nichts'],
      ['c', 'd=e f'],
    ]);
  });

  it('reads at most 100 parameters', () => {
    expect(parseQuery('a=1&'.repeat(1000))).toHaveLength(100);
  });

  it.each(['%', 'a=%zz', '%E0%A4=1'])('returns undefined for the malformed encoding "%s"', (raw) => {
    expect(parseQuery(raw)).toBeUndefined();
  });
});

describe('canonicalQuery', () => {
  const canonical = (raw: string, declared: string[]) => canonicalQuery(parseQuery(raw) ?? [], declared);

  it('keeps only declared parameters, in the declared order, and the order of their values', () => {
    expect(canonical('b=2&utm=x&a=3&b=1', ['a', 'b'])).toBe('a=3&b=2&b=1');
    expect(canonical('b=1&a=3&b=2', ['a', 'b'])).not.toBe(canonical('b=2&b=1&a=3', ['a', 'b']));
  });

  it('returns an empty string if no parameter is declared', () => {
    expect(canonical('a=1', [])).toBe('');
  });
});
