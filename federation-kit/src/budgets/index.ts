export {
  type AllBudgets,
  type BudgetName,
  budgetsOf,
  DEFAULT_BUDGETS,
  HARD_LIMITS,
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
