/**
 * Why a process ended. `closed`: its parent closed it. `late`: a step exceeded its wall time. `cpu`: a step exceeded its CPU
 * time. `memory`: it exceeded its memory limit or filled its heap. `crashed`: it ended by itself.
 */
export type EndCause = 'closed' | 'late' | 'cpu' | 'memory' | 'crashed';

/** How a process ended, and what it was doing. */
export interface ProcessEnd<Step> {
  cause: EndCause;
  /** The step in progress. If there were several: the one that exceeded its limit, or else the oldest. */
  step: Step | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The end of its error output, if kept, or the reason why it did not start. */
  stderrTail: string;
}

/** Why a process ended: the cause for which its parent killed it, or else what its exit signal indicates. */
export function attributeFailure(
  killedFor: EndCause | undefined,
  signal: NodeJS.Signals | null,
  code: number | null,
): EndCause {
  // V8 aborts when its heap is full. bubblewrap reports the signal as its exit code.
  const aborted = signal === 'SIGABRT' || code === ABORTED_CODE;
  return killedFor ?? (aborted ? 'memory' : 'crashed');
}

/** Exit code that stands for SIGABRT: 128 and the signal's number. */
const ABORTED_CODE = 134;

/** The line in which Node reports an uncaught exception, from the error output. */
export function uncaughtError(stderrTail: string): string | undefined {
  return /^\w*Error\b.*$/m.exec(stderrTail)?.[0];
}
