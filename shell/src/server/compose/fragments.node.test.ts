import { FragmentCache } from './fragments.ts';

describe('FragmentCache', () => {
  it('keeps what fits into its limit', () => {
    const fragments = new FragmentCache(1000);
    fragments.set('a', '<p>a</p>');
    expect(fragments.get('a')).toBe('<p>a</p>');
    fragments.set('b', 'x'.repeat(400));
    expect(fragments.get('b')).toBeUndefined();
  });

  it('keeps nothing with a limit of 0', () => {
    const fragments = new FragmentCache(0);
    fragments.set('a', '');
    expect(fragments.get('a')).toBeUndefined();
  });
});
