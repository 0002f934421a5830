import type { GateInput, LiveBlock } from '../input/gate-input.ts';

export type PagesOf = GateInput['pagesOf'];

/** Blocks as a finding names them. */
export interface Places {
  facts: { blocks: string[]; pages: string[]; pageCount: number };
  /** `block press fails` or `blocks maps, press fail`, with the forms of the verb. */
  subject: (one: string, several: string) => string;
  /** `1 page (/presse)`, `7 pages (/, /presse, …)` */
  where: string;
}

export function placesOf(blocks: readonly LiveBlock[], pagesOf: PagesOf): Places {
  const types = [...new Set(blocks.map(({ type }) => type))].sort();
  const { pages, pageCount } = pagesOf(blocks);
  return {
    facts: { blocks: types, pages, pageCount },
    subject: (one, several) =>
      types.length > 1 ? `blocks ${types.join(', ')} ${several}` : `block ${types.join()} ${one}`,
    where: examplePages(pages, pageCount),
  };
}

function examplePages(pages: readonly string[], count: number): string {
  const [first = '', second] = pages;
  if (count === 1 || second === undefined) return `1 page (${first})`;
  return `${count} pages (${first}, ${second}${count > 2 ? ', …' : ''})`;
}
