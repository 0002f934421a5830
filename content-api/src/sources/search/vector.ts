import type { Weight } from '../../store/passage.ts';

/** PostgreSQL's limits: higher positions are reduced to the last position, and additional positions of a lexeme are dropped. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 256;

/** Builds the `tsvector` of an entry from folded and stemmed words (see `words.ts`). */
export class VectorBuilder {
  #position = 0;
  readonly #places = new Map<string, string[]>();

  /** Moves to the next word; all lexemes of a word share its position. */
  nextWord(): void {
    this.#position = Math.min(this.#position + 1, LAST_POSITION);
  }

  add(lexeme: string, weight: Weight): void {
    const places = this.#places.get(lexeme) ?? [];
    const place = `${this.#position}${weight}`;
    if (lexeme === '' || places.length >= MAX_POSITIONS || places.includes(place)) return;
    this.#places.set(lexeme, [...places, place]);
  }

  /** The vector in PostgreSQL's notation: `'haus':1A,7C 'nord':2A`. Lexemes contain only letters and digits. */
  toString(): string {
    return [...this.#places].map(([lexeme, places]) => `'${lexeme}':${places.join(',')}`).join(' ');
  }
}
