import { roundedPath } from './plan-path.ts';

describe('roundedPath', () => {
  it('is a straight line between two points', () => {
    expect(roundedPath([point(0, 0), point(10, 20)])).toBe('M0.00 0.00L10.00 20.00');
  });

  it('rounds the corners between first and last point', () => {
    expect(roundedPath([point(0, 0), point(10, 0), point(10, 10)])).toBe(
      'M0.00 0.00Q10.00 0.00 10.00 5.00L10.00 10.00',
    );
  });

  it('is nothing without a line', () => {
    expect(roundedPath([point(1, 1)])).toBe('');
  });
});

function point(x: number, y: number) {
  return { x, y };
}
