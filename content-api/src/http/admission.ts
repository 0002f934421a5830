import { setImmediate } from 'node:timers/promises';
import type { CodedError } from '@stadtraum/contracts/errors';
import { NETWORK_HEADER } from '@stadtraum/contracts/forms/submission';
import { serverError } from '@stadtraum/server-base/errors';
import { hasInnerSecret } from '@stadtraum/server-base/inner-secret';
import { withTimeout } from '@stadtraum/server-base/timeout';
import type { FastifyRequest } from 'fastify';
import { type Database, isStatementTimeout, type Work } from '../kernel/database/database.ts';
import { apiError } from '../kernel/errors.ts';
import { FairQueue, type QueueLimits, type Refusal } from './fair-queue.ts';
import { NetworkBudget } from './network-budget.ts';

/** What reads the database for one request. */
export type Reader = Pick<Database, 'read'>;

/** `plain`: what costs the same for every visitor; `costly`: what a visitor's words make expensive. */
export type Cost = 'plain' | 'costly';

/** Gets what admission has to tell. */
export interface AdmissionEvents {
  onRejected?: (reason: Refusal | 'budget') => void;
  onTimeout?: () => void;
}

export interface AdmissionParts {
  database: Database;
  innerSecret: string;
  /** Costly reads of one network within a minute. */
  costlyPerNetwork: number;
}

/** Milliseconds from a request's arrival to its answer: the shell waits a little longer. */
const DEADLINE_MS = 2200;

const PLAIN: QueueLimits = { concurrency: 4, maxWaiting: 200, maxWaitingPerKey: 200, maxWaitMs: 1500 };
const COSTLY: QueueLimits = { concurrency: 3, maxWaiting: 60, maxWaitingPerKey: 8, maxWaitMs: 1500 };
/** The embedded database runs one transaction at a time: a plain read must find at most one before it. */
const CONCURRENCY_EMBEDDED = 1;

/**
 * The way to the database for all reads of visitors (SE6). Costly reads have a queue of their own, which serves networks in turn,
 * and a budget for each network; plain reads never wait behind them. What is not admitted in time is refused at once, and what
 * no visitor waits for is cancelled. Together they use fewer connections than there are, so that forms find one.
 */
export class Admission {
  readonly #parts: AdmissionParts;
  readonly #queues: Readonly<Record<Cost, FairQueue>>;
  readonly #budget: NetworkBudget;
  #events: AdmissionEvents = {};

  constructor(parts: AdmissionParts) {
    const isEmbedded = parts.database.kind === 'embedded';
    this.#parts = parts;
    this.#queues = {
      plain: new FairQueue(PLAIN),
      costly: new FairQueue(isEmbedded ? { ...COSTLY, concurrency: CONCURRENCY_EMBEDDED } : COSTLY),
    };
    this.#budget = new NetworkBudget(parts.costlyPerNetwork);
  }

  observe(events: AdmissionEvents): void {
    this.#events = events;
  }

  /** Requests that wait for the database. */
  waiting(cost: Cost): number {
    return this.#queues[cost].length;
  }

  /**
   * The database for one request. Its `read` also throws
   * - TOO_MANY_QUERIES when the network has used up its budget, or has too much waiting already;
   * - DATABASE_BUSY when there is no turn in time;
   * - DATABASE_UNAVAILABLE when there is no answer in time.
   */
  readerFor(request: FastifyRequest, cost: Cost): Reader {
    return { read: (work) => this.#read(request, cost, work) };
  }

  async #read<T>(request: FastifyRequest, cost: Cost, work: Work<T>): Promise<T> {
    const { database } = this.#parts;
    const startedAt = performance.now();
    const network = this.#networkOf(request);
    if (cost === 'costly' && network !== '' && !this.#budget.take(network)) throw this.#refusal('budget');
    const leave = await this.#queues[cost].enter(network, request.signal);
    if (typeof leave === 'string') throw this.#refusal(leave);
    // The embedded database holds up the event loop for a whole transaction: what has arrived meanwhile comes to its queue first.
    if (cost === 'costly') await setImmediate();
    const late = new AbortController();
    const reading = database.read(work, AbortSignal.any([request.signal, late.signal]));
    // The turn ends when the database has ended, not when the visitor was answered.
    reading.then(leave, leave);
    const rest = DEADLINE_MS - (performance.now() - startedAt);
    try {
      return await withTimeout(reading, rest, () => {
        late.abort();
        return apiError('DATABASE_UNAVAILABLE', { reason: `no answer within ${DEADLINE_MS} ms` });
      });
    } catch (error) {
      if (late.signal.aborted || (isStatementTimeout(error) && !request.signal.aborted)) {
        this.#events.onTimeout?.();
      }
      throw error;
    }
  }

  #refusal(reason: Refusal | 'budget'): CodedError {
    this.#events.onRejected?.(reason);
    const ofNetwork = reason === 'budget' || reason === 'network-queue-full';
    return ofNetwork ? serverError('TOO_MANY_QUERIES', {}) : apiError('DATABASE_BUSY', {});
  }

  /** Empty for what does not come through the shell: without the secret the header says nothing. */
  #networkOf(request: FastifyRequest): string {
    const network = request.headers[NETWORK_HEADER];
    const isKnown = typeof network === 'string' && hasInnerSecret(request, this.#parts.innerSecret);
    return isKnown ? network.slice(0, MAX_NETWORK) : '';
  }
}

/** Characters of an IPv6 address. */
const MAX_NETWORK = 45;
