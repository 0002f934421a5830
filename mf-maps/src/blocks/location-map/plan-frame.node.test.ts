import { framePlan, PLAN_RATIO } from './plan-frame.ts';

const south = { latitude: 51.14, longitude: 12.93 };
const north = { latitude: 51.18, longitude: 12.93 };
const west = { latitude: 51.16, longitude: 12.89 };
const east = { latitude: 51.16, longitude: 12.97 };

describe('framePlan', () => {
  it('shows all positions, north up and west left', () => {
    const { toPoint } = framePlan([south, north, west, east]);
    for (const position of [south, north, west, east]) {
      const { x, y } = toPoint(position);
      expect(x).toBeGreaterThanOrEqual(10);
      expect(x).toBeLessThanOrEqual(90);
      expect(y).toBeGreaterThanOrEqual(17);
      expect(y).toBeLessThanOrEqual(88);
    }
    expect(toPoint(north).y).toBeLessThan(toPoint(south).y);
    expect(toPoint(west).x).toBeLessThan(toPoint(east).x);
  });

  it('draws a kilometre equally long in all directions', () => {
    const { toPoint, width } = framePlan([south, north, west, east]);
    const kilometresNorthward = ((toPoint(south).y - toPoint(north).y) / 100) * (width / PLAN_RATIO);
    const kilometresEastward = ((toPoint(east).x - toPoint(west).x) / 100) * width;
    expect(kilometresNorthward).toBeCloseTo(4.45, 1);
    // At this latitude a degree of longitude is 69.8 km long.
    expect(kilometresEastward).toBeCloseTo(5.58, 1);
  });

  it('gives a single position some surroundings', () => {
    const { toPoint, width } = framePlan([south]);
    expect(toPoint(south)).toEqual({ x: 50, y: 52.5 });
    expect(width).toBeGreaterThan(1.5);
  });

  it('needs no position', () => {
    expect(framePlan([]).width).toBeGreaterThan(0);
  });
});
