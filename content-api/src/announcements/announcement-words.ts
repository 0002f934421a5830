import type { Announcement } from './announcements.ts';
import { questionSentences, questionsOf } from './bidder-questions.ts';

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
  return `${dayInWords(deadline)}, ${deadlineTime} Uhr`;
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
  bindingUntil: 'Bindefrist bis',
  reviewBody: 'Nachprüfungsstelle',
};

/** Fields whose changes are only named, because their values are too long or change together with others. */
const NAMED_FIELDS: Readonly<Record<string, string>> = {
  text: 'die Beschreibung',
  lots: 'die Lose',
  cpv: 'die CPV-Codes',
  platform: 'die Vergabeplattform',
};

/** Describes a new announcement, with one sentence for each field. */
export function publicationInWords(shown: Fields): string[] {
  const { subjects } = shown;
  return [
    ...(subjects === undefined ? [] : [`${subjectsName(subjects)}: ${formatValue(subjects)}`]),
    ...['procedure', 'place', 'period'].flatMap((field) =>
      shown[field] === undefined ? [] : [`${PLAIN_FIELDS[field]}: ${formatValue(shown[field])}`],
    ),
  ];
}

function subjectsName(...values: unknown[]): 'Gewerk' | 'Gewerke' {
  return values.some((subjects) => Array.isArray(subjects) && subjects.length > 1) ? 'Gewerke' : 'Gewerk';
}

/** How a change of one or more fields is described, in the order in which the descriptions matter to bidders. */
const DESCRIPTIONS: readonly {
  fields: readonly string[];
  describe: (before: Fields, after: Fields) => string[];
}[] = [
  { fields: ['deadline', 'deadlineTime'], describe: deadlineSentence },
  { fields: ['awarded', 'cancelled'], describe: stateSentence },
  {
    fields: ['documents'],
    describe: (before, after) => documentSentences(documentsOf(before), documentsOf(after)),
  },
  {
    fields: ['questions'],
    describe: (before, after) => questionSentences(questionsOf(before), questionsOf(after)),
  },
  {
    fields: ['subjects'],
    describe: ({ subjects: before }, { subjects: after }) => [
      newValue(subjectsName(before, after), before, after),
    ],
  },
  ...Object.entries(PLAIN_FIELDS).map(([field, name]) => ({
    fields: [field],
    describe: (before: Fields, after: Fields) => [newValue(name, before[field], after[field])],
  })),
  ...Object.entries(NAMED_FIELDS).map(([field, name]) => ({
    fields: [field],
    describe: () => [`Neu gefasst: ${name}`],
  })),
  { fields: ['log'], describe: logSentences },
];

/** Describes each change in one sentence. The result is empty only if `fields` is empty. */
export function changesInWords(fields: readonly string[], before: Fields, after: Fields): string[] {
  const described = DESCRIPTIONS.filter((description) =>
    description.fields.some((field) => fields.includes(field)),
  );
  const sentences = described.flatMap(({ describe }) => describe(before, after));
  const named = new Set(described.flatMap((description) => description.fields));
  const hasOthers =
    fields.some((field) => !named.has(field)) || (fields.length > 0 && sentences.length === 0);
  return hasOthers ? [...sentences, 'Weitere Angaben wurden ergänzt oder geändert.'] : sentences;
}

function newValue(name: string, before: unknown, after: unknown): string {
  return `${name}: ${formatValue(after)} (bisher: ${formatValue(before)})`;
}

function deadlineSentence(before: Fields, after: Fields): string[] {
  const [old, now] = [before, after].map((shown) => deadlineInWords(shown as unknown as Announcement));
  return [`Die ${deadlineName(after)} endet jetzt am ${now} (bisher: ${old}).`];
}

function stateSentence(_before: Fields, after: Fields): string[] {
  if (after.cancelled === true) return ['Das Verfahren ist aufgehoben; es wird kein Auftrag vergeben.'];
  return [after.awarded === true ? 'Der Auftrag ist vergeben.' : 'Das Verfahren ist wieder offen.'];
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

/** The entries that editors have added to the log of the procedure. */
function logSentences(before: Fields, after: Fields): string[] {
  const old = new Set(logOf(before));
  return logOf(after).filter((text) => !old.has(text));
}

function logOf({ log }: Fields): string[] {
  return Array.isArray(log) ? (log as { text: string }[]).map(({ text }) => text) : [];
}

function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  return value === undefined || value === null ? 'keine Angabe' : dayInWords(String(value));
}

/** Formats a day (`2026-12-02`); any other text stays as it is. */
function dayInWords(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day === undefined || Number.isNaN(day.getTime()) ? text : DAY.format(day);
}
