export {
  type AllBudgets,
  BLOCK_TIMEOUT_MS,
  type BudgetName,
  budgetsOf,
  DEFAULT_BUDGETS,
  HARD_LIMITS,
  PAGE_TIMEOUT_MS,
} from './budgets.ts';
export {
  describeExcess,
  describeLimit,
  describePart,
  type Excess,
  formatBytes,
  overBudget,
} from './over-budget.ts';
export { transferredBytes, type Weight, weightsOf } from './weights.ts';
