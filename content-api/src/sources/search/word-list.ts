import type { Queries } from '../../kernel/database/database.ts';
import { readRevision } from '../../store/revision.ts';
import { searchWords } from '../../store/schema.ts';
import { type Lexicon, lexiconOf } from './compounds.ts';
import { editDistance } from './edit-distance.ts';

/** A word of the content. */
export type KnownWord = typeof searchWords.$inferSelect;

/** All words of the content, kept in memory: each search looks up many, and they change only with the content (SE6). */
export class WordList implements Lexicon {
  /** Sorted. */
  readonly #words: readonly KnownWord[];
  readonly #lexicon: Lexicon;

  constructor(words: KnownWord[]) {
    this.#words = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
    this.#lexicon = lexiconOf(words.map(({ word }) => word));
  }

  /** Whether the content has the word in any inflection. */
  has(folded: string): boolean {
    return this.#lexicon.has(folded);
  }

  /** The words with this prefix, sorted. */
  beginningWith(beginning: string): readonly KnownWord[] {
    const start = this.#placeOf(beginning);
    let end = start;
    while (this.#words[end]?.word.startsWith(beginning)) end += 1;
    return this.#words.slice(start, end);
  }

  /**
   * The word with the smallest edit distance, the most frequent one of several; undefined when all exceed `maxMistakes`.
   *
   * @param today the day in Berlin; words hidden by then are not suggested
   */
  mostSimilar(
    folded: string,
    maxMistakes: number,
    today: string,
  ): (KnownWord & { mistakes: number }) | undefined {
    let best: KnownWord | undefined;
    let least = maxMistakes;
    for (const known of this.#words) {
      const mistakes = editDistance(folded, known.word, least);
      if (mistakes > least || !isShown(known, today)) continue;
      if (best && mistakes === least && known.frequency <= best.frequency) continue;
      best = known;
      least = mistakes;
    }
    return best && { ...best, mistakes: least };
  }

  /** Index of the first word that is not before `text`. */
  #placeOf(text: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const known = this.#words[middle];
      if (known !== undefined && known.word < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Whether an entry with the word is visible. @param today the day in Berlin */
export function isShown({ hiddenFrom }: KnownWord, today: string): boolean {
  return hiddenFrom === null || hiddenFrom > today;
}

let kept: { revision: string | undefined; words: Promise<WordList> } | undefined;

/** The words of the content in a transaction's snapshot; read again when the content has changed. */
export async function wordListOf(queries: Queries): Promise<WordList> {
  const revision = await readRevision(queries);
  if (!kept || kept.revision !== revision) kept = { revision, words: readWords(queries) };
  try {
    return await kept.words;
  } catch {
    // The transaction that was reading them may have been aborted.
    return await readWords(queries);
  }
}

async function readWords(queries: Queries): Promise<WordList> {
  return new WordList(await queries.select().from(searchWords));
}
