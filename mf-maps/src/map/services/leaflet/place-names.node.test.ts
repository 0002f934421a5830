import { type Box, placeNames } from './place-names.ts';

const NAME: Box = { x: 100, y: 100, width: 80, height: 20 };
const MARK: Box = { x: 100, y: 100, width: 48, height: 48 };

/** Whether two boxes cover each other. */
const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
const place = (name: Box, move: { x: number; y: number } | undefined): Box => {
  if (!move) throw new Error('the name has no place');
  return { ...name, x: name.x + move.x, y: name.y + move.y };
};

describe('placeNames', () => {
  it('leaves a name where it covers nothing', () => {
    expect(placeNames([NAME], [{ ...MARK, y: 140 }])).toEqual([{ x: 0, y: 0 }]);
  });

  it('moves a name past the mark at its centre, no further than it must', () => {
    const [move] = placeNames([NAME], [MARK]);
    expect(overlap(place(NAME, move), MARK)).toBe(false);
    expect(Math.hypot(move?.x ?? 0, move?.y ?? 0)).toBeLessThanOrEqual(36);
  });

  it('keeps names off marks and off each other', () => {
    const names = [NAME, { ...NAME, x: 120 }, { ...NAME, y: 110 }];
    const marks = [MARK, { ...MARK, x: 160, y: 120 }];
    const places = placeNames(names, marks).map((move, index) => place(names[index] ?? NAME, move));
    const boxes = [...places, ...marks];
    boxes.forEach((box, index) => {
      for (const other of places.filter((_, position) => position !== index))
        expect(overlap(box, other)).toBe(false);
    });
  });

  it('leaves out a name that has no free place, and keeps the more important one', () => {
    const everywhere = { ...MARK, width: 400, height: 104 };
    const [first, second] = placeNames([{ ...NAME, y: 160 }, NAME], [everywhere]);
    expect(first).toEqual({ x: 0, y: 6 });
    expect(second).toBeUndefined();
  });
});
