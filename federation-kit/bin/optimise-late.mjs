/**
 * A flag of V8 for processes that load many modules and run them briefly, as builds and tests do: with the usual budget, optimising the
 * code takes up to a third of the processor time, which the process never regains.
 */
export const OPTIMISE_LATE = '--interrupt-budget=500000';
