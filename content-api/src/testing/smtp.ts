import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An email as a mail server receives it. */
export interface ReceivedMail {
  recipient: string;
  /** Names are in lower case, and folded lines are joined. */
  headers: Record<string, string>;
  /** The text part and the HTML part, decoded. */
  text: string;
  html: string;
}

/** A real mail server for tests. */
export interface TestSmtp {
  url: string;
  mails: ReceivedMail[];
  /** Rejects the next emails with an SMTP code and text. @default after RCPT TO */
  failWith: { code: number; text?: string; times: number; after?: 'MAIL FROM' | 'DATA' } | undefined;
  /** The names that clients gave in EHLO. */
  names: Set<string>;
  /** Number of emails to accept without sending a reply. */
  dropReplies: number;
  mailsTo(recipient: string): ReceivedMail[];
  close(): Promise<void>;
}

export async function startSmtp(port = 0): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 50,
    // Rejections contain only the codes that a test chooses.
    hideENHANCEDSTATUSCODES: true,
    onMailFrom(_address, { clientHostname, hostNameAppearsAs }, done) {
      smtp.names.add(String(hostNameAppearsAs || clientHostname));
      done(rejection('MAIL FROM'));
    },
    onRcptTo: (_address, _session, done) => done(rejection(undefined)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const rejected = rejection('DATA');
        if (rejected) return done(rejected);
        const [recipient] = session.envelope.rcptTo;
        smtp.mails.push(readMail(Buffer.concat(chunks).toString(), recipient?.address ?? ''));
        if (smtp.dropReplies <= 0) return done();
        smtp.dropReplies -= 1;
        // Accepts the email, but closes the connection without a reply.
        (server as unknown as { connections: Set<{ _socket: { destroy(): void } }> }).connections.forEach(
          (connection) => void connection._socket.destroy(),
        );
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: [],
    failWith: undefined,
    names: new Set(),
    dropReplies: 0,
    mailsTo: (recipient) => smtp.mails.filter((mail) => mail.recipient === recipient),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;

  function rejection(after: 'MAIL FROM' | 'DATA' | undefined): Error | undefined {
    const { failWith } = smtp;
    if (!failWith || failWith.times <= 0 || failWith.after !== after) return undefined;
    failWith.times -= 1;
    const { code, text = `refused with ${code}` } = failWith;
    return Object.assign(new Error(text), { responseCode: code });
  }
}

/** Parses nodemailer's output: a multipart message with text and HTML. */
export function readMail(source: string, recipient: string): ReceivedMail {
  const { headers, body } = splitPart(source);
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '') ?? [];
  const parts = body.split(`--${boundary}`).map(splitPart);
  const decoded = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decode(part.body, part.headers['content-transfer-encoding']) : '';
  };
  return { recipient, headers, text: decoded('text/plain'), html: decoded('text/html') };
}

function splitPart(source: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...rest] = source.replace(/^\r\n/, '').split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), decodeWords(value.join(': '))];
  });
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

/** Decodes encoded words, such as `=?UTF-8?Q?best=C3=A4tigen?=` (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? decode(text, 'base64')
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The first link to a page in an email's text. */
export function linkIn({ text }: ReceivedMail, page: string): URL {
  const [link] = text.match(new RegExp(`https?://[^\\s]+${page}\\?[^\\s]+`)) ?? [];
  if (!link) throw new Error(`no link to ${page} in ${text}`);
  return new URL(link);
}
