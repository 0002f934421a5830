/** Names of a subscription form's fields are `tx_dmannouncements_subscriptionuser[<name>]` (R3-1). */
export const SUBSCRIPTION_PREFIX = 'tx_dmannouncements_subscriptionuser';

/** Where subscription forms are sent to, on whichever page they stand (R7.1-1). */
export const SUBSCRIPTION_ACTION = `/?type=1777&${SUBSCRIPTION_PREFIX}[action]=send&${SUBSCRIPTION_PREFIX}[controller]=Subscriptionuser`;

/** Name of the subject boxes, which are sent where no script joins them into `subjects-concat`. */
export const SUBJECT_BOXES = `${SUBSCRIPTION_PREFIX}[subjects][]`;

/**
 * What subscribers agree to; the forms show this text beside their `input-terms` box. A change of the text is a new version, and
 * the old one stays in this file's history, so that each stored consent can be shown with its words.
 */
export const SUBSCRIPTION_CONSENT = {
  version: '2026-11',
  text: 'Ich möchte per E-Mail über Veröffentlichungen und Änderungen der gewählten Ausschreibungen informiert werden. Meine Einwilligung kann ich jederzeit über den Abmeldelink in jeder E-Mail widerrufen. Die Datenschutzhinweise habe ich gelesen.',
};

/** Where the browser gets a challenge, while the bot check is on (P29). */
export const BOT_CHECK_PATH = '/daten/botpruefung';

/** Name that a field of a subscription form is sent under. */
export function subscriptionField(name: string): string {
  return `${SUBSCRIPTION_PREFIX}[${name}]`;
}
