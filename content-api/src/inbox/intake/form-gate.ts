import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import type { BotCheck } from './bot-check.ts';
import type { LimitOutcome, NetworkEntry, NetworkLimit } from './network-limit.ts';
import type { FormAdmission } from './pressure.ts';
import type { FormResult, SentForm } from './sent-form.ts';
import type { StorageQuota } from './storage-quota.ts';

const LIMIT_OUTCOMES: Readonly<Record<FormResult, LimitOutcome>> = {
  stored: 'stored',
  delayed: 'stored',
  again: 'uncounted',
  done: 'uncounted',
  invalid: 'rejected',
  robot: 'rejected',
  refused: 'rejected',
};

/** Checks every form that causes an email (SE2): the network's limit, the proof of work and the storage quota. */
export class FormGate {
  readonly #limit: NetworkLimit;
  readonly #botCheck: BotCheck;
  readonly #storage: StorageQuota;
  readonly #perHour: number;

  constructor(parts: { limit: NetworkLimit; botCheck: BotCheck; storage: StorageQuota; perHour: number }) {
    this.#limit = parts.limit;
    this.#botCheck = parts.botCheck;
    this.#storage = parts.storage;
    this.#perHour = parts.perHour;
  }

  /** Handles a form within its network's limit and counts the result; undefined if the network has exceeded its limit. */
  async count<Handled extends { result: FormResult }>(
    { network, body }: SentForm,
    handle: (entry: NetworkEntry) => Promise<Handled>,
  ): Promise<Handled | undefined> {
    const entry = this.#limit.enter(network, body.length);
    if (!entry) return undefined;
    // Server failures do not count against the visitor.
    let counted: LimitOutcome = 'uncounted';
    try {
      const handled = await handle(entry);
      counted = LIMIT_OUTCOMES[handled.result];
      return handled;
    } finally {
      entry.settle(counted);
    }
  }

  /**
   * @param proof the solution to a challenge, which this call uses up, or an empty string
   * @throws DATABASE_UNAVAILABLE
   */
  async admit({ request }: SentForm, entry: NetworkEntry, proof: string): Promise<FormAdmission> {
    const hasProof = await this.#botCheck.passes(proof);
    const accepted = await this.#storage.accepted();
    const hasRoom = accepted === 'all' || (accepted === 'proven' && hasProof);
    return { entry, hasProof, hasRoom, perHour: this.#perHour, request };
  }

  /** The challenge to include in a JSON response; none if `difficulty` is 0. */
  async challenge(difficulty: number): Promise<{ challenge?: Challenge }> {
    return difficulty === 0 ? {} : { challenge: await this.#botCheck.challenge(difficulty) };
  }
}
