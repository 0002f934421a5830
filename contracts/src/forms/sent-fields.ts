import type { ContactForm, FormField, FormValues } from './contact-form.ts';
import { FORM_FIELDS, FORM_PREFIX, fieldsOf } from './form-names.ts';

/** Names and decoded values of a submitted form, in the order in which they were sent. */
export type SentPairs = Iterable<readonly [name: string, value: string]>;

/** `tx_powermail_pi1[name]` or powermail's `tx_powermail_pi1[field][name]`, optionally followed by `[]` or an index such as `[2]`. */
const NAME = new RegExp(`^${FORM_PREFIX}(?:\\[field\\])?\\[([a-z_][a-z0-9_]{0,39})\\](?:\\[\\d{0,3}\\])?$`);

/** Reads the values of the form's fields, in the browser and on the server. Other fields are ignored. */
export function readValues(form: ContactForm, pairs: SentPairs): FormValues {
  const entered = valuesByField(pairs);
  return Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, enteredValue(field, entered.get(field.name))]),
  );
}

/** The id of the form's block, if it was sent. */
export function sentBlockId(pairs: SentPairs): string | undefined {
  return valuesByField(pairs).get(FORM_FIELDS.form)?.[0];
}

/** Values by field name, in the order in which they were sent. */
export function valuesByField(pairs: SentPairs): Map<string, string[]> {
  const entered = new Map<string, string[]>();
  for (const [sentName, value] of pairs) {
    const [, name] = NAME.exec(sentName) ?? [];
    if (name !== undefined) entered.set(name, [...(entered.get(name) ?? []), value]);
  }
  return entered;
}

function enteredValue({ type }: FormField, values: string[] = []): string | string[] {
  // A hidden empty field may precede a group of checkboxes.
  if (type === 'checkboxes') return [...new Set(values.filter((value) => value !== ''))];
  // Browsers send line breaks as CR LF.
  return (values.at(-1) ?? '').replaceAll('\r\n', '\n').trim();
}
