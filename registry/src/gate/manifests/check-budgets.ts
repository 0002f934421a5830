import type { Finding } from '@stadtraum/contracts/gate';
import type { ReleaseManifest } from '@stadtraum/contracts/release-manifest';
import { releaseLabel } from '@stadtraum/contracts/release-reference';
import {
  type AllBudgets,
  type BudgetName,
  budgetsOf,
  DEFAULT_BUDGETS,
  describeExcess,
  describeLimit,
  describePart,
  type Excess,
  formatBytes,
  HARD_LIMITS,
  overBudget,
  type Weight,
  weightsOf,
} from '@stadtraum/federation-kit/budgets';
import { type ComparedRelease, comparedReleases } from './compared-releases.ts';

/** Growth below this number of bytes is not shown, however small the part is. */
const MIN_GROWTH_BYTES = 500;
const MAX_GROWTH = 0.1;
/** Parts that a message names. */
const MAX_NAMED = 5;

/**
 * Parts of changed releases that are over their budget (refused), that have grown by more than a tenth (shown), and limits that a
 * release has raised (shown) (GA6).
 *
 * @param changed names of the releases that the side set exchanges or adds
 */
export function checkBudgets(
  live: readonly ReleaseManifest[],
  side: readonly ReleaseManifest[],
  changed: ReadonlySet<string>,
): Finding[] {
  return comparedReleases(live, side, changed).flatMap((compared) => [
    ...overBudget(compared.release, limitsOf(compared.release)).map((excess) =>
      excessFinding(compared, excess),
    ),
    ...growthFindings(compared),
    ...raisedFindings(compared),
  ]);
}

/** The limits that a release is held to: its own, but not more than any package may set. */
export function limitsOf(release: ReleaseManifest): AllBudgets {
  const limits = budgetsOf(release);
  for (const name of namesOf(limits)) limits[name] = Math.min(limits[name], HARD_LIMITS[name]);
  return limits;
}

function excessFinding({ release }: ComparedRelease, excess: Excess): Finding {
  const id = `budget:${[release.name, excess.subject, excess.budget].filter(Boolean).join('/')}`;
  const isHard = excess.limit === HARD_LIMITS[excess.budget];
  return {
    ...{ id, kind: 'budget', severity: 'refused', ...factsOf(release, excess.subject) },
    message: `The ${describeExcess(excess)}.`,
    remedy: isHard
      ? 'Load it later or leave it out; package.json cannot raise this limit.'
      : 'Load it later or leave it out; if it is worth it, raise the limit in package.json (“release.budgets”).',
  };
}

function growthFindings({ release, live }: ComparedRelease): Finding[] {
  if (!live) return [];
  const before = new Map(weightsOf(live).map((weight) => [describePart(weight), weight.bytes]));
  const grown = weightsOf(release).flatMap((weight) => {
    const bytes = before.get(describePart(weight));
    const isGrown =
      bytes !== undefined && weight.bytes - bytes > Math.max(MIN_GROWTH_BYTES, bytes * MAX_GROWTH);
    return isGrown ? [{ ...weight, before: bytes }] : [];
  });
  if (grown.length === 0) return [];
  const subjects = grown.map(({ subject }) => subject);
  return [
    {
      ...{
        id: `growth:${release.name}`,
        kind: 'growth',
        severity: 'shown',
        ...factsOf(release, ...subjects),
      },
      message: `${releaseLabel(release)} has grown: ${summary(grown.map(describeGrowth))}.`,
      remedy: 'No action is needed if it is worth it; the limit is in its budget.',
    },
  ];
}

/** A chunk that many modules of a kit share makes all of them grow. */
function summary(parts: string[]): string {
  const more = parts.length > MAX_NAMED ? ` and ${parts.length - MAX_NAMED} more` : '';
  return parts.slice(0, MAX_NAMED).join('; ') + more;
}

function describeGrowth({ before, bytes, ...part }: Weight & { before: number }): string {
  const percent = Math.round((bytes / before - 1) * 100);
  return `${describePart(part)} from ${formatBytes(before)} to ${formatBytes(bytes)} (+${percent} %)`;
}

/** Compared with the live release, or with the defaults, so that each raise is shown once. */
function raisedFindings({ release, live }: ComparedRelease): Finding[] {
  const before = live ? budgetsOf(live) : DEFAULT_BUDGETS[release.kind];
  const now = budgetsOf(release);
  const raised = namesOf(now).filter((name) => now[name] > before[name]);
  if (raised.length === 0) return [];
  const limits = raised.map(
    (name) => `${name} from ${describeLimit(name, before)} to ${describeLimit(name, now)}`,
  );
  return [
    {
      ...{ id: `growth:${release.name}/budgets`, kind: 'growth', severity: 'shown', ...factsOf(release) },
      message: `${releaseLabel(release)} raises its own budgets: ${limits.join('; ')}.`,
      remedy: 'No action is needed if the site can afford it.',
    },
  ];
}

function factsOf(release: ReleaseManifest, ...subjects: (string | undefined)[]) {
  const types = release.blocks.map(({ type }) => type).filter((type) => subjects.includes(type));
  return { release: releaseLabel(release), blocks: types, pages: [], pageCount: 0 };
}

function namesOf(budgets: AllBudgets): BudgetName[] {
  return Object.keys(budgets).filter((name): name is BudgetName => name in HARD_LIMITS);
}
