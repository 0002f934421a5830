/** How much a word counts in a search, depending on where it occurs: title, heading, text, or secondary text. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** A piece of visible text and the weight of its words. */
export interface Passage {
  text: string;
  weight: Weight;
}
