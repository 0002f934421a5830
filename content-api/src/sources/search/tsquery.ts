/** A query as PostgreSQL reads a `tsquery`, made only by the functions of this file: any text of a visitor's makes a valid one. */
export type Tsquery = string & { readonly isTsquery: true };

export interface LexemeOptions {
  /** Every lexeme that begins with this one counts too. */
  isPrefix?: boolean;
  /** Only words of titles count. */
  inTitle?: boolean;
}

/** Characters of a lexeme; PostgreSQL refuses more than 2046 bytes. */
const MAX_LEXEME = 200;

/** One lexeme, quoted (SE1); undefined for an empty one, which PostgreSQL refuses. */
export function lexeme(text: string, { isPrefix, inTitle }: LexemeOptions = {}): Tsquery | undefined {
  const characters = [...text.replace(/[\0\p{Surrogate}]/gu, '')].slice(0, MAX_LEXEME).join('');
  if (characters === '') return undefined;
  const flags = `${isPrefix ? '*' : ''}${inTitle ? 'A' : ''}`;
  const quoted = `'${characters.replace(/['\\]/g, '$&$&')}'`;
  return (flags === '' ? quoted : `${quoted}:${flags}`) as Tsquery;
}

/** What every part asks for; parts that ask for nothing are left out. Undefined when none is left. */
export function allOf(parts: readonly (Tsquery | undefined)[]): Tsquery | undefined {
  return joined(parts, ' & ');
}

/** What any part asks for; undefined when no part asks for anything. */
export function anyOf(parts: readonly (Tsquery | undefined)[]): Tsquery | undefined {
  return joined(parts, ' | ');
}

function joined(parts: readonly (Tsquery | undefined)[], operator: string): Tsquery | undefined {
  const present = parts.filter((part) => part !== undefined);
  return present.length === 0 ? undefined : (`(${present.join(operator)})` as Tsquery);
}
