import type { FilterProblem } from '@stadtraum/contracts/list';

/** Names input that a filter treats as empty, as a sentence beside its field (R5.2-1). */
export function describeProblem(problem: FilterProblem): string {
  return `„${problem.typed}“ ${WORDS[kindOf(problem)].beside} Der Filter lässt diese Angabe weg.`;
}

/**
 * The number of results in words, with the input that the filter ignores, why, and what to do (R5.2-1): `24 Treffer. Nicht
 * berücksichtigt: „500“, weil das kleiner als der Anfang des Bereichs ist; bitte ändern Sie eine der beiden Zahlen.`
 */
export function resultText(result: string, problems: readonly FilterProblem[] = []): string {
  return problems.length > 0 ? `${result}. ${ignoredText(problems)}` : result;
}

/** The sentence that follows the number of results. @param problems at least one */
export function ignoredText(problems: readonly FilterProblem[]): string {
  const kinds = [...new Set(problems.map(kindOf))];
  const ignored = kinds.map((kind) => {
    const inputs = problems.filter((problem) => kindOf(problem) === kind).map(({ typed }) => `„${typed}“`);
    return `${inputs.join(', ')}, weil das ${WORDS[kind].because}`;
  });
  const [only, ...others] = kinds;
  const remedy = only === undefined || others.length > 0 ? 'ändern Sie diese Angaben' : WORDS[only].remedy;
  return `Nicht berücksichtigt: ${ignored.join('; ')}; bitte ${remedy}.`;
}

type Kind = FilterProblem['reason'] | 'too-large';

/** Why input is ignored. Filters do not read numbers with more than nine digits, which are numbers for visitors. */
function kindOf({ typed, reason }: FilterProblem): Kind {
  const isLargeNumber = /^\d{10,}(,\d{1,2})?…?$/.test(typed.replace(/[\s.€]/g, ''));
  return reason === 'not-a-number' && isLargeNumber ? 'too-large' : reason;
}

const WORDS: Readonly<Record<Kind, { beside: string; because: string; remedy: string }>> = {
  'not-a-number': {
    beside: 'ist keine Zahl wie 650 oder 650,50.',
    because: 'keine Zahl wie 650 oder 650,50 ist',
    remedy: 'geben Sie eine Zahl ein',
  },
  'too-large': {
    beside: 'ist zu groß: Die Zahl darf höchstens neun Stellen haben.',
    because: 'mehr als neun Stellen hat',
    remedy: 'geben Sie eine kleinere Zahl ein',
  },
  'not-a-date': {
    beside: 'ist kein Datum wie 18.12.2026.',
    because: 'kein Datum wie 18.12.2026 ist',
    remedy: 'geben Sie ein Datum ein',
  },
  'not-an-option': {
    beside: 'steht nicht zur Auswahl.',
    because: 'nicht zur Auswahl steht',
    remedy: 'wählen Sie etwas anderes',
  },
  'below-start': {
    beside: 'ist kleiner als der Anfang des Bereichs.',
    because: 'kleiner als der Anfang des Bereichs ist',
    remedy: 'ändern Sie eine der beiden Zahlen',
  },
  'before-start': {
    beside: 'liegt vor dem Anfang des Zeitraums.',
    because: 'vor dem Anfang des Zeitraums liegt',
    remedy: 'ändern Sie einen der beiden Tage',
  },
};
