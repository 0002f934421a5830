import type {
  ContactForm,
  FieldError,
  FormOutcome,
  FormValues,
} from '@stadtraum/contracts/forms/contact-form';
import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import { FORM_FIELDS, fieldsOf, formSentLocation, TICKED } from '@stadtraum/contracts/forms/form-names';
import { checkForm } from '@stadtraum/contracts/forms/form-rules';
import { readValues, sentBlockId } from '@stadtraum/contracts/forms/sent-fields';
import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import type { Database } from '../../kernel/database/database.ts';
import type { FormGate } from '../intake/form-gate.ts';
import type { NetworkEntry } from '../intake/network-limit.ts';
import type { RespondWithPage } from '../intake/respond-with-page.ts';
import type { FormReceiver, FormResult, SentForm } from '../intake/sent-form.ts';
import { type FoundForm, findForm } from './find-form.ts';
import { formHash, formReference } from './form-reference.ts';
import { hasFormFields, isFromBot, sentProof } from './form-signals.ts';
import { rejectFormerForm } from './former-form.ts';
import { storeForm } from './store-form.ts';

export interface FormParts {
  database: Database;
  gate: FormGate;
  respondWithPage: RespondWithPage;
  /** See `countForMailbox`. */
  perMailbox: number;
  /** Called after an email has been queued. */
  onMail: () => void;
}

/** Receives contact forms (R7.2-1): validates them against the rules in their content, stores them and queues their emails. */
export function formReceiver(parts: FormParts): FormReceiver {
  return {
    name: 'contact-form',
    handles: ({ fields }) => hasFormFields(fields),
    async receive(form) {
      const found = await parts.database.read((queries) =>
        findForm(queries, form.path, sentBlockId(form.fields)),
      );
      if (!found) return rejectFormerForm(parts, form);
      const values = readValues(found.form, form.fields);
      const handled = (await parts.gate.count(form, (entry) =>
        handle(parts, form, found, values, entry),
      )) ?? {
        result: 'refused',
        status: 429,
        errors: refusal(NETWORK_LIMITED),
      };
      return {
        result: handled.result,
        block: found.block,
        response: await respond(parts, form, found, values, handled),
      };
    },
  };
}

interface Handled {
  result: FormResult;
  /** Validation errors; empty if the form was stored or came from a bot. */
  errors: FieldError[];
  /** HTTP status of a page with the errors. @default 422 */
  status?: number;
  /** Difficulty of the challenge to offer with the response. @default 0, no challenge */
  difficulty?: number;
  /** The form's reference number, if it has no errors. */
  reference?: string;
}

async function handle(
  { database, gate, perMailbox, onMail }: FormParts,
  form: SentForm,
  { form: rules, block, internal }: FoundForm,
  values: FormValues,
  entry: NetworkEntry,
): Promise<Handled> {
  const page = form.path;
  if (isFromBot(form.fields)) {
    // Bots get the usual success response, so they learn nothing from it.
    return {
      result: 'robot',
      errors: [],
      reference: formReference({ id: 0, hash: formHash({ page, block, values }) }),
    };
  }
  const errors = checkForm(rules, values);
  if (errors.length > 0) return { result: 'invalid', errors };
  const admission = await gate.admit(form, entry, sentProof(form.fields));
  if (!admission.hasRoom)
    return {
      ...{ result: 'refused', status: 503, errors: refusal(STORAGE_FULL) },
      difficulty: admission.hasProof ? 0 : 1,
    };
  const { recipient, acknowledgement } = internal;
  const checked = {
    ...{ page, block, values, recipient, copyTo: copyAddress(rules, values) },
    acknowledgeTo: acknowledgement && addressIn(values, acknowledgement.to),
  };
  const stored = await database.change((queries) => storeForm(queries, checked, admission, perMailbox));
  if (stored.result === 'too-many')
    return { result: 'refused', status: 429, errors: refusal(acknowledgement?.tooMany ?? TOO_MANY) };
  onMail();
  return { ...stored, errors: [] };
}

/** The address to which the sender wants a copy, if so. */
function copyAddress(form: ContactForm, values: FormValues): string | undefined {
  const box = fieldsOf(form).find(({ name, copyTo }) => copyTo !== undefined && values[name] === TICKED);
  return addressIn(values, box?.copyTo ?? '');
}

function addressIn(values: FormValues, field: string): string | undefined {
  const address = values[field];
  return typeof address === 'string' && isEmailAddress(address) ? address : undefined;
}

const refusal = (message: string): FieldError[] => [{ field: FORM_FIELDS.form, message }];

/** Errors that concern the form as a whole. */
const NETWORK_LIMITED =
  'Aus Ihrem Netz kamen gerade sehr viele Formulare. Bitte versuchen Sie es in zehn Minuten noch einmal oder rufen Sie uns an.';
const STORAGE_FULL =
  'Gerade kommen zu viele Nachrichten an. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.';
const TOO_MANY =
  'Mit dieser E-Mail-Adresse sind heute schon so viele Nachrichten gekommen, wie wir an einem Tag annehmen. Bitte versuchen Sie es morgen noch einmal oder rufen Sie uns an.';

async function respond(
  { gate, respondWithPage }: FormParts,
  { path, wantsJson }: SentForm,
  { block }: FoundForm,
  values: FormValues,
  { errors, status = 422, difficulty = 0, reference = '' }: Handled,
): Promise<SubmissionResponse> {
  if (wantsJson) {
    const outcome =
      errors.length === 0 ? { status: 'success' as const, reference } : { status: 'error' as const, errors };
    const body: FormOutcome = { ...outcome, ...(await gate.challenge(difficulty)) };
    return { kind: 'json', status: 200, body };
  }
  if (errors.length === 0) return { kind: 'redirect', location: formSentLocation(path, block, reference) };
  return respondWithPage(path, {
    status,
    isBlock: ({ id }) => id === block,
    answer: { errors, values },
  });
}
