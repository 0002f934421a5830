import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { formMail } from '../forms/form-mail.ts';
import { formReceiver } from '../forms/form-receiver.ts';
import { FORM_MAIL } from '../forms/store-form.ts';
import { MailWorker } from '../mail/mail-worker.ts';
import { OutboxFiles } from '../mail/outbox-files.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { Settings } from '../settings.ts';
import { confirmReceiver, unsubscribeReceiver } from '../subscriptions/link-receivers.ts';
import { changeMail } from '../subscriptions/mails/change-mail.ts';
import { confirmationMail } from '../subscriptions/mails/confirmation-mail.ts';
import { existingMail } from '../subscriptions/mails/existing-mail.ts';
import { CHANGE_MAIL } from '../subscriptions/notify.ts';
import { CONFIRMATION_MAIL, EXISTING_MAIL } from '../subscriptions/subscribe.ts';
import { subscriptionReceiver } from '../subscriptions/subscription-receiver.ts';
import { BotCheck } from './bot-check.ts';
import { botCheckRoute } from './bot-check-route.ts';
import { ClientLimit } from './client-limit.ts';
import { forgetRegularly } from './forget-regularly.ts';
import { submissionRoute } from './submission-route.ts';

/** All that becomes of what visitors send. */
export interface Submissions {
  /** Begins to send mails, and to forget what is old. */
  start(): void;
  /** There may be mails to send. */
  wake(): void;
  stop(): Promise<void>;
}

/** Takes the forms of the site, and sends the mails that follow from them and from changed content. */
export function openSubmissions(
  server: FastifyInstance,
  database: Database,
  { mail, submissions }: Pick<Settings, 'mail' | 'submissions'>,
): Submissions {
  const { siteUrl } = mail;
  const worker = new MailWorker({
    database,
    transport: createMailTransport(mail),
    log: server.log,
    writers: {
      [CONFIRMATION_MAIL]: confirmationMail(siteUrl),
      [EXISTING_MAIL]: existingMail(siteUrl),
      [CHANGE_MAIL]: changeMail(siteUrl),
      [FORM_MAIL]: formMail(siteUrl),
    },
  });
  const botCheck = submissions.botCheck ? new BotCheck(submissions.botCheckSecret) : undefined;
  if (botCheck) botCheckRoute(server, botCheck);
  const limit = new ClientLimit(submissions.perNetwork);
  const common = {
    database,
    allows: (network: string) => limit.allows(network),
    onMail: () => worker.wake(),
  };
  const subscriptions = {
    ...common,
    siteUrl,
    limits: { perAddress: submissions.perAddress, inAll: submissions.perHour },
    revealsExisting: submissions.revealsExisting,
    botCheck,
    office: mail.sender.address,
  };
  submissionRoute(server, [
    subscriptionReceiver(subscriptions),
    confirmReceiver(subscriptions),
    unsubscribeReceiver(subscriptions),
    formReceiver({ ...common, mostPerHour: submissions.perHour }),
  ]);
  let stopForgetting: (() => void) | undefined;
  return {
    start() {
      worker.start();
      stopForgetting = forgetRegularly(database, new OutboxFiles(mail.outboxDirectory), server.log);
    },
    wake: () => worker.wake(),
    async stop() {
      stopForgetting?.();
      await worker.stop();
    },
  };
}
