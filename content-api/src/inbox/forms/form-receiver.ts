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
import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../../kernel/database/database.ts';
import type { FormGate } from '../intake/form-gate.ts';
import type { NetworkEntry } from '../intake/network-limit.ts';
import type { RespondWithPage } from '../intake/respond-with-page.ts';
import type { FormReceiver, FormResult, SentForm } from '../intake/sent-form.ts';
import { type FoundForm, findForm } from './find-form.ts';
import { formHash, formReference } from './form-reference.ts';
import { hasFormFields, isFromBot, sentProof } from './form-signals.ts';
import { storeForm } from './store-form.ts';

export interface FormParts {
  database: Database;
  gate: FormGate;
  respondWithPage: RespondWithPage;
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
      if (!found) throw serverError('REQUEST_REJECTED', { reason: 'the page has no such form' });
      const values = readValues(found.form, form.fields);
      const handled = (await parts.gate.count(form, (entry) =>
        handle(parts, form, found, values, entry),
      )) ?? {
        result: 'refused',
        errors: NETWORK_LIMITED,
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
  /** Difficulty of the challenge to offer with the response. @default 0, no challenge */
  difficulty?: number;
  /** The form's reference number, if it has no errors. */
  reference?: string;
}

async function handle(
  { database, gate, onMail }: FormParts,
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
    return { result: 'refused', errors: STORAGE_FULL, difficulty: admission.hasProof ? 0 : 1 };
  const checked = { page, block, values, recipient: internal.recipient, copyTo: copyAddress(rules, values) };
  const stored = await database.change((queries) => storeForm(queries, checked, admission));
  onMail();
  return { ...stored, errors: [] };
}

/** The address to which the sender wants a copy, if so. */
function copyAddress(form: ContactForm, values: FormValues): string | undefined {
  const box = fieldsOf(form).find(({ name, copyTo }) => copyTo !== undefined && values[name] === TICKED);
  const address = values[box?.copyTo ?? ''];
  return typeof address === 'string' && isEmailAddress(address) ? address : undefined;
}

const refusal = (message: string): FieldError[] => [{ field: FORM_FIELDS.form, message }];

/** Errors that concern the form as a whole. */
const NETWORK_LIMITED = refusal(
  'Aus Ihrem Netz kamen gerade sehr viele Formulare. Bitte versuchen Sie es in zehn Minuten noch einmal oder rufen Sie uns an.',
);
const STORAGE_FULL = refusal(
  'Gerade kommen zu viele Nachrichten an. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an.',
);

async function respond(
  { gate, respondWithPage }: FormParts,
  { path, wantsJson }: SentForm,
  { block }: FoundForm,
  values: FormValues,
  { errors, difficulty = 0, reference = '' }: Handled,
): Promise<SubmissionResponse> {
  if (wantsJson) {
    const outcome =
      errors.length === 0 ? { status: 'success' as const, reference } : { status: 'error' as const, errors };
    const body: FormOutcome = { ...outcome, ...(await gate.challenge(difficulty)) };
    return { kind: 'json', status: 200, body };
  }
  if (errors.length === 0) return { kind: 'redirect', location: formSentLocation(path, block, reference) };
  return respondWithPage(path, {
    status: errors === NETWORK_LIMITED ? 429 : errors === STORAGE_FULL ? 503 : 422,
    isBlock: ({ id }) => id === block,
    answer: { errors, values },
  });
}
