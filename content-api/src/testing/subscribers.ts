import { setTimeout as delay } from 'node:timers/promises';
import { linkIn, type ReceivedMail, type TestSmtp } from './smtp.ts';
import type { SubmitResult, TestSite } from './test-site.ts';

/** What tests do with the emails of subscribers. */
export interface Subscribers {
  /** Waits for an email to a recipient. @param number the number of the email, from 1. @default 1 */
  nextMail(recipient: string, number?: number): Promise<ReceivedMail>;
  /** Presses the button of the page that an email links to. */
  open(link: URL, fields?: Record<string, string>, json?: boolean): Promise<SubmitResult>;
  /**
   * Sends a subscription form and confirms it by the link in the email.
   *
   * @param choices fields of the page that confirms
   */
  subscribeAndConfirm(
    email: string,
    fields: Record<string, string>,
    choices?: Record<string, string>,
  ): Promise<URL>;
}

export function subscribersOf(smtp: TestSmtp, site: TestSite): Subscribers {
  const nextMail: Subscribers['nextMail'] = async (recipient, number = 1) => {
    for (let waitedMs = 0; smtp.mailsTo(recipient).length < number; waitedMs += 10) {
      if (waitedMs > 10_000) throw new Error(`no mail ${number} to ${recipient}`);
      await delay(10);
    }
    const mail = smtp.mailsTo(recipient)[number - 1];
    if (!mail) throw new Error('no mail');
    return mail;
  };
  const open: Subscribers['open'] = (link, fields = {}, json = true) =>
    site.submit(link.pathname, fields, { query: link.search.slice(1), json });
  return {
    nextMail,
    open,
    async subscribeAndConfirm(email, fields, choices = {}) {
      const number = smtp.mailsTo(email).length + 1;
      await site.subscribe({ ...fields, email });
      const link = linkIn(await nextMail(email, number), '/abo/bestaetigen');
      await open(link, choices);
      return link;
    },
  };
}
