import type { Database } from '../../../kernel/database/database.ts';
import type { FormReceiver } from '../../intake/sent-form.ts';
import { queueCopy } from '../queue-copies.ts';
import { COPY_PAGE, type CopyLinks } from './copy-links.ts';

export interface CopyParts {
  database: Database;
  links: CopyLinks;
  /** Called after an email has been queued. */
  onMail: () => void;
}

/** Handles the button on the page that receipts link to. */
export function copyReceiver({ database, links, onMail }: CopyParts): FormReceiver {
  return {
    name: 'form-copy',
    handles: ({ path }) => path === COPY_PAGE,
    async receive({ query, request, wantsJson }) {
      const outcome = await database.change((queries) =>
        queueCopy(queries, links.submissionOf(query), request),
      );
      onMail();
      if (wantsJson)
        return { result: 'done', response: { kind: 'json', status: 200, body: { status: outcome } } };
      return { result: 'done', response: { kind: 'redirect', location: `${COPY_PAGE}?ergebnis=${outcome}` } };
    },
  };
}
