import { FragmentCache } from './fragments.ts';

describe('FragmentCache', () => {
  it('stores entries up to its limit', () => {
    const fragments = new FragmentCache(1000);
    fragments.set('a', Buffer.from('<p>a</p>'));
    expect(fragments.get('a')?.toString()).toBe('<p>a</p>');
    fragments.set('b', Buffer.alloc(800));
    expect(fragments.get('b')).toBeUndefined();
  });

  it('stores nothing if its limit is 0', () => {
    const fragments = new FragmentCache(0);
    fragments.set('a', Buffer.alloc(0));
    expect(fragments.get('a')).toBeUndefined();
  });
});
