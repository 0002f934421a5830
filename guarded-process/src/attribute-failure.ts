/**
 * How a process ended. `closed`: as its parent asked. `late`: a step took too long by the clock. `cpu`: a step took too much
 * processor time. `memory`: it held more than its limit, or its heap was full. `crashed`: by itself.
 */
export type EndCause = 'closed' | 'late' | 'cpu' | 'memory' | 'crashed';

/** The end of a process, and what it was doing. */
export interface ProcessEnd<Step> {
  cause: EndCause;
  /** The step that was under way: of several the one that was too late, else the oldest. */
  step: Step | undefined;
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The last characters of its error output where they are kept, or why it did not start. */
  stderrTail: string;
}

/** Attributes an end to its cause: what the parent killed it for, or what its own exit says. */
export function attributeFailure(killedFor: EndCause | undefined, signal: NodeJS.Signals | null): EndCause {
  // SIGABRT is V8 at the limit of its heap.
  return killedFor ?? (signal === 'SIGABRT' ? 'memory' : 'crashed');
}

/** The error that Node reports of an exception that nothing caught, of the kept error output. */
export function uncaughtError(stderrTail: string): string | undefined {
  return /^\w*Error\b.*$/m.exec(stderrTail)?.[0];
}
