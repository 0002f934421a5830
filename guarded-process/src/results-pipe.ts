/** File descriptor of the pipe for results in a guarded process that has one. */
export const RESULTS_PIPE = 4;
