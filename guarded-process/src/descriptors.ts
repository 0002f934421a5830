/** File descriptor of the pipe for results in a guarded process that has one. */
export const RESULTS_PIPE = 4;
/** File descriptor of the first file that a guarded process gets; the others follow. */
export const FIRST_FILE = 5;
