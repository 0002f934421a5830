import path from 'node:path';
import { isEmailAddress } from '@stadtraum/contracts/forms/email-address';
import { dataDirectory, type Environment, invalidSetting, origin } from '@stadtraum/server-base/settings';

/** Settings for all emails. None of them depends on a request. */
export interface MailSettings {
  /** `MAIL_SENDER`: `Name <address>`. */
  sender: { name: string; address: string };
  /** `MAIL_IMPRINT`: lines separated by `|`. */
  imprint: string[];
  /** `SITE_URL`: origin of the site in links. @default http://localhost:4000 */
  siteUrl: string;
  /** `SMTP_URL`: mail server; without it, emails are written as files. */
  smtpUrl: string | undefined;
  /** `DATA_DIRECTORY` + `/outbox`: directory of the `.eml` files. */
  outboxDirectory: string;
}

// The company as its Impressum names it: emails are about flats, tenders and forms.
const SENDER = 'Stadtraum Wohnen <service@stadtraum-wohnen.example>';
const IMPRINT =
  'Stadtraum Wohnen GmbH|Am Wasserturm 3, 09994 Elsenau|service@stadtraum-wohnen.example|Amtsgericht Elsenau, HRB 1924';

/** @throws SETTING_INVALID naming the first invalid variable */
export function readMailSettings(environment: Environment): MailSettings {
  return {
    sender: readSender(environment.MAIL_SENDER || SENDER),
    imprint: readLines('MAIL_IMPRINT', environment.MAIL_IMPRINT || IMPRINT),
    siteUrl: origin(environment, 'SITE_URL', `http://localhost:${environment.PORT || '4000'}`),
    smtpUrl: readSmtpUrl(environment.SMTP_URL),
    outboxDirectory: path.join(dataDirectory(environment), 'outbox'),
  };
}

function readSender(value: string): MailSettings['sender'] {
  const [, name = '', address = ''] = /^([^<>"]{1,100}) <([^<>]{1,254})>$/.exec(value) ?? [];
  if (isEmailAddress(address) && !/\p{Cc}/u.test(name)) return { name, address };
  throw invalidSetting('MAIL_SENDER', value, 'expected Name <address>');
}

function readLines(name: string, value: string): string[] {
  if (/\p{Cc}/u.test(value)) throw invalidSetting(name, 'not usable', 'it contains a control character');
  return value.split('|').map((line) => line.trim());
}

function readSmtpUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const usable = URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
  // The error does not show the value, which may contain a password.
  if (!usable) throw invalidSetting('SMTP_URL', 'not usable', 'expected smtp://… or smtps://…');
  return value;
}
