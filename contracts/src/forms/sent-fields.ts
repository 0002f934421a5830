import type { ContactForm, FormField, FormValues } from './contact-form.ts';
import { FORM_FIELDS, FORM_PREFIX, fieldsOf } from './form-names.ts';

/** Names and decoded values of a sent form, in its order. */
type Pairs = Iterable<readonly [name: string, value: string]>;

/** `tx_powermail_pi1[name]`, powermail's own `tx_powermail_pi1[field][name]`, and either with `[]` or `[2]` behind it. */
const NAME = new RegExp(`^${FORM_PREFIX}(?:\\[field\\])?\\[([a-z_][a-z0-9_]{0,39})\\](?:\\[\\d{0,3}\\])?$`);

/** Seconds in which nobody fills in a form. */
const QUICKEST = 2;

/** What was entered into the form's own fields, in the browser as on the server; anything else is left behind. */
export function readValues(form: ContactForm, pairs: Pairs): FormValues {
  const entered = enteredBy(pairs);
  return Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, enteredValue(field, entered.get(field.name))]),
  );
}

export function hasFormFields(pairs: Pairs): boolean {
  return [...pairs].some(([name]) => NAME.test(name));
}

/** Id of the form's block, where the form says it. */
export function namedBlock(pairs: Pairs): string | undefined {
  return enteredBy(pairs).get(FORM_FIELDS.form)?.[0];
}

/** The solution of a challenge, or an empty text. */
export function sentProof(pairs: Pairs): string {
  return enteredBy(pairs).get(FORM_FIELDS.proof)?.at(-1) ?? '';
}

/** Whether it was a robot: it filled in what people do not see, or was quicker than people are. */
export function isFromRobot(pairs: Pairs): boolean {
  const entered = enteredBy(pairs);
  const [seconds] = entered.get(FORM_FIELDS.seconds) ?? [];
  const quick = seconds !== undefined && /^\d+(\.\d+)?$/.test(seconds) && Number(seconds) < QUICKEST;
  return quick || (entered.get(FORM_FIELDS.website) ?? []).some((value) => value !== '');
}

function enteredBy(pairs: Pairs): Map<string, string[]> {
  const entered = new Map<string, string[]>();
  for (const [pair, value] of pairs) {
    const [, name] = NAME.exec(pair) ?? [];
    if (name !== undefined) entered.set(name, [...(entered.get(name) ?? []), value]);
  }
  return entered;
}

function enteredValue({ type }: FormField, values: string[] = []): string | string[] {
  // A hidden empty field may stand before a group of boxes.
  if (type === 'checkboxes') return [...new Set(values.filter((value) => value !== ''))];
  // Browsers send the line breaks of a text as CR LF.
  return (values.at(-1) ?? '').replaceAll('\r\n', '\n').trim();
}
