import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { attributeFailure, type EndCause, type ProcessEnd } from './attribute-failure.ts';
import { type InactivityTimer, startInactivityTimer } from './inactivity-timer.ts';
import { killWithParent } from './kill-with-parent.ts';
import { type ProcessUsage, readUsage } from './process-usage.ts';
import type { Program } from './program.ts';
import { RESULTS_PIPE } from './results-pipe.ts';
import { watchUsage } from './usage-watch.ts';

export interface GuardOptions {
  arguments?: readonly string[];
  /** Resident memory in bytes. */
  memoryBytes?: number;
  /** Megabytes of JavaScript heap; Buffers come on top, and `memoryBytes` counts both. */
  heapMegabytes?: number;
  /** As `nice` counts. */
  priority?: number;
  /** What becomes of its error output. @default 'ignore' */
  stderr?: 'ignore' | 'tail' | 'inherit';
  /** Whether the child gets `RESULTS_PIPE`, for bytes that are too many for messages. */
  resultsPipe?: boolean;
}

export interface StepLimits {
  /** Milliseconds by the clock, from the start of the step or its last renewal. */
  wallMs: number;
  /** Milliseconds of processor time of the whole process: for processes that take one step at a time. */
  cpuMs?: number;
}

/** Work under a deadline. */
export interface RunningStep {
  /** Starts the wall time again: there was a sign of progress. */
  renew(): void;
  end(): void;
}

/** A guarded process learns nothing about the machine. */
const ENVIRONMENT = { NODE_ENV: 'production', TZ: 'Europe/Berlin' };
/** Milliseconds that a process gets to leave by itself. */
const CLOSING_MS = 1000;
const STDERR_TAIL_LENGTH = 4000;

interface OpenStep<Step> {
  step: Step;
  maxCpuMs: number;
  timer: InactivityTimer;
}

/**
 * A child process for work that may loop, allocate without bound or crash. Its limits are watched from here. It talks in
 * messages, and must exit on "disconnect". When this process ends, it is killed.
 */
export class GuardedProcess<ToChild, FromChild, Step = string> {
  /** Resolves when the process is gone and all that it sent was received. */
  readonly ended: Promise<ProcessEnd<Step>>;
  readonly #child: ChildProcess;
  readonly #steps = new Set<OpenStep<Step>>();
  #killedFor: EndCause | undefined;
  /** The step that exceeded its limit. */
  #exceeded: OpenStep<Step> | undefined;
  #stderrTail = '';

  constructor({ entry, nodeOptions }: Program, options: GuardOptions = {}) {
    const { heapMegabytes, memoryBytes = Number.POSITIVE_INFINITY, priority, stderr, resultsPipe } = options;
    this.#child = fork(entry, options.arguments ?? [], {
      execArgv: [...nodeOptions, ...(heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : [])],
      env: ENVIRONMENT,
      stdio: [
        'ignore',
        'ignore',
        stderr === 'tail' ? 'pipe' : (stderr ?? 'ignore'),
        'ipc',
        ...(resultsPipe ? (['pipe'] as const) : []),
      ],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_TAIL_LENGTH);
    });
    // The pipe's other end is gone with the process; `ended` tells.
    this.results?.on('error', () => {});
    this.ended = this.#observeEnd();

    const { pid } = this.#child;
    if (pid === undefined) return;
    // At once and from outside: threads have the priority that the process had when it made them.
    if (priority !== undefined) lowerPriority(pid, priority);
    const stopUsageWatch = watchUsage(pid, (usage) => this.#check(usage, memoryBytes));
    const stopParentWatch = killWithParent(pid, () => this.kill('crashed'));
    this.#child.once('exit', () => {
      stopUsageWatch();
      stopParentWatch();
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** What the child writes to `RESULTS_PIPE`. */
  get results(): Readable | undefined {
    return (this.#child.stdio[RESULTS_PIPE] as Readable | null | undefined) ?? undefined;
  }

  /** Whether it takes no more work: it has ended, or is about to. */
  get isEnding(): boolean {
    return this.#killedFor !== undefined || !this.#child.connected;
  }

  /** Sends a message. To a process that has just ended it is lost; `ended` tells. */
  send(message: ToChild): void {
    this.#child.send(message as object, () => {});
  }

  onMessage(listener: (message: FromChild) => void): void {
    this.#child.on('message', listener);
  }

  /** Puts work under a deadline: when a limit is exceeded, the process is killed. Several steps may run at a time. */
  startStep(step: Step, { wallMs, cpuMs }: StepLimits): RunningStep {
    const { pid } = this.#child;
    const maxCpuMs = cpuMs === undefined ? Number.POSITIVE_INFINITY : cpuMs + usedCpuMs(pid);
    const timer = startInactivityTimer(wallMs, () => this.#exceed(open, 'late'));
    const open: OpenStep<Step> = { step, maxCpuMs, timer };
    this.#steps.add(open);
    return {
      renew: () => timer.renew(),
      end: () => {
        timer.stop();
        this.#steps.delete(open);
      },
    };
  }

  /** Kills the process. What it sent before is still received. */
  kill(cause: EndCause): void {
    this.#killedFor ??= cause;
    this.#child.kill('SIGKILL');
  }

  /** Ends the process in order, and kills it when it does not leave by itself. */
  async close(): Promise<void> {
    this.#killedFor ??= 'closed';
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.kill('closed'), CLOSING_MS);
    await this.ended;
    clearTimeout(timer);
  }

  #exceed(open: OpenStep<Step>, cause: EndCause): void {
    this.#exceeded ??= open;
    this.kill(cause);
  }

  #check(usage: ProcessUsage, memoryBytes: number): void {
    if (usage.memoryBytes > memoryBytes) this.kill('memory');
    for (const open of this.#steps) {
      if (usage.cpuMs <= open.maxCpuMs) continue;
      // When this process was held up, the message that ends the step may lie unread in the pipe: read first, then judge.
      setImmediate(() => {
        if (this.#steps.has(open)) this.#exceed(open, 'cpu');
      });
    }
  }

  #observeEnd(): Promise<ProcessEnd<Step>> {
    return new Promise((resolve) => {
      const settle = (code: number | null, signal: NodeJS.Signals | null) => {
        const { step } = this.#exceeded ?? [...this.#steps][0] ?? {};
        for (const { timer } of this.#steps) timer.stop();
        const cause = attributeFailure(this.#killedFor, signal);
        resolve({ cause, step, code, signal, stderrTail: this.#stderrTail });
      };
      this.#child.on('error', ({ message }) => {
        this.#stderrTail ||= message;
        settle(null, null);
      });
      // Not "close", which Node does not emit after a disconnect by the parent.
      this.#child.once('exit', async (code, signal) => {
        await this.#received();
        settle(code, signal);
      });
    });
  }

  /** What it sent before its end may still lie in its pipes. */
  async #received(): Promise<void> {
    for (const pipe of [this.results, this.#child.stderr]) {
      // Not `once` of node:events, which an error of the pipe would reject.
      if (pipe && !pipe.closed) await new Promise((resolve) => pipe.once('close', resolve));
    }
    if (this.#child.connected) await new Promise((resolve) => this.#child.once('disconnect', resolve));
  }
}

function usedCpuMs(processId: number | undefined): number {
  return (processId === undefined ? undefined : readUsage(processId)?.cpuMs) ?? 0;
}

function lowerPriority(processId: number, priority: number): void {
  try {
    setPriority(processId, priority);
  } catch {
    // It has ended already, or this system has no priorities.
  }
}
