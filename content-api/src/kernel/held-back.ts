import { type ContentProblem, describeProblem } from './problems.ts';

/** A page, record or shared file that a load did not change, because its new version does not fit. */
export interface HeldBack {
  file: string;
  /** The record's number in a file with several. */
  record?: string;
  /** Whether its previous version is on the site. */
  isOnSite: boolean;
  problems: ContentProblem[];
}

/** `1 page and 2 records were not accepted and stay as they were, 1 page was not accepted and is not on the site yet`, and a line for each problem. Empty if nothing is held back. */
export function describeHeldBack(heldBack: readonly HeldBack[]): string[] {
  if (heldBack.length === 0) return [];
  const staying = heldBack.filter(({ isOnSite }) => isOnSite);
  const away = heldBack.filter(({ isOnSite }) => !isOnSite);
  const parts = [
    staying.length === 0
      ? ''
      : `${quantities(staying)} ${staying.length === 1 ? 'was not accepted and stays as it was' : 'were not accepted and stay as they were'}`,
    away.length === 0
      ? ''
      : `${quantities(away)} ${away.length === 1 ? 'was' : 'were'} not accepted and ${away.length === 1 ? 'is' : 'are'} not on the site yet`,
  ];
  return [
    `${parts.filter((part) => part !== '').join(', ')}:`,
    ...heldBack.flatMap(({ problems }) => problems.map((problem) => `  ${describeProblem(problem)}`)),
  ];
}

function quantities(heldBack: readonly HeldBack[]): string {
  const counts = new Map<string, number>();
  for (const held of heldBack) counts.set(kindOf(held), (counts.get(kindOf(held)) ?? 0) + 1);
  return [...counts].map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(' and ');
}

function kindOf({ file, record }: HeldBack): string {
  if (record !== undefined || /^collections\/[^/]+\/records\//.test(file)) return 'record';
  if (file.startsWith('pages/')) return 'page';
  return /^collections\/[^/]+\/collection\.json$/.test(file) ? 'list' : 'file';
}
