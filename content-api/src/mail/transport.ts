import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { layOut } from './layout.ts';
import { checkHeaders, type OutgoingMail } from './mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { OutboxFiles } from './outbox-files.ts';

/** Concurrent connections to the mail server, unless `SMTP_URL` sets `maxConnections`. Providers often allow few. */
const MAX_CONNECTIONS = 3;
/** Files that are written at once. */
const MAX_FILES = 10;
/** In milliseconds; in total shorter than a claim. */
const TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000, dnsTimeout: 5000 };

/** Sends emails. */
export interface MailTransport {
  /** Number of emails that it sends at once. */
  capacity: number;
  /** @throws MAIL_REFUSED if the email must not be sent; Error from the mail server or the disk */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Creates a transport that sends over SMTP if a server is set, and writes `.eml` files otherwise. */
export function createMailTransport(settings: MailSettings): MailTransport {
  return settings.smtpUrl ? smtpTransport(settings, settings.smtpUrl) : fileTransport(settings);
}

function smtpTransport(settings: MailSettings, url: string): MailTransport {
  const maxConnections = Number(new URL(url).searchParams.get('maxConnections')) || MAX_CONNECTIONS;
  // The URL's parameters take precedence.
  const transporter = createTransport({
    url,
    pool: true,
    // For EHLO, because some servers reject the name of a machine.
    name: new URL(settings.siteUrl).hostname,
    maxConnections,
    ...TIMEOUTS,
    ...NO_EXTERNAL_ACCESS,
  });
  return {
    capacity: maxConnections,
    async send(mail) {
      await transporter.sendMail(toMessage(mail, settings));
    },
    close: () => transporter.close(),
  };
}

function fileTransport(settings: MailSettings): MailTransport {
  const composer: Transporter = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...NO_EXTERNAL_ACCESS,
  });
  const files = new OutboxFiles(settings.outboxDirectory);
  return {
    capacity: MAX_FILES,
    async send(mail) {
      const { message } = (await composer.sendMail(toMessage(mail, settings))) as unknown as {
        message: Buffer;
      };
      await files.write(mail.id, message);
    },
    close: () => composer.close(),
  };
}

/** Keeps nodemailer from reading files or fetching URLs that an email's content could name. */
const NO_EXTERNAL_ACCESS = { disableFileAccess: true, disableUrlAccess: true };

function toMessage(outgoing: OutgoingMail, settings: MailSettings): SendMailOptions {
  checkHeaders(outgoing);
  const { id, recipient, mail, request } = outgoing;
  const { subject, replyTo, unsubscribe } = mail;
  const { hostname } = new URL(settings.siteUrl);
  return {
    messageId: `<${id}@${hostname}>`,
    from: settings.sender,
    to: { name: '', address: recipient },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    ...layOut(mail, settings),
    headers: {
      // Suppress automatic replies (RFC 3834), and those of Exchange.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // The visitor's response contains it too, so that enquiries about the email can quote it.
      ...(request === null ? {} : { 'X-Request-Id': request }),
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Id': `<abo.${hostname}>`,
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}
