import { styleText } from 'node:util';

/** Where a command writes what a person reads. */
export interface Terminal {
  line(text?: string): void;
  bold(text: string): string;
  dim(text: string): string;
  /**
   * Runs one step of a command and shows its label, what `job` answers as its detail, and the time that it took. On a
   * terminal the label shows while the step runs.
   */
  step<Result extends { detail: string }>(label: string, job: () => Promise<Result>): Promise<Result>;
}

const LABEL_WIDTH = 9;
const DETAIL_WIDTH = 58;

/** Colours and passing lines only where a person watches; `NO_COLOR` is respected. */
export function createTerminal(out: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Terminal {
  const lively = out.isTTY === true && env.TERM !== 'dumb';
  const colour = lively && !env.NO_COLOR;
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    colour ? styleText(format, text, { validateStream: false }) : text;
  const line = (text = '') => void out.write(`${text}\n`);

  return {
    line,
    bold: (text) => paint('bold', text),
    dim: (text) => paint('dim', text),
    async step(label, job) {
      const start = performance.now();
      const head = label.padEnd(LABEL_WIDTH);
      if (lively) out.write(`  ${paint('dim', '…')} ${head}`);
      const clear = lively ? '\r\x1b[K' : '';
      try {
        const result = await job();
        const time = paint('dim', seconds(performance.now() - start));
        line(`${clear}  ${paint('green', '✔')} ${head} ${result.detail.padEnd(DETAIL_WIDTH)} ${time}`);
        return result;
      } catch (error) {
        line(`${clear}  ${paint('red', '✘')} ${head}`);
        throw error;
      }
    },
  };
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
