import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import type { Challenge } from '@stadtraum/contracts/forms/proof-of-work';
import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import { SUBSCRIPTION_CONSENT, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { declaredSubjects } from '../../announcements/announcements.ts';
import type { Database, Queries } from '../../kernel/database/database.ts';
import type { FormGate } from '../intake/form-gate.ts';
import type { NetworkEntry } from '../intake/network-limit.ts';
import type { RespondWithPage } from '../intake/respond-with-page.ts';
import type { FormReceiver, FormResult, SentForm } from '../intake/sent-form.ts';
import { CONFIRM_PAGE, outcomeLocation } from './pages.ts';
import { checkInput, readInput, type SubscriptionInput, type SubscriptionRequest } from './read-request.ts';
import { type SubscribeOutcome, subscribe } from './subscribe.ts';

/**
 * The JSON response to a request (R3-2). `rejected` is the "other status" of R5.1-2. Under pressure it includes a challenge
 * (decision 0092).
 */
export interface SubscriptionResponse {
  status: 'success' | 'error' | 'userExists' | 'rejected';
  /** Uid of the announcement; 0 for subjects. */
  aid: number;
  errors: FieldError[];
  challenge?: Challenge;
}

export interface SubscriptionParts {
  database: Database;
  gate: FormGate;
  respondWithPage: RespondWithPage;
  siteUrl: string;
  /** See `countForMailbox`. */
  perMailbox: number;
  /** `SUBSCRIPTION_REVEALS_EXISTING` (P18). */
  revealsExisting: boolean;
  /** `BOT_CHECK=altcha`: requests without a proof of work are rejected. */
  requiresProof: boolean;
  /** E-mail address of the office that accepts requests from people whose browsers cannot run scripts. */
  office: string;
  /** Called after an email has been queued. */
  onMail: () => void;
}

/** Handles `POST /?type=1777&tx_dmannouncements_subscriptionuser[action]=send&…[controller]=Subscriptionuser` (R7.1-1). */
export function subscriptionReceiver(parts: SubscriptionParts): FormReceiver {
  return {
    name: 'subscription',
    handles: ({ query }) =>
      query.get('type') === '1777' &&
      query.get(subscriptionField('action')) === 'send' &&
      query.get(subscriptionField('controller')) === 'Subscriptionuser',
    async receive(form) {
      const input = readInput(form.fields);
      const {
        result,
        status,
        errors,
        difficulty = 0,
      } = await receiveRequest(parts, form, {
        proof: input.botCheck,
        unproven: 'refused',
        check: async (queries) => checkInput(input, await declaredSubjects(queries)),
      });
      const body = { status, aid: aidOf(input), errors, ...(await parts.gate.challenge(difficulty)) };
      return { result, response: await respond(parts, form, input, body) };
    },
  };
}

/** The outcome of a request, whatever form it came from. */
export interface HandledRequest extends Pick<SubscriptionResponse, 'status' | 'errors'> {
  result: FormResult;
  /** Difficulty of the challenge to offer with the response. @default 0, no challenge */
  difficulty?: number;
}

function aidOf({ subjects, announcement }: SubscriptionInput): number {
  return subjects === undefined ? Number(/^\d{1,9}$/.exec(announcement)?.[0] ?? 0) : 0;
}

/** How to handle a request. */
interface RequestRules {
  /** The solution to a challenge, or an empty string. */
  proof: string;
  /** What happens to requests without a proof of work while the bot check is on. */
  unproven: 'refused' | 'delayed';
  check: (queries: Queries) => Promise<{ request: SubscriptionRequest } | { errors: FieldError[] }>;
}

/** Admits, checks and stores a request. */
export async function receiveRequest(
  parts: SubscriptionParts,
  form: SentForm,
  rules: RequestRules,
): Promise<HandledRequest> {
  const handled = await parts.gate.count(form, (entry) => handle(parts, form, rules, entry));
  return handled ?? { result: 'refused', status: 'rejected', errors: NETWORK_LIMITED };
}

async function handle(
  { gate, database, requiresProof, office, revealsExisting, onMail, ...parts }: SubscriptionParts,
  form: SentForm,
  { proof, unproven, check }: RequestRules,
  entry: NetworkEntry,
): Promise<HandledRequest> {
  const admitted = await gate.admit(form, entry, proof);
  const { hasProof, hasRoom } = admitted;
  if (requiresProof && !hasProof && unproven === 'refused')
    return { result: 'refused', status: 'rejected', errors: proofMissing(office) };
  if (!hasRoom)
    return { result: 'refused', status: 'rejected', errors: STORAGE_FULL, difficulty: hasProof ? 0 : 1 };
  const admission = { ...admitted, isDelayed: requiresProof };
  const subscribed = await database.change(async (queries) => {
    const checked = await check(queries);
    return 'errors' in checked ? checked : subscribe(queries, checked.request, { ...parts, admission });
  });
  if ('errors' in subscribed) return { result: 'invalid', status: 'error', errors: subscribed.errors };
  onMail();
  return { ...subscribed, ...responseTo(subscribed.outcome, revealsExisting) };
}

function responseTo(
  outcome: SubscribeOutcome,
  revealsExisting: boolean,
): Pick<SubscriptionResponse, 'status' | 'errors'> {
  switch (outcome) {
    case 'requested':
      return { status: 'success', errors: [] };
    case 'exists':
      return { status: revealsExisting ? 'userExists' : 'success', errors: [] };
    default:
      return { status: 'rejected', errors: REFUSALS[outcome] };
  }
}

const refusal = (message: string): FieldError[] => [{ field: 'input-email', message }];

const NETWORK_LIMITED = refusal(
  'Aus Ihrem Netz kamen gerade sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
);
const STORAGE_FULL = refusal(
  'Gerade kommen zu viele Anfragen an. Bitte versuchen Sie es später noch einmal.',
);

const REFUSALS: Record<'closed' | 'too-many', FieldError[]> = {
  closed: refusal('Dieses Verfahren ist abgeschlossen und kann nicht mehr abonniert werden.'),
  'too-many': refusal('Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.'),
};

/** Visitors without JavaScript are referred to the office, which subscribes them by hand. */
function proofMissing(office: string): FieldError[] {
  const message =
    'Wir konnten nicht prüfen, dass Sie kein Programm sind. Ihr Browser braucht dafür JavaScript; bitte senden Sie das Formular ' +
    `damit noch einmal. Ohne JavaScript melden wir Sie gern an: per E-Mail an ${office} oder am Telefon, die Nummer steht unter „Kontakt“.`;
  return [{ field: 'bot-check', message }];
}

/** Responds with JSON if requested, else with a page that shows the outcome, or the form with its input (P28). */
async function respond(
  { database, respondWithPage }: SubscriptionParts,
  { wantsJson }: SentForm,
  input: SubscriptionInput,
  body: SubscriptionResponse,
): Promise<SubmissionResponse> {
  if (wantsJson) return { kind: 'json', status: 200, body };
  if (body.status === 'success')
    return { kind: 'redirect', location: outcomeLocation(CONFIRM_PAGE, 'angefragt') };
  if (body.status === 'userExists') {
    return { kind: 'redirect', location: outcomeLocation(CONFIRM_PAGE, 'vorhanden') };
  }
  const { subjects, botCheck: _, ...values } = input;
  return respondWithPage(CONFIRM_PAGE, {
    status: 422,
    isBlock: ({ type }) => type === 'subscription-link',
    // The page is otherwise for links in e-mails.
    purpose: subjects === undefined ? 'Ausschreibung abonnieren' : 'Ausschreibungen abonnieren',
    answer: {
      errors: body.errors,
      values: subjects === undefined ? values : { ...values, subjects },
      ...(subjects !== undefined && { choices: await database.read(declaredSubjects) }),
      consent: SUBSCRIPTION_CONSENT.text,
    },
  });
}
