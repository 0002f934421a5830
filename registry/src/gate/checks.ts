import { createAccessibilityCheck } from './accessibility/check-accessibility.ts';
import { checkContracts } from './contracts/check-contracts.ts';
import { createHydrationCheck } from './hydration/check-hydration.ts';
import type { GateCheck } from './input/gate-input.ts';
import { checkBudgets } from './manifests/check-budgets.ts';
import { checkBundled } from './manifests/check-bundled.ts';
import { checkKits } from './manifests/check-kits.ts';
import { checkStyles } from './manifests/check-styles.ts';
import { renderTimes } from './render-times/render-times.ts';
import { sideBySide } from './run-checks.ts';

// Named: a report says which check failed.
const budgets: GateCheck = async ({ live, side, changed }) => checkBudgets(live, side, changed);
const bundledPackages: GateCheck = async (input) => checkBundled(input);
const contracts: GateCheck = (input) => checkContracts(input);

/** The checks besides those of rendered HTML, in the order of their findings. They run one after another, but for those with processes. */
export const CHECKS: readonly GateCheck[] = [
  budgets,
  bundledPackages,
  checkKits,
  checkStyles,
  sideBySide(contracts, renderTimes, createHydrationCheck(), createAccessibilityCheck()),
];
