import { newLabel } from './new-label.ts';

describe('newLabel', () => {
  it.each([
    ['2026-11-20', 'Neu seit heute'],
    ['2026-11-19', 'Neu seit gestern'],
    ['2026-11-18', 'Neu seit vorgestern'],
    ['2026-11-17', undefined],
    ['2026-11-21', undefined],
  ])('[VI13] marks only offers of the last days as new: %s', (published, label) => {
    expect(newLabel({ published }, '2026-11-20')).toBe(label);
  });

  it('counts days across the end of a month', () => {
    expect(newLabel({ published: '2026-10-31' }, '2026-11-01')).toBe('Neu seit gestern');
  });
});
