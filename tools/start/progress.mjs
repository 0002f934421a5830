/** Interval of progress lines outside a terminal. */
const PROGRESS_INTERVAL_MS = 10_000;

/**
 * Prints each finished startup step on one line with its duration. While a step runs, shows its current activity: a terminal
 * updates one line; other output gets a new line every ten seconds.
 *
 * @param {NodeJS.WriteStream} [stream]
 */
export function createProgress(stream = process.stdout) {
  const isTerminal = stream.isTTY;
  let transient = '';

  const clear = () => {
    if (transient && isTerminal) stream.write('\r\x1b[K');
    transient = '';
  };

  return {
    /** @param {string} line */
    print(line) {
      const current = transient;
      clear();
      stream.write(`${line}\n`);
      if (current) show(current);
    },

    /**
     * @template T
     * @param {string} title shown until the step is done
     * @param {(note: (text: string) => void) => Promise<[summary: string, result: T]>} work
     * @returns {Promise<T>}
     */
    async step(title, work) {
      const started = performance.now();
      let text = '';
      const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
      const showActivity = () => show(`  … ${title}${text && `: ${text}`} (${seconds()})`);
      if (isTerminal) showActivity();
      const timer = setInterval(showActivity, isTerminal ? 250 : PROGRESS_INTERVAL_MS);
      try {
        const [summary, result] = await work((note) => {
          text = note;
          if (isTerminal) showActivity();
        });
        clear();
        stream.write(`  ✓ ${summary.padEnd(66)} ${seconds().padStart(7)}\n`);
        return result;
      } finally {
        clearInterval(timer);
        clear();
      }
    },
  };

  /** @param {string} line */
  function show(line) {
    clear();
    transient = line;
    stream.write(isTerminal ? line.slice(0, stream.columns || 80) : `${line}\n`);
  }
}
