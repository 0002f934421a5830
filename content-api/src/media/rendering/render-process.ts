import { constants } from 'node:os';
import type { ProcessEnd } from '@stadtraum/guarded-process/attribute-failure';
import { GuardedProcess, type RunningStep } from '@stadtraum/guarded-process/guarded-process';
import { type Program, programBeside } from '@stadtraum/guarded-process/program';
import type { Renderer, RenderOrder } from '../renditions/renderer.ts';
import type { RenderReport, RenderRequest } from './protocol.ts';

/** The program as it stands beside this file, from source or built; it runs as this very process does. */
export const RENDER_PROGRAM = programBeside(import.meta.url, 'program');

export interface RenderProcessSettings {
  program: Program;
  /** Where the masters are. */
  mediaDirectory: string;
  /** `visitors` wait for it; `background` gets only what nobody else wants of the processor. */
  priority: 'visitors' | 'background';
  /** Renders at a time; what comes on top of them waits its turn. */
  atOnce: number;
}

/** Milliseconds for one rendition; a master that takes longer is broken. */
const TIMEOUT_MS = 30_000;
/** Milliseconds without work after which the process ends: libvips keeps what memory it once had. */
const IDLE_TIMEOUT_MS = 30_000;
/** Milliseconds without a new process after one ended by itself. */
const RESTART_DELAY_MS = 5000;

/** As `nice` counts. Pages come first, then what visitors wait for, then what nobody does. */
const PRIORITIES = { visitors: 5, background: constants.priority.PRIORITY_LOW };

type Child = GuardedProcess<RenderRequest, RenderReport>;

interface Waiting {
  resolve: () => void;
  reject: (reason: Error) => void;
  step: RunningStep;
  child: Child;
}

/** A child process that makes renditions. It is there while there is work, and replaced when it dies. */
export class RenderProcess implements Renderer {
  readonly #settings: RenderProcessSettings;
  readonly #waiting = new Map<number, Waiting>();
  /** Orders that wait for one of the `atOnce` places. */
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #lastNumber = 0;
  #child: Child | undefined;
  #idle: NodeJS.Timeout | undefined;
  #restsUntil = Number.NEGATIVE_INFINITY;

  constructor(settings: RenderProcessSettings) {
    this.#settings = settings;
  }

  /**
   * Resolves when `order.target` is written.
   *
   * @throws Error why it is not
   */
  async render(order: RenderOrder): Promise<void> {
    await this.#takePlace();
    try {
      await this.#send(order);
    } finally {
      this.#givePlace();
    }
  }

  /** Of the process that is there now. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  /** Ends the process; what it has not finished fails. */
  close(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('closed');
  }

  async #takePlace(): Promise<void> {
    if (this.#busy >= this.#settings.atOnce) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#busy += 1;
  }

  #givePlace(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#busy -= 1;
  }

  #send(order: RenderOrder): Promise<void> {
    if (performance.now() < this.#restsUntil) throw new Error('the rendering process has just died');
    const child = this.#running();
    clearTimeout(this.#idle);
    this.#lastNumber += 1;
    const request: RenderRequest = { ...order, number: this.#lastNumber };
    return new Promise((resolve, reject) => {
      const step = child.startStep(order.target, { wallMs: TIMEOUT_MS });
      this.#waiting.set(request.number, { resolve, reject, step, child });
      // One that ends does not take it: its end fails the order.
      child.send(request);
    });
  }

  #running(): Child {
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
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.#waiting.delete(number);
    waiting.step.end();
    if (failure === undefined) waiting.resolve();
    else waiting.reject(new Error(failure));
    if (this.#waiting.size === 0) {
      this.#idle = setTimeout(() => this.close(), IDLE_TIMEOUT_MS);
      this.#idle.unref();
    }
  }

  /** Fails what a process that has ended leaves behind. */
  #fail(ended: Child, { cause }: ProcessEnd<string>): void {
    if (this.#child === ended) this.#child = undefined;
    if (cause !== 'closed' && cause !== 'late') this.#restsUntil = performance.now() + RESTART_DELAY_MS;
    for (const [number, { reject, child }] of this.#waiting) {
      if (child !== ended) continue;
      this.#waiting.delete(number);
      reject(new Error(REASONS[cause] ?? 'the rendering process died'));
    }
  }
}

const REASONS: Partial<Record<ProcessEnd<string>['cause'], string>> = {
  closed: 'the content API ends',
  late: `it took more than ${TIMEOUT_MS} ms`,
};
