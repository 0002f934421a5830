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

/** Reads the database on behalf of one request. */
export type Reader = Pick<Database, 'read'>;

/** The cost of a `plain` read is the same for every visitor; the cost of a `costly` read depends on the visitor's input. */
export type Cost = 'plain' | 'costly';

/** Callbacks for metrics. */
export interface AdmissionEvents {
  onRejected?: (reason: Refusal | 'budget') => void;
  onTimeout?: () => void;
}

export interface AdmissionParts {
  database: Database;
  innerSecret: string;
  /** Costly reads allowed per network and minute. */
  costlyPerNetwork: number;
}

/** Milliseconds from a request's arrival to its response; the shell waits slightly longer. */
const DEADLINE_MS = 2200;

const PLAIN: QueueLimits = { concurrency: 4, maxWaiting: 200, maxWaitingPerKey: 200, maxWaitMs: 1500 };
const COSTLY: QueueLimits = { concurrency: 3, maxWaiting: 60, maxWaitingPerKey: 8, maxWaitMs: 1500 };
/** The embedded database runs one transaction at a time, so a plain read may have to wait for at most one costly read. */
const EMBEDDED_CONCURRENCY = 1;

/**
 * Controls all database reads that visitors cause (SE6). Costly reads have a separate queue, which serves networks round-robin, and
 * a budget for each network; plain reads never wait behind them. Reads that are not admitted in time are refused, and abandoned
 * reads are cancelled. The two queues together release connections free for forms.
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
      costly: new FairQueue(isEmbedded ? { ...COSTLY, concurrency: EMBEDDED_CONCURRENCY } : COSTLY),
    };
    this.#budget = new NetworkBudget(parts.costlyPerNetwork);
  }

  observe(events: AdmissionEvents): void {
    this.#events = events;
  }

  /** Number of requests waiting for the database. */
  waiting(cost: Cost): number {
    return this.#queues[cost].length;
  }

  /** Whether a visitor's read runs or waits. */
  get isBusy(): boolean {
    return this.#queues.plain.isBusy || this.#queues.costly.isBusy;
  }

  /**
   * A reader for one request. Its `read` also throws
   * - TOO_MANY_QUERIES when the network's budget is exhausted or too many of its reads are waiting;
   * - DATABASE_BUSY when the read is not admitted in time;
   * - DATABASE_UNAVAILABLE when the database does not respond in time.
   */
  readerFor(request: FastifyRequest, cost: Cost): Reader {
    return { read: (work) => this.#read(request, cost, work) };
  }

  async #read<T>(request: FastifyRequest, cost: Cost, work: Work<T>): Promise<T> {
    const { database } = this.#parts;
    const startedAt = performance.now();
    const network = this.#networkOf(request);
    if (cost === 'costly' && network !== '' && !this.#budget.take(network)) throw this.#refusal('budget');
    const release = await this.#queues[cost].enter(network, request.signal);
    if (typeof release === 'string') throw this.#refusal(release);
    // The embedded database blocks the event loop during a transaction: first let requests that have arrived enter their queue.
    if (cost === 'costly') await setImmediate();
    const deadline = new AbortController();
    const reading = database.read(work, AbortSignal.any([request.signal, deadline.signal]));
    // The read leaves the queue when the database has finished, not when the visitor gets a response.
    reading.then(release, release);
    const remaining = DEADLINE_MS - (performance.now() - startedAt);
    try {
      return await withTimeout(reading, remaining, () => {
        deadline.abort();
        return apiError('DATABASE_UNAVAILABLE', { reason: `no response within ${DEADLINE_MS} ms` });
      });
    } catch (error) {
      if (deadline.signal.aborted || (isStatementTimeout(error) && !request.signal.aborted)) {
        this.#events.onTimeout?.();
      }
      throw error;
    }
  }

  #refusal(reason: Refusal | 'budget'): CodedError {
    this.#events.onRejected?.(reason);
    const isNetworkLimit = reason === 'budget' || reason === 'network-queue-full';
    return isNetworkLimit ? serverError('TOO_MANY_QUERIES', {}) : apiError('DATABASE_BUSY', {});
  }

  /** The request's network. Empty for requests without the secret, because only the shell may set the header. */
  #networkOf(request: FastifyRequest): string {
    const network = request.headers[NETWORK_HEADER];
    const isTrusted = typeof network === 'string' && hasInnerSecret(request, this.#parts.innerSecret);
    return isTrusted ? network.slice(0, MAX_NETWORK_LENGTH) : '';
  }
}

/** Maximum length of an IPv6 address. */
const MAX_NETWORK_LENGTH = 45;
