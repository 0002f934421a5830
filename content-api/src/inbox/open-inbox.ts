import type { Metrics } from '@stadtraum/server-base/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../kernel/database/database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { MailWorker } from '../mail/mail-worker.ts';
import { OutboxFiles } from '../mail/outbox-files.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { FindPage } from '../pages/find-page.ts';
import { acknowledgementMail } from './forms/acknowledgement-mail.ts';
import { CopyLinks } from './forms/copies/copy-links.ts';
import { copyMail, receiptMail } from './forms/copies/copy-mails.ts';
import { copyReceiver } from './forms/copies/copy-receiver.ts';
import { formMail } from './forms/form-mail.ts';
import { formReceiver } from './forms/form-receiver.ts';
import { COPY_MAIL, RECEIPT_MAIL } from './forms/queue-copies.ts';
import { ACKNOWLEDGEMENT_MAIL, FORM_MAIL } from './forms/store-form.ts';
import { BotCheck } from './intake/bot-check.ts';
import { FormGate } from './intake/form-gate.ts';
import { NetworkLimit } from './intake/network-limit.ts';
import { pageResponder } from './intake/respond-with-page.ts';
import type { FormReceiver } from './intake/sent-form.ts';
import { StorageQuota } from './intake/storage-quota.ts';
import { createSubmissionMetrics } from './intake/submission-metrics.ts';
import type { SubmissionRouteParts } from './intake/submission-route.ts';
import { scheduleAlerts } from './schedule-alerts.ts';
import { scheduleDigests } from './schedule-digests.ts';
import { scheduleRetention } from './schedule-retention.ts';
import type { SubmissionSettings } from './submission-settings.ts';
import { ALERT_MAIL } from './subscriptions/alerts/queue-alerts.ts';
import { confirmReceiver, unsubscribeReceiver } from './subscriptions/link-receivers.ts';
import { alertMail } from './subscriptions/mails/alert-mail.ts';
import { changeMail } from './subscriptions/mails/change-mail.ts';
import { confirmationMail } from './subscriptions/mails/confirmation-mail.ts';
import { digestMail } from './subscriptions/mails/digest-mail.ts';
import { existingMail } from './subscriptions/mails/existing-mail.ts';
import { manageReceiver } from './subscriptions/manage-receiver.ts';
import { CHANGE_MAIL } from './subscriptions/queue-change-mails.ts';
import { DIGEST_MAIL } from './subscriptions/queue-digests.ts';
import type { SavedSearches } from './subscriptions/saved-searches.ts';
import { searchReceiver } from './subscriptions/search-receiver.ts';
import { CONFIRMATION_MAIL, EXISTING_MAIL } from './subscriptions/subscribe.ts';
import { subscriptionReceiver } from './subscriptions/subscription-receiver.ts';

/** Receives the forms that visitors send, and sends the resulting emails. */
export interface Inbox {
  receivers: readonly FormReceiver[];
  /** Counts one received form. */
  onReceived: SubmissionRouteParts['onReceived'];
  /** Issues challenges to browsers; undefined unless subscriptions require a proof of work. */
  botCheck: BotCheck | undefined;
  /** Starts sending emails and digests, and deleting expired data. */
  start(): void;
  /** Makes the worker check for emails to send, without waiting for its next poll. */
  wake(): void;
  /** Makes the worker try again, even if the mail server has refused the site. */
  retry(): void;
  stop(): Promise<void>;
}

export interface InboxParts {
  database: Database;
  metrics: Metrics;
  /** The site's inner secret, from which the keys for challenges and for links to copies are derived. */
  innerSecret: string;
  findPage: FindPage;
  searches: SavedSearches;
  log: FastifyBaseLogger;
}

/** Opens the inbox of a site, which also sends the emails about changed content. */
export function openInbox(
  { database, metrics, innerSecret, findPage, searches, log }: InboxParts,
  { mail, submissions }: { mail: MailSettings; submissions: SubmissionSettings },
): Inbox {
  const { siteUrl } = mail;
  const { perNetwork, perMailbox, perHour } = submissions;
  const { countForm, countMail, setAcceptsMails } = createSubmissionMetrics(metrics, database, perHour);
  const botCheck = new BotCheck(innerSecret);
  const gate = new FormGate({
    limit: new NetworkLimit(perNetwork),
    botCheck,
    storage: new StorageQuota(database, submissions.bytes),
    perHour,
  });
  const respondWithPage = pageResponder(database, findPage);
  const common = { database, gate, respondWithPage, onMail: () => worker.wake() };
  const { revealsExisting, botCheck: requiresProof } = submissions;
  const office = mail.sender.address;
  const links = new CopyLinks(siteUrl, innerSecret);
  const subscriptionParts = { ...common, siteUrl, perMailbox, revealsExisting, requiresProof, office };
  const receivers = [
    subscriptionReceiver(subscriptionParts),
    searchReceiver({ ...subscriptionParts, searches }),
    confirmReceiver(common),
    unsubscribeReceiver(common),
    copyReceiver({ ...common, links }),
    manageReceiver(common),
    formReceiver({ ...common, perMailbox }),
  ];
  const worker = new MailWorker({
    database,
    transport: createMailTransport(mail),
    log,
    // Delayed emails are sent no faster than forms usually arrive.
    delayedPerMinute: Math.ceil(perHour / 60),
    onOutcome: countMail,
    onBatch: setAcceptsMails,
    writers: {
      [CONFIRMATION_MAIL]: confirmationMail(siteUrl),
      [EXISTING_MAIL]: existingMail(siteUrl),
      [CHANGE_MAIL]: changeMail(siteUrl),
      [DIGEST_MAIL]: digestMail(siteUrl),
      [ALERT_MAIL]: alertMail(siteUrl),
      [FORM_MAIL]: formMail(siteUrl),
      [ACKNOWLEDGEMENT_MAIL]: acknowledgementMail(siteUrl),
      [RECEIPT_MAIL]: receiptMail(links),
      [COPY_MAIL]: copyMail(siteUrl),
    },
  });
  let stopSchedules: (() => void)[] = [];
  return {
    receivers,
    onReceived: countForm,
    botCheck: requiresProof ? botCheck : undefined,
    start() {
      worker.start();
      stopSchedules = [
        scheduleRetention(database, new OutboxFiles(mail.outboxDirectory), log),
        scheduleDigests(database, log),
        scheduleAlerts({ database, searches, log, onMail: () => worker.wake() }),
      ];
    },
    wake: () => worker.wake(),
    retry: () => worker.retry(),
    async stop() {
      for (const stop of stopSchedules) stop();
      await worker.stop();
    },
  };
}
