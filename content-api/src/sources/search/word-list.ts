import type { Queries } from '../../kernel/database/database.ts';
import { readRevision } from '../../store/revision.ts';
import { searchWords } from '../../store/schema.ts';
import { type Lexicon, lexiconOf } from './compounds.ts';
import { editDistance } from './edit-distance.ts';
import { stemOf } from './words.ts';

/** A word that occurs in the content. */
export type ContentWord = typeof searchWords.$inferSelect;

/** All words in the content. They are kept in memory, because each search looks up many words and they change rarely (SE6). */
export class WordList implements Lexicon {
  /** Sorted alphabetically. */
  readonly #words: readonly ContentWord[];
  readonly #lexicon: Lexicon;
  /** The stems that words find, by the word's own stem. */
  readonly #found: ReadonlyMap<string, readonly string[]>;

  constructor(words: ContentWord[]) {
    this.#words = words.toSorted((a, b) => (a.word < b.word ? -1 : 1));
    this.#lexicon = lexiconOf(words.map(({ word }) => word));
    this.#found = new Map(words.map(({ word, stem }) => [stemOf(word), stem.split(' ')]));
  }

  /**
   * The stems of the word and of its synonyms, its own first; undefined if neither the word, in any inflection, nor a synonym occurs
   * in the content.
   */
  stemsFoundBy(folded: string): readonly string[] | undefined {
    return this.#found.get(stemOf(folded));
  }

  /** The stems of compounds that end with the word: `garage` finds `tiefgarag` and `fahrradgarag`. */
  stemsEndingWith(folded: string): string[] {
    const stem = stemOf(folded);
    if (stem.length < MIN_TAIL_LENGTH) return [];
    return [...this.#found.keys()].filter((found) => found.endsWith(stem));
  }

  /** Whether the content contains the word in any inflection. Short words are not parts of compounds, and are left out. */
  has(folded: string): boolean {
    return this.#lexicon.has(folded);
  }

  /** The words with this prefix, sorted. */
  beginningWith(prefix: string): readonly ContentWord[] {
    const start = this.#indexOf(prefix);
    let end = start;
    while (this.#words[end]?.word.startsWith(prefix)) end += 1;
    return this.#words.slice(start, end);
  }

  /**
   * The word with the smallest edit distance; if there is more than one, the most frequent. Undefined if all words have more than
   * `maxMistakes`. A word with several mistakes has the same first letter, because few visitors mistype it.
   *
   * @param today the day in Berlin; words that are hidden on this day are skipped
   */
  mostSimilar(
    folded: string,
    maxMistakes: number,
    today: string,
  ): (ContentWord & { mistakes: number }) | undefined {
    let best: ContentWord | undefined;
    let fewest = maxMistakes;
    for (const candidate of this.#words) {
      const mistakes = editDistance(folded, candidate.word, fewest);
      if (mistakes > fewest || !isShown(candidate, today)) continue;
      if (mistakes > 1 && candidate.word[0] !== folded[0]) continue;
      if (best && mistakes === fewest && candidate.frequency <= best.frequency) continue;
      best = candidate;
      fewest = mistakes;
    }
    return best && { ...best, mistakes: fewest };
  }

  /** Index of the first word that does not sort before `text`. */
  #indexOf(text: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const candidate = this.#words[middle];
      if (candidate !== undefined && candidate.word < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Shorter stems are the ends of too many words. */
const MIN_TAIL_LENGTH = 5;

/** Whether an entry that contains the word is visible. @param today the day in Berlin */
export function isShown({ hiddenFrom }: ContentWord, today: string): boolean {
  return hiddenFrom === null || hiddenFrom > today;
}

let cached: { revision: string | undefined; words: Promise<WordList> } | undefined;

/** The words in the content, as of the snapshot of a transaction. They are cached until the content changes. */
export async function wordListOf(queries: Queries): Promise<WordList> {
  const revision = await readRevision(queries);
  if (!cached || cached.revision !== revision) cached = { revision, words: readWords(queries) };
  try {
    return await cached.words;
  } catch {
    // The transaction that was reading the words may have been aborted.
    return await readWords(queries);
  }
}

async function readWords(queries: Queries): Promise<WordList> {
  return new WordList(await queries.select().from(searchWords));
}
