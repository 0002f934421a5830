import type { Budgets, ReleaseKind, ReleaseManifest } from '@stadtraum/contracts/release-manifest';

/** A limit for each part of a release. */
export type AllBudgets = Required<Budgets>;
export type BudgetName = keyof AllBudgets;

const REMOTE: AllBudgets = {
  script: 12_500,
  lazy: 30_000,
  behaviour: 2_048,
  styles: 8_000,
  server: 450_000,
  renderMs: 50,
};

/** The limits of a package that sets none: the largest parts of this site and a quarter more. */
export const DEFAULT_BUDGETS: Readonly<Record<ReleaseKind, AllBudgets>> = {
  remote: REMOTE,
  // Its largest modules are React DOM, and the slider and the lightbox, which load later.
  kit: { ...REMOTE, script: 82_000, lazy: 46_000, styles: 18_000, server: 1_100_000 },
  shell: { ...REMOTE, script: 19_000 },
};

/** Limits that no package can raise. A release beyond them needs an acceptance at each activation. */
export const HARD_LIMITS: Readonly<AllBudgets> = {
  script: 150_000,
  lazy: 300_000,
  behaviour: 4_096,
  styles: 30_000,
  server: 3_000_000,
  renderMs: 250,
};

/** Maximum milliseconds for rendering one block, of CPU time or of waiting. If a block is late, half of the page's time is left for the others. */
export const BLOCK_TIMEOUT_MS = 400;

/** Maximum milliseconds that a page waits for its blocks, and that a renderer spends on one page. */
export const PAGE_TIMEOUT_MS = 800;

/** What a release declares about its budgets. */
export type BudgetedRelease = Pick<ReleaseManifest, 'kind' | 'budgets'>;

/** The limits of a release: its own, or the defaults. */
export function budgetsOf({ kind, budgets }: BudgetedRelease): AllBudgets {
  return { ...DEFAULT_BUDGETS[kind], ...budgets };
}
