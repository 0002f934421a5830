/** How places are said, by their names: `{"Hafen": "am Hafen", "Altstadt": "in der Altstadt", "Mitte": "in Mitte"}`. */
export type PlaceWords = Readonly<Record<string, string>>;

/** A place that is said wrongly, and the right words. */
export interface WrongPlace {
  found: string;
  right: string;
}

/** Prepositions of place that go with each article. */
const FEMININE = ['in der', 'an der', 'bei der', 'von der', 'zur'];
const OTHER = ['im', 'am', 'beim', 'vom', 'zum', 'in dem', 'an dem'];

/** Prepares to find places that are said with a wrong article or without theirs, such as "in Hafen". */
export function placeReader(places: PlaceWords): (text: string) => WrongPlace[] {
  const patterns = Object.entries(places).map(([name, right]) => {
    const wrong = wrongPrepositions(name, right).join('|');
    return { name, right, pattern: new RegExp(`(?<![\\p{L}-])(?:${wrong}) ${name}(?![\\p{L}-])`, 'giu') };
  });
  return (text) => {
    const named = patterns.filter(({ name }) => text.includes(name));
    const plain = named.length > 0 ? plainText(text) : '';
    return named.flatMap(({ right, pattern }) =>
      [...plain.matchAll(pattern)].map(([found]) => ({ found, right })),
    );
  };
}

/** Directions ("in den Hafen") are not compared, nor a common noun such as "in der Mitte". */
function wrongPrepositions(name: string, right: string): string[] {
  const words = right
    .slice(0, Math.max(0, right.lastIndexOf(name)))
    .trim()
    .toLowerCase();
  if (FEMININE.includes(words)) return ['in', ...OTHER];
  if (['am', 'im'].includes(words)) return ['in', ...FEMININE, words === 'am' ? 'im' : 'am'];
  return OTHER;
}

const plainText = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/[\s\u00ad]+/g, ' ');
