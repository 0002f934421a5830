/** A PostgreSQL `tsquery`. Only the functions in this file create it, so that it is valid for any visitor's input. */
export type Tsquery = string & { readonly isTsquery: true };

export interface LexemeOptions {
  /** Matches every lexeme with this prefix. */
  isPrefix?: boolean;
  /** Matches only words in titles (`A`), or in titles, headings and descriptions (`AB`). @default anywhere */
  weights?: 'A' | 'AB';
}

/** Maximum number of characters in a lexeme; PostgreSQL rejects more than 2046 bytes. */
const MAX_LEXEME_LENGTH = 200;

/** A query for one quoted lexeme (SE1); undefined for an empty lexeme, which PostgreSQL rejects. */
export function lexeme(text: string, { isPrefix, weights }: LexemeOptions = {}): Tsquery | undefined {
  const characters = [...text.replace(/[\0\p{Surrogate}]/gu, '')].slice(0, MAX_LEXEME_LENGTH).join('');
  if (characters === '') return undefined;
  const flags = `${isPrefix ? '*' : ''}${weights ?? ''}`;
  const quoted = `'${characters.replace(/['\\]/g, '$&$&')}'`;
  return (flags === '' ? quoted : `${quoted}:${flags}`) as Tsquery;
}

/** The conjunction of the defined parts; undefined if there are no such parts. */
export function allOf(parts: readonly (Tsquery | undefined)[]): Tsquery | undefined {
  return joined(parts, ' & ');
}

/** The disjunction of the defined parts; undefined if there are no such parts. */
export function anyOf(parts: readonly (Tsquery | undefined)[]): Tsquery | undefined {
  return joined(parts, ' | ');
}

/** Matches a word directly before the next one; undefined if one of them is. */
export function followedBy(word: Tsquery | undefined, next: Tsquery | undefined): Tsquery | undefined {
  return word && next && (`(${word} <-> ${next})` as Tsquery);
}

function joined(parts: readonly (Tsquery | undefined)[], operator: string): Tsquery | undefined {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? undefined : (`(${present.join(operator)})` as Tsquery);
}
