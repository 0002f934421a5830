import type { PlanPoint } from './plan-frame.ts';

/** An SVG path through the middles of a line's legs, rounded at its corners: rivers, streets and railways have none. */
export function roundedPath(points: readonly PlanPoint[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map((corner, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${write(corner)} ${write(middleOf(corner, next))}`;
  });
  return `M${write(first)}${curves.join('')}L${write(last)}`;
}

function middleOf(a: PlanPoint, b: PlanPoint): PlanPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function write({ x, y }: PlanPoint): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
