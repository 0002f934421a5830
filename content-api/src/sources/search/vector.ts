import type { Weight } from '../../store/passage.ts';

/** Positions beyond are all the last one to PostgreSQL; entries of a lexeme beyond are cut off. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 256;

/** Collects the words of one entry as PostgreSQL's `tsvector`, which is made here since its words are (see `words.ts`). */
export class VectorBuilder {
  #position = 0;
  readonly #places = new Map<string, string[]>();

  /** The next word of the text; all lexemes of one word stand in one place. */
  nextWord(): void {
    this.#position = Math.min(this.#position + 1, LAST_POSITION);
  }

  add(lexeme: string, weight: Weight): void {
    const places = this.#places.get(lexeme) ?? [];
    const place = `${this.#position}${weight}`;
    if (lexeme === '' || places.length >= MAX_POSITIONS || places.includes(place)) return;
    this.#places.set(lexeme, [...places, place]);
  }

  /** As PostgreSQL reads it: `'haus':1A,7C 'nord':2A`. Lexemes are letters and digits only. */
  toString(): string {
    return [...this.#places].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`).join(' ');
  }
}
