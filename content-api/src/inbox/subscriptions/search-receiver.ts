import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { personErrors } from '@stadtraum/contracts/forms/subscription-rules';
import type { FilterProblem } from '@stadtraum/contracts/list';
import { serverError } from '@stadtraum/server-base/errors';
import type { FormReceiver } from '../intake/sent-form.ts';
import { consentFor } from './consent.ts';
import { CONFIRM_PAGE, outcomeLocation } from './pages.ts';
import { readInput, type SubscriptionInput, type SubscriptionRequest } from './read-request.ts';
import type { ReadSearch, SavedSearches } from './saved-searches.ts';
import { receiveRequest, type SubscriptionParts } from './subscription-receiver.ts';

interface SearchParts extends SubscriptionParts {
  searches: SavedSearches;
}

/**
 * Handles forms that save a search of a list (P38). Their fields name the list, and their page has a block `…search-subscription`, which
 * shows a rejected form. They work without JavaScript, so they send no proof of work. Comes after the receivers of other subscription
 * forms, because it handles every form with an address to subscribe.
 */
export function searchReceiver(parts: SearchParts): FormReceiver {
  return {
    name: 'subscription',
    handles: ({ fields }) => fields.some(([name]) => name === subscriptionField('email')),
    async receive(form) {
      const input = readInput(form.fields);
      const search = await parts.database.read((queries) => parts.searches.read(queries, form.fields));
      if (!search)
        throw serverError('REQUEST_REJECTED', { reason: 'the form names no list with saved searches' });
      const { result, status, errors } = await receiveRequest(parts, form, {
        proof: '',
        unproven: 'delayed',
        check: async () => checkSearch(search, form.path, input),
      });
      if (form.wantsJson) {
        return { result, response: { kind: 'json', status: 200, body: { status, aid: 0, errors } } };
      }
      if (status === 'success' || status === 'userExists') {
        const outcome = status === 'success' ? 'angefragt' : 'vorhanden';
        return {
          result,
          response: { kind: 'redirect', location: outcomeLocation(CONFIRM_PAGE, outcome) },
        };
      }
      const { subjects: _, botCheck: __, ...values } = input;
      const response = await parts.respondWithPage(form.path, {
        status: 422,
        isBlock: ({ type }) => type.endsWith('search-subscription'),
        answer: { errors, values, search: typedSearch(search), consent: consentFor(search).text },
      });
      return { result, response };
    },
  };
}

function checkSearch(
  { collection, filter, problems, labels }: ReadSearch,
  page: string,
  input: SubscriptionInput,
): { request: SubscriptionRequest } | { errors: FieldError[] } {
  const errors = [
    // The labels tell the fields apart in the summary of all errors.
    ...problems.map(({ name, reason }) => ({
      field: name,
      message: `${labels[name] ?? name}: ${MESSAGES[reason]}`,
    })),
    ...personErrors(input),
  ];
  if (errors.length > 0) return { errors };
  const { email, company, analytics } = input;
  return {
    request: {
      ...{ email, company, analytics, page },
      announcement: 0,
      subjects: [],
      search: { collection, filter },
    },
  };
}

/** The filters as the visitor typed them, invalid values included. */
function typedSearch({ filter, problems }: ReadSearch): ReadSearch['filter'] {
  return { ...filter, ...Object.fromEntries(problems.map(({ name, typed }) => [name, typed])) };
}

const MESSAGES: Readonly<Record<FilterProblem['reason'], string>> = {
  'not-a-number': 'Bitte geben Sie eine Zahl wie 650 oder 650,50 ein, oder lassen Sie das Feld leer.',
  'not-a-date': 'Bitte geben Sie einen Tag wie 24.12.2026 ein, oder lassen Sie das Feld leer.',
  'not-an-option': 'Bitte wählen Sie einen Eintrag aus der Liste.',
  'below-start': 'Diese Zahl ist kleiner als der Anfang des Bereichs. Bitte ändern Sie eine der beiden.',
  'before-start': 'Dieser Tag liegt vor dem Anfang des Zeitraums. Bitte ändern Sie einen der beiden Tage.',
};
