/**
 * A flag of V8 for processes that load many modules and run them briefly, as tests do: with the usual budget, optimising the code takes up
 * to a fifth of the processor time, which the process never regains.
 */
export const OPTIMISE_LATE = '--interrupt-budget=500000';
