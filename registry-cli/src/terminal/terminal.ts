import type { Writable } from 'node:stream';
import { styleText } from 'node:util';

/** Prints a command's output. */
export interface Terminal {
  /** Width for lines that are wrapped. */
  columns: number;
  line(text?: string): void;
  /** Prints what a script reads. It is all that stdout gets if a command prints JSON. */
  result(text: string): void;
  /** Whether the reader of stdout has gone, which is noticed at the next line. */
  isClosed(): boolean;
  bold(text: string): string;
  dim(text: string): string;
  /**
   * Runs one step of a command and prints its label, the detail that `job` returns, and its duration. A terminal shows the
   * label while the step runs.
   */
  step<Result extends { detail: string }>(label: string, job: () => Promise<Result>): Promise<Result>;
}

/** Without a terminal, and on wider ones. */
const MAX_COLUMNS = 120;
const LABEL_WIDTH = 9;
const DETAIL_WIDTH = 58;

/** stdout, stderr, or what a test reads. */
export type OutputStream = Writable & { isTTY?: boolean; columns?: number };

export interface TerminalStreams {
  /** Receives results. */
  out: OutputStream;
  /** Receives everything else: `out`, or stderr if `out` gets JSON. */
  notes: OutputStream;
}

/** Uses colours and progress lines only on a terminal, and no colours if `NO_COLOR` is set. */
export function createTerminal({ out, notes }: TerminalStreams, env: NodeJS.ProcessEnv): Terminal {
  const isTerminal = notes.isTTY === true && env.TERM !== 'dumb';
  const hasColour = isTerminal && !env.NO_COLOR;
  const paint = (format: Parameters<typeof styleText>[0], text: string) =>
    hasColour ? styleText(format, text, { validateStream: false }) : text;
  let isClosed = false;
  out.once('error', () => {
    isClosed = true;
  });
  const line = (text = '') => void notes.write(`${text}\n`);

  return {
    columns: Math.min(notes.columns || MAX_COLUMNS, MAX_COLUMNS),
    line,
    result: (text) => void out.write(`${text}\n`),
    isClosed: () => isClosed,
    bold: (text) => paint('bold', text),
    dim: (text) => paint('dim', text),
    async step(label, job) {
      const start = performance.now();
      const head = label.padEnd(LABEL_WIDTH);
      if (isTerminal) notes.write(`  ${paint('dim', '…')} ${head}`);
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

/** Lets a command finish quietly when the reader of its output, such as `head`, has gone. */
export function ignoreClosedPipe(stream: Writable): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
