/** A rectangle in pixels; `x` and `y` are its centre. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels between two places that are tried for a name. */
const STEP_PX = 6;
/** Pixels that a name may move upwards or downwards: past a mark at its centre. */
const MAX_DOWN_PX = 42;
/** Pixels that the nearer edge of a name may move beyond its place, to the left or right. */
const MAX_ASIDE_PX = 30;

/**
 * Finds a place for each name where it covers no mark and no earlier name: its own place, or the nearest that is free.
 *
 * @param names the most important first
 * @returns how far each name moves; undefined for one that has no free place
 */
export function placeNames(
  names: readonly Box[],
  marks: readonly Box[],
): ({ x: number; y: number } | undefined)[] {
  const taken = [...marks];
  return names.map((name) => {
    const moved = ({ x, y }: { x: number; y: number }) => ({ ...name, x: name.x + x, y: name.y + y });
    const move = movesOf(name).find((candidate) => !taken.some((box) => overlap(moved(candidate), box)));
    if (move) taken.push(moved(move));
    return move;
  });
}

/** All moves that are tried, the shortest first. */
function movesOf({ width }: Box): { x: number; y: number }[] {
  const aside = steps(width / 2 + MAX_ASIDE_PX);
  return steps(MAX_DOWN_PX)
    .flatMap((y) => aside.map((x) => ({ x, y })))
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}

/** Multiples of the step from `-max` to `max`. */
function steps(max: number): number[] {
  const count = Math.floor(max / STEP_PX);
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * STEP_PX);
}

function overlap(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
}
