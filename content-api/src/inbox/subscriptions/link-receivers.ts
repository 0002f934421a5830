import type { SubmissionResponse } from '@stadtraum/contracts/forms/submission';
import { readFrequency } from '@stadtraum/contracts/forms/subscription';
import { firstValues } from '../../kernel/query-string.ts';
import { type FormReceiver, isOneClickUnsubscribe, type SentForm } from '../intake/sent-form.ts';
import { confirm } from './confirm.ts';
import { CONFIRM_PAGE, outcomeLocation, TOKEN_PARAMETER, UNSUBSCRIBE_PAGE } from './pages.ts';
import type { SubscriptionParts } from './subscription-receiver.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Handles the button on the page that confirmation emails link to (P27). */
export function confirmReceiver({ database }: Pick<SubscriptionParts, 'database'>): FormReceiver {
  return {
    name: 'confirmation',
    handles: ({ path }) => path === CONFIRM_PAGE,
    async receive(form) {
      const frequency = readFrequency(firstValues(form.fields).get('frequency'));
      const outcome = await database.change((queries) => confirm(queries, tokenOf(form), frequency));
      return { result: 'done', response: respond(form, CONFIRM_PAGE, outcome) };
    },
  };
}

/** Handles the button on the unsubscribe page, and one-click requests from mail clients (RFC 8058), which do not follow redirects. */
export function unsubscribeReceiver({ database }: Pick<SubscriptionParts, 'database'>): FormReceiver {
  return {
    name: 'cancellation',
    handles: ({ path }) => path === UNSUBSCRIBE_PAGE,
    async receive(form) {
      const everything = form.fields.some(([name, value]) => name === 'alle' && value !== '');
      const outcome = await database.change((queries) => unsubscribe(queries, tokenOf(form), everything));
      if (!isOneClickUnsubscribe(form))
        return { result: 'done', response: respond(form, UNSUBSCRIBE_PAGE, outcome) };
      return { result: 'done', response: { kind: 'json', status: 200, body: { status: outcome } } };
    },
  };
}

/** The forms have no `action`, so browsers send them to the page's URL, which contains the token. */
export function tokenOf({ query }: SentForm): string {
  return query.get(TOKEN_PARAMETER) ?? '';
}

function respond({ wantsJson }: SentForm, page: string, outcome: string): SubmissionResponse {
  if (wantsJson) return { kind: 'json', status: 200, body: { status: outcome } };
  return { kind: 'redirect', location: outcomeLocation(page, outcome) };
}
