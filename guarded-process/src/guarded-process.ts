import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { attributeFailure, type EndCause, type ProcessEnd } from './attribute-failure.ts';
import { RESULTS_PIPE } from './descriptors.ts';
import { type InactivityTimer, startInactivityTimer } from './inactivity-timer.ts';
import { killWithParent } from './kill-with-parent.ts';
import { launchOf } from './launch.ts';
import { type ProcessUsage, readQueuedMs, readUsage } from './process-usage.ts';
import type { Program } from './program.ts';
import { watchUsage } from './usage-watch.ts';

export interface GuardOptions {
  arguments?: readonly string[];
  /** Maximum resident memory in bytes. */
  memoryBytes?: number;
  /** Maximum JavaScript heap in megabytes. Buffers are not part of it; `memoryBytes` covers both. */
  heapMegabytes?: number;
  /** Scheduling priority: a `nice` value. */
  priority?: number;
  /** What happens to the child's error output; `tail` keeps the last part. @default 'ignore' */
  stderr?: 'ignore' | 'tail' | 'inherit';
  /** Whether the child gets `RESULTS_PIPE`, for results that are too large for messages. */
  resultsPipe?: boolean;
  /** Descriptors of open files that the child may read, from `FIRST_FILE` on. They can be closed once the child is started. */
  files?: readonly number[];
}

export interface StepLimits {
  /** Wall time in milliseconds, from the start of the step or its last renewal. */
  wallMs: number;
  /** CPU time of the whole process in milliseconds, for processes that run one step at a time. */
  cpuMs?: number;
  /**
   * Whether time does not count in which the child was ready but had no processor, on Linux: a busy machine is no fault of the step.
   * Such a step is not renewed.
   */
  exceptQueueing?: boolean;
}

/** A step in progress, whose limits are enforced. */
export interface RunningStep {
  /** Restarts the wall time, because the step made progress. */
  renew(): void;
  end(): void;
}

/** All environment variables of a guarded process. They reveal nothing about the machine. */
const ENVIRONMENT = { NODE_ENV: 'production', TZ: 'Europe/Berlin' };
/** Milliseconds after which a closed process that has not exited is killed. */
const CLOSE_TIMEOUT_MS = 1000;
const STDERR_TAIL_LENGTH = 4000;
/** Milliseconds of queueing that are too few to give a step more time. */
const MIN_QUEUED_MS = 5;

interface OpenStep<Step> {
  step: Step;
  maxCpuMs: number;
  timer: InactivityTimer;
}

/**
 * A child process for code that may loop, allocate without bound or crash. This process enforces its limits. The child
 * communicates through messages and must exit on "disconnect". It is killed when this process ends.
 */
export class GuardedProcess<ToChild, FromChild, Step = string> {
  /** Resolves when the process has ended and everything that it sent has been received. */
  readonly ended: Promise<ProcessEnd<Step>>;
  readonly #child: ChildProcess;
  readonly #steps = new Set<OpenStep<Step>>();
  #killedFor: EndCause | undefined;
  /** The step that exceeded its limit. */
  #exceeded: OpenStep<Step> | undefined;
  #stderrTail = '';

  constructor(program: Program, options: GuardOptions = {}) {
    const { heapMegabytes, memoryBytes = Number.POSITIVE_INFINITY, priority } = options;
    const { stderr, resultsPipe, files = [] } = options;
    this.#child = fork(program.entry, options.arguments ?? [], {
      ...launchOf(program, heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : []),
      env: ENVIRONMENT,
      stdio: [
        'ignore',
        'ignore',
        stderr === 'tail' ? 'pipe' : (stderr ?? 'ignore'),
        'ipc',
        resultsPipe ? 'pipe' : 'ignore',
        ...files,
      ],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_TAIL_LENGTH);
    });
    // The pipe breaks when the process ends, which `ended` reports.
    this.results?.on('error', () => {});
    this.ended = this.#observeEnd();

    const { pid } = this.#child;
    if (pid === undefined) return;
    // Set immediately, because threads inherit the priority that the process has when it creates them.
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

  /** The bytes that the child writes to `RESULTS_PIPE`. */
  get results(): Readable | undefined {
    return (this.#child.stdio[RESULTS_PIPE] as Readable | null | undefined) ?? undefined;
  }

  /** Whether the process accepts no more work, because it has ended or is about to. */
  get isEnding(): boolean {
    return this.#killedFor !== undefined || !this.#child.connected;
  }

  /** Sends a message. It is lost if the process has just ended, which `ended` reports. */
  send(message: ToChild): void {
    this.#child.send(message as object, () => {});
  }

  onMessage(listener: (message: FromChild) => void): void {
    this.#child.on('message', listener);
  }

  /** Starts a step. When it exceeds a limit, the process is killed. Several steps may run at the same time. */
  startStep(step: Step, { wallMs, cpuMs, exceptQueueing = false }: StepLimits): RunningStep {
    const { pid } = this.#child;
    const maxCpuMs = cpuMs === undefined ? Number.POSITIVE_INFINITY : cpuMs + usedCpuMs(pid);
    const queuedMs = () => (exceptQueueing && pid !== undefined ? readQueuedMs(pid) : 0);
    let queued = queuedMs();
    const onTimeout = () => {
      const more = queuedMs() - queued;
      if (more < MIN_QUEUED_MS) return this.#exceed(open, 'late');
      queued += more;
      open.timer = startInactivityTimer(more, onTimeout);
    };
    const open: OpenStep<Step> = { step, maxCpuMs, timer: startInactivityTimer(wallMs, onTimeout) };
    this.#steps.add(open);
    return {
      renew: () => open.timer.renew(),
      end: () => {
        open.timer.stop();
        this.#steps.delete(open);
      },
    };
  }

  /** Kills the process. Messages that it has already sent are still received. */
  kill(cause: EndCause): void {
    this.#killedFor ??= cause;
    this.#child.kill('SIGKILL');
  }

  /** Asks the process to exit, and kills it if it does not. */
  async close(): Promise<void> {
    this.#killedFor ??= 'closed';
    if (this.#child.connected) this.#child.disconnect();
    const timer = setTimeout(() => this.kill('closed'), CLOSE_TIMEOUT_MS);
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
      // If this process was blocked, the message that ends the step may still be unread: it is handled before the check.
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
        const cause = attributeFailure(this.#killedFor, signal, code);
        resolve({ cause, step, code, signal, stderrTail: this.#stderrTail });
      };
      this.#child.on('error', ({ message }) => {
        this.#stderrTail ||= message;
        settle(null, null);
      });
      // "close" does not work here: Node does not emit it after the parent disconnects.
      this.#child.once('exit', async (code, signal) => {
        await this.#drain();
        settle(code, signal);
      });
    });
  }

  /** Resolves when everything that the ended process sent has been read from its pipes. */
  async #drain(): Promise<void> {
    for (const pipe of [this.results, this.#child.stderr]) {
      // `once` from node:events does not work here: it rejects when the pipe has an error.
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
    // The process has already ended, or the system does not support priorities.
  }
}
