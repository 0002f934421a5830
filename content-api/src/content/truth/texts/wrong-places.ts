/** How a place is said, by its name: `{"Hafen": "am Hafen", "Altstadt": "in der Altstadt", "Mitte": "in Mitte"}`. */
export type PlaceWords = Readonly<Record<string, string>>;

/** Prepositions of place that go with each article. */
const FEMININE = ['in der', 'an der', 'bei der', 'von der', 'zur'];
const OTHER = ['im', 'am', 'beim', 'vom', 'zum', 'in dem', 'an dem'];

/** Places that are said with a wrong article or without theirs, such as "in Hafen"; each with the right words. */
export function wrongPlaces(text: string, places: PlaceWords): { found: string; right: string }[] {
  return Object.entries(places).flatMap(([name, right]) => {
    const wrong = wrongPrepositions(name, right);
    if (wrong.length === 0) return [];
    const pattern = new RegExp(`(?<![\\p{L}-])(?:${wrong.join('|')}) ${name}(?![\\p{L}-])`, 'giu');
    return [...plainText(text).matchAll(pattern)].map(([found]) => ({ found, right }));
  });
}

/** Directions ("in den Hafen", "zum Hafen") are not compared, nor a common noun such as "in der Mitte". */
function wrongPrepositions(name: string, right: string): string[] {
  const words = right
    .slice(0, Math.max(0, right.lastIndexOf(name)))
    .trim()
    .toLowerCase();
  const isFeminine = FEMININE.includes(words);
  if (isFeminine) return ['in', ...OTHER];
  if (['am', 'im'].includes(words)) return ['in', ...FEMININE, words === 'am' ? 'im' : 'am'];
  return OTHER;
}

const plainText = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/[\s\u00ad]+/g, ' ');
