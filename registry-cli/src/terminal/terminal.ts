import { styleText } from 'node:util';

/** Prints a command's output. */
export interface Terminal {
  line(text?: string): void;
  bold(text: string): string;
  dim(text: string): string;
  /**
   * Runs one step of a command and prints its label, the detail that `job` returns, and its duration. A terminal shows the
   * label while the step runs.
   */
  step<Result extends { detail: string }>(label: string, job: () => Promise<Result>): Promise<Result>;
}

const LABEL_WIDTH = 9;
const DETAIL_WIDTH = 58;

/** Uses colours and progress lines only on a terminal, and no colours if `NO_COLOR` is set. */
export function createTerminal(out: NodeJS.WriteStream, env: NodeJS.ProcessEnv): Terminal {
  const isTerminal = out.isTTY === true && env.TERM !== 'dumb';
  const hasColour = isTerminal && !env.NO_COLOR;
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text;
  const line = (text = '') => void out.write(`${text}\n`);

  return {
    line,
    bold: (text) => paint('bold', text),
    dim: (text) => paint('dim', text),
    async step(label, job) {
      const start = performance.now();
      const head = label.padEnd(LABEL_WIDTH);
      if (isTerminal) out.write(`  ${paint('dim', '…')} ${head}`);
      const clear = isTerminal ? '\r\x1b[K' : '';
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
