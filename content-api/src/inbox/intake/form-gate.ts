import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import type { BotCheck } from './bot-check.ts';
import type { ClientLimit, Counted, NetworkEntry } from './client-limit.ts';
import type { Admission } from './pressure.ts';
import type { FormResult, SentForm } from './sent-form.ts';
import type { StorageRoom } from './storage-room.ts';

const COUNTED: Readonly<Record<FormResult, Counted>> = {
  stored: 'stored',
  delayed: 'stored',
  again: 'again',
  done: 'again',
  invalid: 'rejected',
  robot: 'rejected',
  refused: 'rejected',
};

/** What every form that leads to a mail passes (SE2): its network's limit, the proof of work, the room that is left. */
export class FormGate {
  readonly #limit: ClientLimit;
  readonly #botCheck: BotCheck;
  readonly #storage: StorageRoom;
  readonly #perHour: number;

  constructor(parts: { limit: ClientLimit; botCheck: BotCheck; storage: StorageRoom; perHour: number }) {
    this.#limit = parts.limit;
    this.#botCheck = parts.botCheck;
    this.#storage = parts.storage;
    this.#perHour = parts.perHour;
  }

  /** Takes a form within its network's limit and counts what became of it; undefined when the network has sent too much. */
  async count<Taken extends { result: FormResult }>(
    { network, body }: SentForm,
    take: (entry: NetworkEntry) => Promise<Taken>,
  ): Promise<Taken | undefined> {
    const entry = this.#limit.enter(network, body.length);
    if (!entry) return undefined;
    // A failure of ours costs the visitor nothing.
    let counted: Counted = 'again';
    try {
      const taken = await take(entry);
      counted = COUNTED[taken.result];
      return taken;
    } finally {
      entry.settle(counted);
    }
  }

  /**
   * @param proof the solution of a challenge, used up by this; or an empty text
   * @throws DATABASE_UNAVAILABLE
   */
  async admit({ request }: SentForm, entry: NetworkEntry, proof: string): Promise<Admission> {
    const isProven = await this.#botCheck.passes(proof);
    const room = await this.#storage.room();
    const hasRoom = room === 'all' || (room === 'proven' && isProven);
    return { entry, isProven, hasRoom, perHour: this.#perHour, request };
  }

  /** What a JSON answer has beside its status. @param difficulty 0: nothing */
  async challenge(difficulty: number): Promise<{ challenge?: Challenge }> {
    return difficulty === 0 ? {} : { challenge: await this.#botCheck.challenge(difficulty) };
  }
}
