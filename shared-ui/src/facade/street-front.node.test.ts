import { drawStreetFront, STREET_FRONT } from './street-front.ts';

const seeds = Array.from({ length: 200 }, (_, index) => index * 37 - 500);

describe('drawStreetFront', () => {
  it('draws the same houses for the same seed and different houses for other seeds', () => {
    expect(drawStreetFront(187, 320)).toEqual(drawStreetFront(187, 320));
    expect(new Set(seeds.map((seed) => drawStreetFront(seed, 320).walls)).size).toBeGreaterThan(150);
  });

  it.each([120, 320, 960])('keeps every house within a width of %d', (width) => {
    for (const seed of seeds) {
      for (const [x, y] of corners(drawStreetFront(seed, width).walls)) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(STREET_FRONT.height);
      }
    }
  });
});

/** The points of a path that consists of absolute M, L, H and V commands. */
function corners(path: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([MLHV])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    if (command === 'V') y = Number(first);
    else x = Number(first);
    if (second !== undefined) y = Number(second);
    points.push([x, y]);
  }
  return points;
}
