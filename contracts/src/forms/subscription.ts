/** Prefix of the field names in a subscription form: `tx_dmannouncements_subscriptionuser[<name>]` (R3-1). */
export const SUBSCRIPTION_PREFIX = 'tx_dmannouncements_subscriptionuser';

/** Form action of subscription forms on any page (R7.1-1). */
export const SUBSCRIPTION_ACTION = `/?type=1777&${SUBSCRIPTION_PREFIX}[action]=send&${SUBSCRIPTION_PREFIX}[controller]=Subscriptionuser`;

/** Name of the subject checkboxes. It is sent only without JavaScript; otherwise a script joins them into `subjects-concat`. */
export const SUBJECT_BOXES = `${SUBSCRIPTION_PREFIX}[subjects][]`;

/**
 * The text that subscribers consent to. The forms show it next to their `input-terms` checkbox. Every change to the text requires a
 * new version. The old texts are in this file's history, so that the wording of each stored consent can be proved.
 */
export const SUBSCRIPTION_CONSENT = {
  version: '2026-11',
  text: 'Ich möchte per E-Mail über Veröffentlichungen und Änderungen der gewählten Ausschreibungen informiert werden. Meine Einwilligung kann ich jederzeit über den Abmeldelink in jeder E-Mail widerrufen. Die Datenschutzhinweise habe ich gelesen.',
};

/** What visitors consent to who save a search of offers; see SUBSCRIPTION_CONSENT. */
export const ALERT_CONSENT = {
  version: '2026-11-alerts',
  text: 'Ich möchte per E-Mail erfahren, wenn etwas Neues erscheint, das zu dieser Suche passt, oder sich etwas so ändert, dass es passt. Meine Einwilligung kann ich jederzeit über den Abmeldelink in jeder E-Mail widerrufen. Die Datenschutzhinweise habe ich gelesen.',
};

/**
 * What visitors read after a request for a subscription. It is the same for everybody and true in all cases: the request is new, was
 * sent again within ten minutes, which causes no second email, or is already confirmed (P18).
 */
export const SUBSCRIPTION_ANSWER =
  'Ist diese Auswahl für Ihre Adresse noch nicht bestätigt, liegt unsere E-Mail mit einem Link schon in Ihrem Postfach oder kommt in Kürze. Öffnen Sie den Link innerhalb von 48 Stunden und bestätigen Sie dort. Dieselbe Anfrage beantworten wir innerhalb von zehn Minuten nur einmal.';

/** How often subscribers get email: at once, or collected every day or every Monday. */
export const SUBSCRIPTION_FREQUENCIES = ['instant', 'daily', 'weekly'] as const;
export type SubscriptionFrequency = (typeof SUBSCRIPTION_FREQUENCIES)[number];

/** Reads the value of a form's field; undefined for any other value. */
export function readFrequency(value: string | undefined): SubscriptionFrequency | undefined {
  return SUBSCRIPTION_FREQUENCIES.find((frequency) => frequency === value);
}

/** Path at which the browser requests a challenge while the bot check is on (P29). */
export const BOT_CHECK_PATH = '/daten/botpruefung';

/** The name under which a field of a subscription form is sent. */
export function subscriptionField(name: string): string {
  return `${SUBSCRIPTION_PREFIX}[${name}]`;
}
