import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Renderer } from '../renditions/renditions.ts';
import type { RenderOrder, RenderReport, RenderRequest } from './protocol.ts';

/** The module that renders, and the options that Node needs to run it. */
export interface RenderProgram {
  entry: URL;
  nodeOptions: readonly string[];
}

/** The program as it stands beside this file, from source or built; it runs as this very process does. */
export const RENDER_PROGRAM: RenderProgram = {
  entry: new URL(`program${path.extname(import.meta.url)}`, import.meta.url),
  nodeOptions: process.execArgv,
};

export interface RenderProcessSettings {
  program: RenderProgram;
  /** Where the masters are. */
  mediaDirectory: string;
  /** `visitors` wait for it; `background` gets only what nobody else wants of the processor. */
  priority: 'visitors' | 'background';
  /** Renders at a time; what comes on top of them waits its turn. */
  atOnce: number;
}

/** Milliseconds for one rendition; a master that takes longer is broken. */
const DEADLINE = 30_000;
/** Milliseconds without work after which the process ends: libvips keeps what memory it once had. */
const IDLE = 30_000;
/** Milliseconds without a new process after one ended by itself. */
const REST = 5000;

/** As `nice` counts. Pages come first, then what visitors wait for, then what nobody does. */
const PRIORITIES = { visitors: 5, background: constants.priority.PRIORITY_LOW };

interface Waiting {
  resolve: () => void;
  reject: (reason: Error) => void;
  deadline: NodeJS.Timeout;
}

/** A child process that makes renditions. It is there while there is work, and replaced when it dies. */
export class RenderProcess implements Renderer {
  readonly #settings: RenderProcessSettings;
  readonly #waiting = new Map<number, Waiting>();
  /** Orders that wait for one of the `atOnce` places. */
  readonly #queue: (() => void)[] = [];
  #busy = 0;
  #lastNumber = 0;
  #child: ChildProcess | undefined;
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
    this.#end('the content API ends');
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
      const deadline = setTimeout(() => this.#end(`it took more than ${DEADLINE} ms`), DEADLINE);
      this.#waiting.set(request.number, { resolve, reject, deadline });
      // A channel that cannot be written to belongs to a process that ends: its exit fails the order.
      child.send(request, () => undefined);
    });
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const { program, mediaDirectory, priority } = this.#settings;
    const child = fork(fileURLToPath(program.entry), [mediaDirectory], {
      execArgv: [...program.nodeOptions],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // At once and from outside: threads have the priority that the process had when it made them.
    if (child.pid !== undefined) lowerPriority(child.pid, PRIORITIES[priority]);
    child.on('message', (report: RenderReport) => this.#settle(report));
    child.once('error', () => this.#died(child));
    child.once('exit', () => this.#died(child));
    this.#child = child;
    return child;
  }

  #settle({ number, failure }: RenderReport): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.#waiting.delete(number);
    clearTimeout(waiting.deadline);
    if (failure === undefined) waiting.resolve();
    else waiting.reject(new Error(failure));
    if (this.#waiting.size === 0) {
      this.#idle = setTimeout(() => this.#end('it was idle'), IDLE);
      this.#idle.unref();
    }
  }

  #died(child: ChildProcess): void {
    // One that was ended on purpose is not `#child` any more.
    if (child !== this.#child) return;
    this.#restsUntil = performance.now() + REST;
    this.#end('the rendering process died');
  }

  #end(reason: string): void {
    const child = this.#child;
    this.#child = undefined;
    clearTimeout(this.#idle);
    child?.kill('SIGKILL');
    for (const { reject, deadline } of this.#waiting.values()) {
      clearTimeout(deadline);
      reject(new Error(reason));
    }
    this.#waiting.clear();
  }
}

function lowerPriority(processId: number, priority: number): void {
  try {
    setPriority(processId, priority);
  } catch {
    // It has ended already, or this system has no priorities.
  }
}
