/** A PostgreSQL `tsquery`, made only by the functions of this file, so that any input of a visitor makes a valid one. */
export type Tsquery = string & { readonly isTsquery: true };

export interface LexemeOptions {
  /** Matches every lexeme with this prefix. */
  isPrefix?: boolean;
  /** Matches words of titles only. */
  inTitle?: boolean;
}

/** Characters of a lexeme; PostgreSQL rejects more than 2046 bytes. */
const MAX_LEXEME = 200;

/** One quoted lexeme (SE1); undefined for an empty one, which PostgreSQL rejects. */
export function lexeme(text: string, { isPrefix, inTitle }: LexemeOptions = {}): Tsquery | undefined {
  const characters = [...text.replace(/[\0\p{Surrogate}]/gu, '')].slice(0, MAX_LEXEME).join('');
  if (characters === '') return undefined;
  const flags = `${isPrefix ? '*' : ''}${inTitle ? 'A' : ''}`;
  const quoted = `'${characters.replace(/['\\]/g, '$&$&')}'`;
  return (flags === '' ? quoted : `${quoted}:${flags}`) as Tsquery;
}

/** Conjunction; undefined parts are left out. Undefined when no part is left. */
export function allOf(parts: readonly (Tsquery | undefined)[]): Tsquery | undefined {
  return joined(parts, ' & ');
}

/** Disjunction; undefined parts are left out. Undefined when no part is left. */
export function anyOf(parts: readonly (Tsquery | undefined)[]): Tsquery | undefined {
  return joined(parts, ' | ');
}

function joined(parts: readonly (Tsquery | undefined)[], operator: string): Tsquery | undefined {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? undefined : (`(${present.join(operator)})` as Tsquery);
}
