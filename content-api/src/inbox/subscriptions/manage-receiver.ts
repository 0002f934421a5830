import { firstValues } from '../../kernel/query-string.ts';
import type { FormReceiver } from '../intake/sent-form.ts';
import { tokenOf } from './link-receivers.ts';
import { manage } from './manage.ts';
import { MANAGE_PAGE, outcomeLocation } from './pages.ts';
import type { SubscriptionParts } from './subscription-receiver.ts';

/**
 * Handles the page that manages all subscriptions of an address. It shows them only in response to a POST, like the other pages that
 * emails link to (P27), so that no cache or log contains them.
 */
export function manageReceiver({
  database,
  respondWithPage,
}: Pick<SubscriptionParts, 'database' | 'respondWithPage'>): FormReceiver {
  return {
    name: 'management',
    handles: ({ path }) => path === MANAGE_PAGE,
    async receive(form) {
      const managed = await database.change((queries) =>
        manage(queries, tokenOf(form), firstValues(form.fields)),
      );
      const { outcome } = managed;
      if (form.wantsJson) return { result: 'done', response: { kind: 'json', status: 200, body: managed } };
      if (!('subscriptions' in managed)) {
        return {
          result: 'done',
          response: { kind: 'redirect', location: outcomeLocation(MANAGE_PAGE, outcome) },
        };
      }
      const { address, subscriptions } = managed;
      const response = await respondWithPage(MANAGE_PAGE, {
        status: 200,
        isBlock: ({ type }) => type === 'subscription-manager',
        answer: { address, subscriptions, isSaved: outcome === 'gespeichert' },
      });
      return { result: 'done', response };
    },
  };
}
