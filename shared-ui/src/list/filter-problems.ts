import type { FilterProblem } from '@stadtraum/contracts/list';

/** Names input that a filter treats as empty, as a sentence beside its field (R5.2-1). */
export function describeProblem({ typed, reason }: FilterProblem): string {
  return `„${typed}“ ${REASONS[reason]} Der Filter lässt diese Angabe weg.`;
}

/** The number of results in words, with the input that the filter ignores: `24 Treffer. Nicht berücksichtigt: „abc“`. */
export function resultText(result: string, problems: readonly FilterProblem[] = []): string {
  if (problems.length === 0) return result;
  return `${result}. Nicht berücksichtigt: ${problems.map(({ typed }) => `„${typed}“`).join(', ')}`;
}

const REASONS: Readonly<Record<FilterProblem['reason'], string>> = {
  'not-a-number': 'ist keine Zahl wie 650 oder 650,50.',
  'not-a-date': 'ist kein Datum wie 18.12.2026.',
  'not-an-option': 'steht nicht zur Auswahl.',
  'below-start': 'ist kleiner als der Anfang des Bereichs.',
  'before-start': 'liegt vor dem Anfang des Zeitraums.',
};
