import { constants } from 'node:os';
import type { ProcessEnd } from '@stadtraum/guarded-process/attribute-failure';
import { GuardedProcess, type RunningStep } from '@stadtraum/guarded-process/guarded-process';
import { type Program, programBeside } from '@stadtraum/guarded-process/program';
import type { Renderer, RenderJob } from '../renditions/renderer.ts';
import type { RenderReport, RenderRequest } from './protocol.ts';

/** The program in this folder: its source or its build, like the running process. */
export const RENDER_PROGRAM = programBeside(import.meta.url, 'program');

export interface RenderProcessSettings {
  program: Program;
  /** Directory of the masters. */
  mediaDirectory: string;
  /** `visitors` is for renders that visitors wait for; `background` gets only idle CPU time. */
  priority: 'visitors' | 'background';
  /** Maximum number of concurrent renders; additional jobs wait. */
  concurrency: number;
}

/** Milliseconds for one rendition. A master that takes longer is considered broken. */
const TIMEOUT_MS = 30_000;
/** Milliseconds after which an idle process is ended, because libvips does not release memory. */
const IDLE_TIMEOUT_MS = 30_000;
/** Milliseconds before a process that has died is replaced. */
const RESTART_DELAY_MS = 5000;

/** `nice` values. Pages have the highest priority, then renders that visitors wait for, then background renders. */
const PRIORITIES = { visitors: 5, background: constants.priority.PRIORITY_LOW };

type Child = GuardedProcess<RenderRequest, RenderReport>;

interface PendingJob {
  resolve: () => void;
  reject: (reason: Error) => void;
  step: RunningStep;
  child: Child;
}

/** A child process that renders pictures. It exists only while there is work, and is replaced if it dies. */
export class RenderProcess implements Renderer {
  readonly #settings: RenderProcessSettings;
  readonly #pending = new Map<number, PendingJob>();
  /** Jobs that are waiting for one of the `concurrency` slots. */
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #lastNumber = 0;
  #child: Child | undefined;
  #idle: NodeJS.Timeout | undefined;
  #earliestRestart = Number.NEGATIVE_INFINITY;

  constructor(settings: RenderProcessSettings) {
    this.#settings = settings;
  }

  /**
   * Resolves when `job.target` has been written.
   *
   * @throws Error with the reason when rendering fails
   */
  async render(job: RenderJob): Promise<void> {
    await this.#takeSlot();
    try {
      await this.#send(job);
    } finally {
      this.#releaseSlot();
    }
  }

  /** Id of the current process. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the process; unfinished jobs fail. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('closed');
  }

  async #takeSlot(): Promise<void> {
    if (this.#busy >= this.#settings.concurrency)
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#busy += 1;
  }

  #releaseSlot(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  #send(job: RenderJob): Promise<void> {
    if (performance.now() < this.#earliestRestart) throw new Error('the rendering process has just died');
    const child = this.#runningChild();
    clearTimeout(this.#idle);
    this.#lastNumber += 1;
    const request: RenderRequest = { ...job, number: this.#lastNumber };
    return new Promise((resolve, reject) => {
      const step = child.startStep(job.target, { wallMs: TIMEOUT_MS });
      this.#pending.set(request.number, { resolve, reject, step, child });
      // A process that is ending does not accept the message; the job fails when the process has ended.
      child.send(request);
    });
  }

  #runningChild(): Child {
    if (this.#child && !this.#child.isEnding) return this.#child;
    const { program, mediaDirectory, priority } = this.#settings;
    const child: Child = new GuardedProcess(program, {
      arguments: [mediaDirectory],
      priority: PRIORITIES[priority],
      stderr: 'inherit',
    });
    child.onMessage((report) => this.#settle(report));
    void child.ended.then((end) => this.#fail(child, end));
    this.#child = child;
    return child;
  }

  #settle({ number, failure }: RenderReport): void {
    const pending = this.#pending.get(number);
    if (!pending) return;
    this.#pending.delete(number);
    pending.step.end();
    if (failure === undefined) pending.resolve();
    else pending.reject(new Error(failure));
    if (this.#pending.size === 0) {
      this.#idle = setTimeout(() => this.close(), IDLE_TIMEOUT_MS);
      this.#idle.unref();
    }
  }

  /** Fails the unfinished jobs of a process that has ended. */
  #fail(ended: Child, { cause }: ProcessEnd<string>): void {
    if (this.#child === ended) this.#child = undefined;
    if (cause !== 'closed' && cause !== 'late') this.#earliestRestart = performance.now() + RESTART_DELAY_MS;
    for (const [number, { reject, child }] of this.#pending) {
      if (child !== ended) continue;
      this.#pending.delete(number);
      reject(new Error(REASONS[cause] ?? 'the rendering process died'));
    }
  }
}

const REASONS: Partial<Record<ProcessEnd<string>['cause'], string>> = {
  closed: 'the rendering process was closed',
  late: `it took more than ${TIMEOUT_MS} ms`,
};
