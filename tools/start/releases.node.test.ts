import { wasRolledBack } from './releases.mjs';

const set = (id: string, press: string, restores?: string) => ({
  id,
  releases: [{ name: 'mf-press', version: press }],
  ...(restores !== undefined && { restores }),
});
const bad = { name: 'mf-press', version: '2' };

describe('wasRolledBack', () => {
  it('is true for the release that a rollback took away, also after later activations of others', () => {
    expect(wasRolledBack(bad, [set('3-a', '1', '1-a'), set('2-a', '2'), set('1-a', '1')])).toBe(true);
    expect(
      wasRolledBack(bad, [set('4-a', '1'), set('3-a', '1', '1-a'), set('2-a', '2'), set('1-a', '1')]),
    ).toBe(true);
  });

  it('is false for a release that another one followed: going back to it is a wish', () => {
    expect(wasRolledBack({ name: 'mf-press', version: '1' }, [set('2-a', '2'), set('1-a', '1')])).toBe(false);
  });

  it('is false for what was never live', () => {
    expect(wasRolledBack(bad, [])).toBe(false);
    expect(wasRolledBack(bad, [set('1-a', '1')])).toBe(false);
  });
});
