/** How much a word counts in a search, by where it stands: title, heading, text, secondary text. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** A piece of visible text, and how much its words count. */
export interface Passage {
  text: string;
  weight: Weight;
}
