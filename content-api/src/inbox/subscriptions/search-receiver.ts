import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { SUBSCRIPTION_CONSENT } from '@stadtraum/contracts/forms/subscription';
import { personErrors } from '@stadtraum/contracts/forms/subscription-rules';
import type { FilterProblem } from '@stadtraum/contracts/list';
import { ANNOUNCEMENTS } from '../../announcements/announcements.ts';
import type { Queries } from '../../kernel/database/database.ts';
import type { FormReceiver, SentForm } from '../intake/sent-form.ts';
import { CONFIRM_PAGE, outcomeLocation, SEARCH_PAGE } from './pages.ts';
import { readInput, type SubscriptionInput, type SubscriptionRequest } from './read-request.ts';
import type { SavedSearches } from './saved-searches.ts';
import { receiveRequest, type SubscriptionParts } from './subscription-receiver.ts';

interface SearchParts extends SubscriptionParts {
  searches: SavedSearches;
}

/** Handles the form that saves a search of the announcements (P38). Its page works without JavaScript, so it sends no proof of work. */
export function searchReceiver(parts: SearchParts): FormReceiver {
  return {
    name: 'subscription',
    handles: ({ path }) => path === SEARCH_PAGE,
    async receive(form) {
      const input = readInput(form.fields);
      const { result, status, errors } = await receiveRequest(parts, form, {
        proof: '',
        unproven: 'delayed',
        check: (queries) => checkSearch(queries, parts.searches, form, input),
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
      const response = await parts.respondWithPage(SEARCH_PAGE, {
        status: 422,
        isBlock: ({ type }) => type === 'search-subscription',
        answer: {
          errors,
          values,
          search: await parts.database.read((queries) => typedSearch(queries, parts.searches, form)),
          consent: SUBSCRIPTION_CONSENT.text,
        },
      });
      return { result, response };
    },
  };
}

async function checkSearch(
  queries: Queries,
  searches: SavedSearches,
  { fields }: SentForm,
  input: SubscriptionInput,
): Promise<{ request: SubscriptionRequest } | { errors: FieldError[] }> {
  const read = await searches.read(queries, ANNOUNCEMENTS, fields);
  if (!read) return { errors: [{ field: 'input-email', message: NO_LIST }] };
  const { filter, problems } = read;
  const errors = [
    ...problems.map(({ name, reason }) => ({
      field: name,
      message: `${LABELS[name] ?? 'Suche'}: ${MESSAGES[reason] ?? NO_CHOICE}`,
    })),
    ...personErrors(input),
  ];
  if (errors.length > 0) return { errors };
  const { email, company, analytics } = input;
  return {
    request: {
      ...{ email, company, analytics },
      announcement: 0,
      subjects: [],
      search: { collection: ANNOUNCEMENTS, filter },
      page: SEARCH_PAGE,
    },
  };
}

/** The filters as the visitor typed them, invalid values included. */
async function typedSearch(
  queries: Queries,
  searches: SavedSearches,
  { fields }: SentForm,
): Promise<Record<string, string>> {
  const read = await searches.read(queries, ANNOUNCEMENTS, fields);
  const names = [...Object.keys(read?.filter ?? {}), ...(read?.problems ?? []).map(({ name }) => name)];
  const typed = (name: string) => fields.find(([field]) => field.endsWith(`[${name}]`))?.[1] ?? '';
  return Object.fromEntries(names.map((name) => [name, typed(name).slice(0, 200)]));
}

const NO_LIST = 'Zurzeit können Sie keine Suche abonnieren. Bitte versuchen Sie es später noch einmal.';

/** Labels of the filters, so that the summary of all errors tells the dates apart. */
const LABELS: Readonly<Record<string, string>> = {
  gewerk: 'Gewerk',
  ausfristvon: 'Frist ab',
  ausfristbis: 'Frist bis',
};

/** The messages for the filters of announcements: a choice and a range of days. */
const MESSAGES: Partial<Record<FilterProblem['reason'], string>> = {
  'not-a-date': 'Bitte geben Sie einen Tag wie 24.12.2026 ein, oder lassen Sie das Feld leer.',
  'before-start': 'Dieser Tag liegt vor „Frist ab“. Bitte ändern Sie einen der beiden.',
};
const NO_CHOICE = 'Bitte wählen Sie einen Eintrag aus der Liste.';
