import { clausesOf } from './sentences.ts';
import { type NamedTime, timesIn } from './times.ts';

/** What a clause says about a time: that something will happen then, or that it has happened. */
export interface TimeClaim {
  kind: 'announcement' | 'report';
  time: NamedTime;
  clause: string;
  /** Whether it reports work on a house that exists: `2024 erneuert`. */
  isRenewal: boolean;
}

/*
 * A heuristic that would rather miss a claim than find a wrong one. It reads clause by clause, and only these words. It does not see what is
 * told without them ("Die Vormerkliste ist ab Mai 2026 offen"), without a year ("im Sommer"), in digits ("06/2026"), or in a table.
 */

const between = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** A year that belongs to a thing rather than to what happens: `die Siedlung von 1926`, `gegenüber 2020`. */
const ATTRIBUTE =
  /(?<!\p{L})(?:(?:von|aus|vom|gegenüber)(?: dem| den)?|Sommern|Wintern|Jahren|Bilanz|Jahresabschluss|Geschäftsbericht|Geschäftsjahr) $/iu;
/** `die Abrechnung für 2025`, but not `für 2025 geplant`. */
const FOR = /(?<!\p{L})für(?: den| das)? $/iu;

const FUTURE_VERB = between('wird|werden|soll|sollen');
/** Verbs in the present tense that announce something together with a time. */
const PRESENT_VERB = between(
  'öffnet|öffnen|beginnt|beginnen|startet|starten|folgt|folgen|entsteht|entstehen|zieht|ziehen|kommt|kommen|läuft an|laufen an',
);
const PLANNED = between('geplant|vorgesehen|voraussichtlich');
/** Nouns and adjectives directly before the time: `Bezug ab`, `Fertigstellung`. */
const FUTURE_NOUN =
  /(?<!\p{L})(?:(?:Bezug|Einzug|Vermietung|bezugsfertig|bezugsbereit|beziehbar|frei|Öffnung|Eröffnung)(?: ist)?:? (?:voraussichtlich )?ab (?:dem |den )?|Fertigstellung(?: ist)?:? (?:voraussichtlich |geplant )?(?:im |bis |zum |bis zum |ab )?)$/iu;

const SINCE = /(?<!\p{L})(?:seit|Stand)(?: dem| der)?:? $/iu;
const UNTIL = /(?<!\p{L})(?:bis|für|ab)(?: zum| zur| dem| den)? $/iu;
const PAST_VERB = between('wurde|wurden|worden');
const PAST_STATE = between('war|waren');
const HYPOTHESIS = between(
  'wollen|will|wollten|muss|müssen|kann|können|wenn|falls|sobald|sollte|sollten|würde|würden',
);

const RENEWED =
  'erneuert|saniert|modernisiert|renoviert|umgebaut|gedämmt|ausgetauscht|aufgearbeitet|instandgesetzt|instand gesetzt';
const DONE = between(
  `${RENEWED}|gebaut|erbaut|errichtet|fertiggestellt|bezogen|eröffnet|eingeweiht|gepflanzt|entstanden|erschienen|gegründet`,
);
/** `2024 erneuert`, `2024 denkmalgerecht saniert`; not `2024 wurde das Haus gegenüber saniert`. */
const RENEWED_NEXT = new RegExp(`^(?: \\p{Ll}+)? (?:${RENEWED})(?!\\p{L})`, 'u');

/** All claims about times in a text. */
export function timeClaims(text: string): TimeClaim[] {
  return clausesOf(text).flatMap((clause) =>
    timesIn(clause).flatMap((time) => {
      const kind = kindOf(clause, time);
      return kind === undefined
        ? []
        : [{ kind, time, clause, isRenewal: kind === 'report' && RENEWED_NEXT.test(time.after) }];
    }),
  );
}

function kindOf(clause: string, { before, after }: NamedTime): TimeClaim['kind'] | undefined {
  // `im Jahr 2027`
  const start = before.replace(/(?:dem |des )?Jahre?s? $/u, '');
  if (ATTRIBUTE.test(start)) return undefined;
  if (SINCE.test(start)) return 'report';
  if (FUTURE_NOUN.test(start)) return 'announcement';
  const isPlanned = PLANNED.test(clause);
  if (FOR.test(start) && !isPlanned) return undefined;
  if (PAST_VERB.test(clause)) return isPlanned || UNTIL.test(start) ? undefined : 'report';
  if (HYPOTHESIS.test(clause) || (isPlanned && PAST_STATE.test(clause))) return undefined;
  if (FUTURE_VERB.test(clause) || PRESENT_VERB.test(clause) || isPlanned) return 'announcement';
  return DONE.test(after) || DONE.test(before) ? (UNTIL.test(start) ? undefined : 'report') : undefined;
}
