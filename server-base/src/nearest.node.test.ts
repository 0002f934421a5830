import { didYouMean, nearest } from './nearest.ts';

const NAMES = ['mf-press', 'mf-maps', 'mf-navigation', 'shared-ui', 'shell'];

describe('nearest', () => {
  it.each([
    ['mf-pres', 'mf-press'],
    ['mf-rpess', 'mf-press'],
    ['press', 'mf-press'],
    ['shared_ui', 'shared-ui'],
    ['shel', 'shell'],
  ])('[TR10] finds the name that %s means', (name, expected) => {
    expect(nearest(name, NAMES)).toBe(expected);
  });

  it.each(['mf-jobs-overview', 'x', ''])(
    '[TR10] offers nothing for "%s", which resembles no name',
    (name) => {
      expect(nearest(name, NAMES)).toBeUndefined();
      expect(didYouMean(name, NAMES)).toBe('');
    },
  );

  it('[TR10] offers the name that needs the fewest changes', () => {
    expect(nearest('1.0.0-aaaaaaaaab', ['1.0.0-aaaaaaaccc', '1.0.0-aaaaaaaaac'])).toBe('1.0.0-aaaaaaaaac');
  });
});
