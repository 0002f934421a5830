import type { FieldError, FormOutcome, FormValues } from '@stadtraum/contracts/contact-form';
import { CodedError } from '@stadtraum/contracts/errors';
import { FORM_FIELDS, formSentLocation } from '@stadtraum/contracts/form-names';
import { checkForm } from '@stadtraum/contracts/form-rules';
import { hasFormFields, isFromRobot, namedBlock, readValues } from '@stadtraum/contracts/sent-fields';
import type { SubmissionAnswer } from '@stadtraum/contracts/submission';
import type { Database } from '../database/database.ts';
import { answerWithPage } from '../submissions/answer-page.ts';
import type { FormReceiver, SentForm } from '../submissions/sent-form.ts';
import { type FoundForm, findForm } from './find-form.ts';
import { storeForm } from './store-form.ts';

export interface FormParts {
  database: Database;
  /** Forms of all visitors within an hour. */
  mostPerHour: number;
  /** False when a network has sent too much. */
  allows: (network: string) => boolean;
  /** Called when a mail was queued. */
  onMail: () => void;
}

/** Takes the contact forms that stand on pages (R7.2-1): checks them by the rules of their content, stores them, and has them mailed. */
export function formReceiver(parts: FormParts): FormReceiver {
  return {
    takes: ({ fields }) => hasFormFields(fields),
    async receive(form) {
      const found = await parts.database.read((queries) =>
        findForm(queries, form.path, namedBlock(form.fields)),
      );
      if (!found) throw new CodedError('REQUEST_REJECTED', { reason: 'there is no such form on the page' });
      const values = readValues(found.form, form.fields);
      return answer(parts, form, found, values, await judge(parts, form, found, values));
    },
  };
}

/** What is wrong with a form; nothing when it was stored, or when there is no need to. */
async function judge(
  { database, mostPerHour, allows, onMail }: FormParts,
  { path, fields, network }: SentForm,
  { form, block, internal }: FoundForm,
  values: FormValues,
): Promise<FieldError[]> {
  if (!allows(network)) return TOO_MANY;
  // A robot learns nothing from an answer that is always the same.
  if (isFromRobot(fields)) return [];
  const errors = checkForm(form, values);
  if (errors.length > 0) return errors;
  const checked = { page: path, block, values, recipient: internal.recipient };
  const stored = await database.change((queries) => storeForm(queries, checked, mostPerHour));
  if (stored === 'stored') onMail();
  return stored === 'too-many' ? TOO_MANY : [];
}

/** An error of the form as a whole. */
const TOO_MANY: FieldError[] = [
  {
    field: FORM_FIELDS.form,
    message: 'Gerade kommen zu viele Nachrichten an. Bitte versuchen Sie es später noch einmal.',
  },
];

async function answer(
  { database }: FormParts,
  { path, wantsJson }: SentForm,
  { block }: FoundForm,
  values: FormValues,
  errors: FieldError[],
): Promise<SubmissionAnswer> {
  if (wantsJson) {
    const body: FormOutcome = errors.length === 0 ? { status: 'success' } : { status: 'error', errors };
    return { kind: 'json', status: 200, body };
  }
  if (errors.length === 0) return { kind: 'redirect', location: formSentLocation(path, block) };
  return answerWithPage(database, path, {
    status: errors === TOO_MANY ? 429 : 422,
    isBlock: ({ id }) => id === block,
    answer: { errors, values },
  });
}
