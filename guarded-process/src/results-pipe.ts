/** File descriptor of the results' pipe in a guarded process that has one. */
export const RESULTS_PIPE = 4;
