import { planScale } from './plan-scale.ts';

describe('planScale', () => {
  it.each([
    [0.8, '200 m', 25],
    [2.5, '500 m', 20],
    [5, '1 km', 20],
    [8, '2 km', 25],
    [900, '200 km', 22.22],
  ])('a plan of %d km has a bar of %s', (width, label, length) => {
    const scale = planScale(width);
    expect(scale.label.replace('\u00a0', ' ')).toBe(label);
    expect(scale.length).toBe(length);
  });
});
