import { errorCode } from '@stadtraum/contracts/errors';
import type { FormOutcome } from '@stadtraum/contracts/forms/contact-form';
import { FORM_FIELDS, fieldsOf } from '@stadtraum/contracts/forms/form-names';
import {
  readValues,
  type SentPairs,
  sentBlockId,
  valuesByField,
} from '@stadtraum/contracts/forms/sent-fields';
import type { Block } from '@stadtraum/contracts/page-model';
import { serverError } from '@stadtraum/server-base/errors';
import type { Database } from '../../kernel/database/database.ts';
import type { RespondWithPage } from '../intake/respond-with-page.ts';
import type { ReceivedForm, SentForm } from '../intake/sent-form.ts';
import { type FoundForm, findFormerForm } from './find-form.ts';
import { type Fact, factsInForm, NO_VALUE } from './form-facts.ts';

/**
 * Rejects a form that its page no longer has, because the page's record was hidden or removed while the visitor was writing. The page
 * that is now at the path says so and shows the input again, in the block whose content has `unsent`. A script gets the sentence
 * below, and opens that page by sending the form without a script.
 *
 * @throws REQUEST_REJECTED if the page has no such block
 */
export async function rejectFormerForm(
  { database, respondWithPage }: { database: Database; respondWithPage: RespondWithPage },
  { path, fields, wantsJson }: SentForm,
): Promise<ReceivedForm> {
  const block = sentBlockId(fields);
  const former = await database.read((queries) => findFormerForm(queries, path, block));
  const page = await respondWithPage(path, {
    status: 410,
    isBlock: showsUnsentForm,
    answer: { entries: enteredFacts(former, fields) },
  }).catch((error: unknown) => {
    if (errorCode(error) !== 'CONTENT_UNAVAILABLE') throw error;
    throw serverError('REQUEST_REJECTED', { reason: 'the page has no such form' });
  });
  if (!wantsJson) return { result: 'refused', response: page };
  const body: FormOutcome = {
    status: 'error',
    errors: [{ field: FORM_FIELDS.form, message: NOT_SENT }],
    isOnPage: true,
  };
  return { result: 'refused', response: { kind: 'json', status: 200, body } };
}

const NOT_SENT =
  'Dieses Angebot gibt es nicht mehr. Ihre Angaben haben wir deshalb weder gespeichert noch weitergegeben.';

function showsUnsentForm({ content }: Block): boolean {
  return 'unsent' in content;
}

/** What the visitor entered, without empty fields. Of a form that is unknown, fields have their names. */
function enteredFacts(former: Pick<FoundForm, 'form'> | undefined, pairs: SentPairs): Fact[] {
  if (!former) {
    const sent = [...valuesByField(pairs)].filter(([name]) => !name.startsWith('__'));
    return factsInForm([], Object.fromEntries(sent)).filter(isEntered);
  }
  const visible = fieldsOf(former.form).filter(({ type }) => type !== 'hidden' && type !== 'checkbox');
  const names = new Set(visible.map(({ name }) => name));
  const values = Object.entries(readValues(former.form, pairs)).filter(([name]) => names.has(name));
  return factsInForm(visible, Object.fromEntries(values)).filter(isEntered);
}

const isEntered = ({ value }: Fact) => value !== NO_VALUE;
