import { inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { searchWords } from '../database/schema.ts';
import { isShownOn } from '../lists/hidden-from.ts';
import { lexiconOf, partsOf } from './compounds.ts';
import { editDistance } from './edit-distance.ts';
import type { SearchTerm } from './search-terms.ts';
import { stemOf } from './words.ts';

/** A word of a query, as the content has it. */
export interface UnderstoodTerm {
  term: SearchTerm;
  /** What entries are looked up by: one of these groups, and all stems of it. */
  alternatives: string[][];
  /** What was probably meant, where the word itself is unknown. */
  correction?: { folded: string; display: string };
}

/**
 * Finds for each word what the content calls it: the word in any inflection, its umlauts typed as two letters, a compound of
 * known parts, or the most similar word there is.
 *
 * @param today the day in Berlin
 */
export async function understand(
  queries: Queries,
  terms: SearchTerm[],
  today: string,
): Promise<UnderstoodTerm[]> {
  const known = await knownWords(queries, terms);
  const understood: UnderstoodTerm[] = [];
  for (const term of terms) understood.push(await understandTerm(queries, term, known, today));
  return understood;
}

async function understandTerm(
  queries: Queries,
  term: SearchTerm,
  known: KnownWords,
  today: string,
): Promise<UnderstoodTerm> {
  const spelling = [term.folded, term.withoutDigraphs].find(known.has);
  if (spelling !== undefined) {
    return { term, alternatives: [[stemOf(spelling)], ...partsAsAlternative(spelling, known)] };
  }
  const isNumber = /\d/.test(term.folded);
  if (isNumber || (await beginsWord(queries, term.folded))) return { term, alternatives: [[term.stem]] };
  const similar = await mostSimilarWord(queries, term, today);
  const parts = partsAsAlternative(term.withoutDigraphs, known);
  // One letter is a slip; words that differ by more may well be compounds that the content has not.
  if (parts.length > 0 && (similar === undefined || similar.mistakes > 1))
    return { term, alternatives: parts };
  if (similar === undefined) return { term, alternatives: [[term.stem]] };
  const { word, display, stem } = similar;
  return { term, alternatives: [[stem]], correction: { folded: word, display } };
}

/** `Abrechnung der Betriebskosten` is found by `Betriebskostenabrechnung`. */
function partsAsAlternative(folded: string, known: KnownWords): string[][] {
  const [head, tail] = partsOf(folded, known);
  return head !== undefined && tail !== undefined ? [[stemOf(head), stemOf(tail)]] : [];
}

interface KnownWords {
  has(folded: string): boolean;
}

/** Those of the content's words that the terms and their possible parts are. */
async function knownWords(queries: Queries, terms: SearchTerm[]): Promise<KnownWords> {
  const candidates = [...new Set(terms.flatMap(piecesOf))];
  if (candidates.length === 0) return { has: () => false };
  const stems = [...new Set(candidates.map(stemOf))];
  const found = await queries
    .select({ word: searchWords.word, stem: searchWords.stem })
    .from(searchWords)
    .where(or(inArray(searchWords.word, candidates), inArray(searchWords.stem, stems)));
  return lexiconOf(found.map(({ word }) => word));
}

/** The word in both spellings, and what a compound could begin or end with. */
function piecesOf(term: SearchTerm): string[] {
  const word = term.withoutDigraphs;
  const cuts = Array.from({ length: Math.max(0, word.length - 7) }, (_, index) => index + 4);
  return [term.folded, word, ...cuts.flatMap((cut) => [word.slice(0, cut), word.slice(cut)])];
}

async function beginsWord(queries: Queries, folded: string): Promise<boolean> {
  if (folded.length < 3) return false;
  const [found] = await queries
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`starts_with(${searchWords.word}, ${folded})`)
    .limit(1);
  return found !== undefined;
}

/** Candidates that trigrams find; among them the one with the fewest mistakes is meant. */
const MOST_CANDIDATES = 60;

async function mostSimilarWord(
  queries: Queries,
  { withoutDigraphs: folded }: SearchTerm,
  today: string,
): Promise<(typeof searchWords.$inferSelect & { mistakes: number }) | undefined> {
  if (folded.length < SHORTEST_CORRECTED) return undefined;
  const candidates = await queries
    .select()
    .from(searchWords)
    .where(isShownOn(today, searchWords.hiddenFrom))
    .orderBy(sql`${searchWords.word} <-> ${folded}`)
    .limit(MOST_CANDIDATES);
  return candidates
    .map((candidate) => ({ ...candidate, mistakes: editDistance(folded, candidate.word) }))
    .filter(({ mistakes }) => mistakes <= mistakesAllowed(folded))
    .sort((a, b) => a.mistakes - b.mistakes || b.frequency - a.frequency)[0];
}

/** Shorter words become others by every letter. */
const SHORTEST_CORRECTED = 4;

function mistakesAllowed(word: string): number {
  if (word.length <= 5) return 1;
  return word.length <= 8 ? 2 : 3;
}
