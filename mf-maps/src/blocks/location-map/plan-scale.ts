export interface PlanScale {
  /** `500 m`, `2 km`, with a space that does not break. */
  label: string;
  /** Length of the bar in percent of the plan's width. */
  length: number;
}

/** The longest round distance that is at most this share of the plan's width. */
const LONGEST = 0.3;
const ROUND = [5, 2, 1];

/** The bar that tells how far things are from each other. @param width kilometres that the plan is wide */
export function planScale(width: number): PlanScale {
  const longest = width * LONGEST;
  const magnitude = 10 ** Math.floor(Math.log10(longest));
  const factor = ROUND.find((candidate) => candidate * magnitude <= longest) ?? 1;
  const kilometres = factor * magnitude;
  return {
    label: kilometres < 1 ? `${Math.round(kilometres * 1000)}\u00a0m` : `${kilometres}\u00a0km`,
    length: Math.round((10_000 * kilometres) / width) / 100,
  };
}
