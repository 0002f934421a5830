import { type AllBudgets, type BudgetedRelease, type BudgetName, budgetsOf } from './budgets.ts';
import { type WeighedRelease, type Weight, weightsOf } from './weights.ts';

/** A part that is larger than its limit. */
export interface Excess extends Weight {
  /** Bytes. */
  limit: number;
}

/** The parts of a release that are over its budgets. */
export function overBudget(
  release: BudgetedRelease & WeighedRelease,
  limits: AllBudgets = budgetsOf(release),
): Excess[] {
  return weightsOf(release)
    .map((weight) => ({ ...weight, limit: limits[weight.budget] }))
    .filter(({ bytes, limit }) => bytes > limit);
}

const LABELS: Readonly<Record<BudgetName, string>> = {
  script: 'script',
  lazy: 'scripts that load later',
  behaviour: 'behaviour',
  styles: 'styles',
  server: 'server bundle',
  renderMs: 'rendering',
};

/** Such as "script of press-asset-list". */
export function describePart({ budget, subject }: Pick<Weight, 'budget' | 'subject'>): string {
  return subject === undefined ? LABELS[budget] : `${LABELS[budget]} of ${subject}`;
}

/** Such as "script of press-asset-list has 2.2 MB, the limit is 12.5 kB". */
export function describeExcess(excess: Excess): string {
  const unit = excess.budget === 'server' ? '' : ' (brotli)';
  const { bytes, limit } = excess;
  const isRoundedAway = formatBytes(bytes) === formatBytes(limit);
  const format = isRoundedAway ? (value: number) => `${value.toLocaleString('en')} B` : formatBytes;
  return `${describePart(excess)} has ${format(bytes)}${unit}, the limit is ${format(limit)}`;
}

/** Such as "12.5 kB" or "50 ms". */
export function describeLimit(budget: BudgetName, limits: AllBudgets): string {
  return budget === 'renderMs' ? `${limits.renderMs} ms` : formatBytes(limits[budget]);
}

/** Such as "2.2 MB" or "812 B". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1_000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
