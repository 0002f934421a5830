import type { FieldError } from '@stadtraum/contracts/contact-form';
import type { SubmissionAnswer } from '@stadtraum/contracts/submission';
import { SUBSCRIPTION_CONSENT, subscriptionField } from '@stadtraum/contracts/subscription';
import type { Database } from '../database/database.ts';
import { answerWithPage } from '../submissions/answer-page.ts';
import type { BotCheck } from '../submissions/bot-check.ts';
import type { FormReceiver, SentForm } from '../submissions/sent-form.ts';
import { knownSubjects } from './announcements.ts';
import { CONFIRM_PAGE, outcomeLocation } from './pages.ts';
import { checkInput, readInput, type SubscriptionInput } from './read-request.ts';
import { type SubscribeOutcome, type SubscriptionLimits, subscribe } from './subscribe.ts';

/** R3-2. `rejected` is the "other status" of R5.1-2. */
export interface SubscriptionResponse {
  status: 'success' | 'error' | 'userExists' | 'rejected';
  /** 0 for subjects. */
  aid: number;
  errors: FieldError[];
}

export interface SubscriptionParts {
  database: Database;
  siteUrl: string;
  limits: SubscriptionLimits;
  /** `SUBSCRIPTION_REVEALS_EXISTING`, decision 18. */
  revealsExisting: boolean;
  /** False when a network has sent too much. */
  allows: (network: string) => boolean;
  /** Undefined: the form's field for it stays unused. */
  botCheck: Pick<BotCheck, 'passes'> | undefined;
  /** Address of the office that takes requests from people whose browsers cannot prove anything. */
  office: string;
  /** Called when a mail was queued. */
  onMail: () => void;
}

/** `POST /?type=1777&tx_dmannouncements_subscriptionuser[action]=send&…[controller]=Subscriptionuser` (R7.1-1). */
export function subscriptionReceiver(parts: SubscriptionParts): FormReceiver {
  return {
    takes: ({ query }) =>
      query.get('type') === '1777' &&
      query.get(subscriptionField('action')) === 'send' &&
      query.get(subscriptionField('controller')) === 'Subscriptionuser',
    async receive(form) {
      const input = readInput(form.fields);
      return answer(parts, form, input, await respond(parts, form, input));
    },
  };
}

async function respond(
  parts: SubscriptionParts,
  { network }: SentForm,
  input: SubscriptionInput,
): Promise<SubscriptionResponse> {
  const aid = input.subjects === undefined ? Number(/^\d{1,9}$/.exec(input.announcement)?.[0] ?? 0) : 0;
  if (!parts.allows(network)) return { status: 'rejected', aid, errors: REASONS['too-many'] };
  if (parts.botCheck && !(await parts.botCheck.passes(input.botCheck))) {
    return { status: 'rejected', aid, errors: noProof(parts.office) };
  }
  const outcome = await parts.database.change(async (queries) => {
    const checked = checkInput(input, await knownSubjects(queries));
    return 'errors' in checked ? checked : subscribe(queries, checked.request, parts);
  });
  if (typeof outcome === 'object') return { status: 'error', aid, errors: outcome.errors };
  parts.onMail();
  return { aid, ...responseTo(outcome, parts.revealsExisting) };
}

function responseTo(outcome: SubscribeOutcome, revealsExisting: boolean): Omit<SubscriptionResponse, 'aid'> {
  switch (outcome) {
    case 'requested':
      return { status: 'success', errors: [] };
    case 'exists':
      return { status: revealsExisting ? 'userExists' : 'success', errors: [] };
    default:
      return { status: 'rejected', errors: REASONS[outcome] };
  }
}

const REASONS: Record<'closed' | 'too-many', FieldError[]> = {
  closed: [
    {
      field: 'input-email',
      message: 'Dieses Verfahren ist abgeschlossen und kann nicht mehr abonniert werden.',
    },
  ],
  'too-many': [
    { field: 'input-email', message: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.' },
  ],
};

/** Nobody is turned away: what a script does for most, people do for the others. */
function noProof(office: string): FieldError[] {
  const message =
    'Wir konnten nicht prüfen, dass Sie kein Programm sind. Ihr Browser braucht dafür JavaScript; bitte senden Sie das Formular ' +
    `damit noch einmal. Ohne JavaScript melden wir Sie gern an: per E-Mail an ${office} oder am Telefon, die Nummer steht unter „Kontakt“.`;
  return [{ field: 'bot-check', message }];
}

/** JSON for whoever asked for it; else a page that says what happened, or the form again with its input (decision 28). */
async function answer(
  { database }: SubscriptionParts,
  { wantsJson }: SentForm,
  input: SubscriptionInput,
  response: SubscriptionResponse,
): Promise<SubmissionAnswer> {
  if (wantsJson) return { kind: 'json', status: 200, body: response };
  if (response.status === 'success')
    return { kind: 'redirect', location: outcomeLocation(CONFIRM_PAGE, 'angefragt') };
  if (response.status === 'userExists') {
    return { kind: 'redirect', location: outcomeLocation(CONFIRM_PAGE, 'vorhanden') };
  }
  const { subjects, botCheck: _, ...values } = input;
  return answerWithPage(database, CONFIRM_PAGE, {
    status: 422,
    isBlock: ({ type }) => type === 'subscription-link',
    answer: {
      errors: response.errors,
      values: subjects === undefined ? values : { ...values, subjects },
      ...(subjects !== undefined && { choices: await database.read(knownSubjects) }),
      consent: SUBSCRIPTION_CONSENT.text,
    },
  });
}
