import type { Announcement } from './announcements.ts';

type Fields = Readonly<Record<string, unknown>>;

const DAY = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a deadline, such as `Mi., 2. Dezember 2026, 10:00 Uhr`. */
export function deadlineInWords({
  deadline,
  deadlineTime,
}: Pick<Announcement, 'deadline' | 'deadlineTime'>): string {
  const day = new Date(`${deadline}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? deadline : `${DAY.format(day)}, ${deadlineTime} Uhr`;
}

/** What must arrive by the deadline: requests to participate if the procedure starts with a Teilnahmewettbewerb, else bids. */
export function deadlineName({ procedure }: { procedure?: unknown }): 'Teilnahmefrist' | 'Angebotsfrist' {
  return String(procedure).includes('Teilnahmewettbewerb') ? 'Teilnahmefrist' : 'Angebotsfrist';
}

/** Fields whose changes are described as `Name: neu (bisher: alt)`. */
const PLAIN_FIELDS: Readonly<Record<string, string>> = {
  title: 'Titel',
  number: 'Vergabenummer',
  rules: 'Vergabeordnung',
  procedure: 'Verfahrensart',
  place: 'Ausführungsort',
  period: 'Ausführungszeit',
  subjects: 'Gewerke',
};
const DEADLINE_FIELDS = ['deadline', 'deadlineTime'];

/** Describes a new announcement, with one sentence for each field. */
export function publicationInWords(shown: Fields): string[] {
  return ['subjects', 'procedure', 'place', 'period'].flatMap((field) =>
    shown[field] === undefined ? [] : [`${PLAIN_FIELDS[field]}: ${formatValue(shown[field])}`],
  );
}

/**
 * Describes each change in one sentence, starting with those that matter most to bidders. The result is empty only if `fields` is
 * empty.
 */
export function changesInWords(fields: readonly string[], before: Fields, after: Fields): string[] {
  const changed = new Set(fields);
  const sentences = [
    ...(DEADLINE_FIELDS.some((field) => changed.has(field)) ? [deadlineSentence(before, after)] : []),
    ...(changed.has('awarded')
      ? [after.awarded === true ? 'Der Auftrag ist vergeben.' : 'Die Vergabe ist wieder offen.']
      : []),
    ...(changed.has('documents') ? documentSentences(documentsOf(before), documentsOf(after)) : []),
    ...(changed.has('questions') ? questionSentences(questionsOf(before), questionsOf(after)) : []),
    ...Object.keys(PLAIN_FIELDS).flatMap((field) =>
      changed.has(field)
        ? [`${PLAIN_FIELDS[field]}: ${formatValue(after[field])} (bisher: ${formatValue(before[field])})`]
        : [],
    ),
  ];
  const described = new Set([
    ...DEADLINE_FIELDS,
    'awarded',
    'documents',
    'questions',
    ...Object.keys(PLAIN_FIELDS),
  ]);
  const hasOthers = fields.some((field) => !described.has(field)) || sentences.length === 0;
  return hasOthers ? [...sentences, 'Weitere Angaben wurden ergänzt oder geändert.'] : sentences;
}

function deadlineSentence(before: Fields, after: Fields): string {
  const [old, now] = [before, after].map((shown) => deadlineInWords(shown as unknown as Announcement));
  return `Die Angebotsfrist endet jetzt am ${now} (bisher: ${old}).`;
}

interface File {
  title: string;
  format: string;
}

function documentSentences(before: File[], after: File[]): string[] {
  const old = new Map(before.map((file) => [file.title, JSON.stringify(file)]));
  const now = new Set(after.map(({ title }) => title));
  return [
    ...after.flatMap((file) => {
      const name = `${file.title} (${file.format})`;
      if (!old.has(file.title)) return [`Neue Unterlage: ${name}`];
      return old.get(file.title) === JSON.stringify(file) ? [] : [`Geänderte Unterlage: ${name}`];
    }),
    ...before.flatMap(({ title }) => (now.has(title) ? [] : [`Entfallene Unterlage: ${title}`])),
  ];
}

function documentsOf({ documents }: Fields): File[] {
  return Array.isArray(documents) ? (documents as File[]) : [];
}

interface Question {
  question: string;
  answer: string;
}

function questionSentences(before: Question[], after: Question[]): string[] {
  const old = new Map(before.map(({ question, answer }) => [question, answer]));
  const changed = after.filter(({ question, answer }) => old.get(question) !== answer);
  return changed.length === 0
    ? ['Die Antworten auf Bieterfragen wurden überarbeitet.']
    : changed.map(({ question }) =>
        old.has(question)
          ? `Geänderte Antwort auf die Bieterfrage: ${question}`
          : `Beantwortete Bieterfrage: ${question}`,
      );
}

function questionsOf({ questions }: Fields): Question[] {
  return Array.isArray(questions) ? (questions as Question[]) : [];
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  return value === undefined || value === null ? 'keine Angabe' : String(value);
}
