import { requireInnerSecret } from '@stadtraum/server-base/inner-secret';
import type { Metrics } from '@stadtraum/server-base/metrics';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import { MailWorker } from '../mail/mail-worker.ts';
import { OutboxFiles } from '../mail/outbox-files.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { Settings } from '../settings.ts';
import { forgetRegularly } from './forget-regularly.ts';
import { formMail } from './forms/form-mail.ts';
import { formReceiver } from './forms/form-receiver.ts';
import { FORM_MAIL } from './forms/store-form.ts';
import { BotCheck } from './intake/bot-check.ts';
import { botCheckRoute } from './intake/bot-check-route.ts';
import { ClientLimit } from './intake/client-limit.ts';
import { FormGate } from './intake/form-gate.ts';
import { StorageRoom } from './intake/storage-room.ts';
import { createSubmissionMetrics } from './intake/submission-metrics.ts';
import { submissionRoute } from './intake/submission-route.ts';
import { confirmReceiver, unsubscribeReceiver } from './subscriptions/link-receivers.ts';
import { changeMail } from './subscriptions/mails/change-mail.ts';
import { confirmationMail } from './subscriptions/mails/confirmation-mail.ts';
import { existingMail } from './subscriptions/mails/existing-mail.ts';
import { CHANGE_MAIL } from './subscriptions/notify.ts';
import { CONFIRMATION_MAIL, EXISTING_MAIL } from './subscriptions/subscribe.ts';
import { subscriptionReceiver } from './subscriptions/subscription-receiver.ts';

/** All that becomes of what visitors send. */
export interface Submissions {
  /** Begins to send mails, and to forget what is old. */
  start(): void;
  /** There may be mails to send. */
  wake(): void;
  stop(): Promise<void>;
}

export interface SubmissionParts {
  database: Database;
  metrics: Metrics;
  /** The site's inner secret: who shows it may send forms on, and challenges are signed with a key made of it. */
  innerSecret: string;
}

/** Takes the forms of the site, and sends the mails that follow from them and from changed content. */
export function openSubmissions(
  server: FastifyInstance,
  { database, metrics, innerSecret }: SubmissionParts,
  { mail, submissions }: Pick<Settings, 'mail' | 'submissions'>,
): Submissions {
  const { siteUrl } = mail;
  const { perNetwork, perAddress, perHour } = submissions;
  const { countForm, countMail } = createSubmissionMetrics(metrics, database, perHour);
  const worker = new MailWorker({
    database,
    transport: createMailTransport(mail),
    log: server.log,
    // What is delayed leaves no faster than forms come without pressure.
    delayedPerMinute: Math.ceil(perHour / 60),
    onOutcome: countMail,
    writers: {
      [CONFIRMATION_MAIL]: confirmationMail(siteUrl),
      [EXISTING_MAIL]: existingMail(siteUrl),
      [CHANGE_MAIL]: changeMail(siteUrl),
      [FORM_MAIL]: formMail(siteUrl),
    },
  });
  const botCheck = new BotCheck(innerSecret);
  if (submissions.botCheck) botCheckRoute(server, botCheck);
  const gate = new FormGate({
    limit: new ClientLimit(perNetwork),
    botCheck,
    storage: new StorageRoom(database, submissions.bytes),
    perHour,
  });
  const common = { database, gate, onMail: () => worker.wake() };
  const { revealsExisting, botCheck: mustProve } = submissions;
  const office = mail.sender.address;
  submissionRoute(server, {
    receivers: [
      subscriptionReceiver({ ...common, siteUrl, perAddress, revealsExisting, mustProve, office }),
      confirmReceiver(common),
      unsubscribeReceiver(common),
      formReceiver(common),
    ],
    onlyInner: requireInnerSecret(innerSecret),
    onReceived: countForm,
  });
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
