import {
  array,
  type ObjectSchema,
  object,
  type Schema,
  type StringSchema,
  string,
  ValidationError,
} from 'yup';
import type { ContactForm, FieldError, FormField, FormValues } from './contact-form.ts';
import { isEmailAddress } from './email-address.ts';
import { fieldsOf, TICKED } from './form-names.ts';

/**
 * A form's rules as a yup schema for its values, the same in the browser and on the server. Names and texts come from the
 * form's content, so they are defined once.
 */
export function formRules(form: ContactForm): ObjectSchema<FormValues> {
  const rules = fieldsOf(form).map((field) => [field.name, ruleOf(field)] as const);
  return object(Object.fromEntries(rules)) as unknown as ObjectSchema<FormValues>;
}

/** Returns the first error of each invalid field, in the form's order. */
export function checkForm(form: ContactForm, values: FormValues): FieldError[] {
  const all = [...brokenRules(form, values), ...missingCopyAddress(form, values)];
  return fieldsOf(form).flatMap(({ name }) => all.find(({ field }) => field === name) ?? []);
}

function brokenRules(form: ContactForm, values: FormValues): FieldError[] {
  try {
    formRules(form).validateSync(values, { abortEarly: false, strict: true });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return error.inner.map(({ path = '', message }) => ({ field: path.replace(/\[.*$/, ''), message }));
  }
}

/** A copy needs an address, even if the form itself does not. */
function missingCopyAddress(form: ContactForm, values: FormValues): FieldError[] {
  return fieldsOf(form).flatMap(({ name, copyTo }) =>
    copyTo !== undefined && values[name] === TICKED && values[copyTo] === ''
      ? { field: copyTo, message: 'Für die Kopie brauchen wir Ihre E-Mail-Adresse.' }
      : [],
  );
}

function ruleOf(field: FormField): Schema {
  return field.type === 'checkboxes' ? listRule(field) : textRule(field);
}

function listRule(field: FormField): Schema {
  const { required, invalid } = messagesOf(field);
  const entries = array()
    .of(string().required())
    .test('offered', invalid, (values = []) => values.every((value) => isOffered(field, value)));
  return field.required ? entries.test('required', required, (values = []) => values.length > 0) : entries;
}

function textRule(field: FormField): Schema {
  const { required, invalid, tooShort, tooLong, tooEarly, tooLate } = messagesOf(field);
  const { minLength, maxLength = defaultMaxLength(field), earliest, latest } = field;
  let rule: StringSchema = string();
  if (field.required) rule = rule.test('required', required, (value = '') => value.trim() !== '');
  // The other rules apply only to a non-empty value.
  const addRule = (name: string, message: RuleMessage, holds: (value: string) => boolean) => {
    rule = rule.test(name, message, (value = '') => value === '' || holds(value));
  };
  if (field.type === 'date') addRule('exists', field.messages?.invalid ?? invalidDayMessage, isPossibleDay);
  addRule('type', invalid, (value) => matchesType(field, value));
  if (minLength !== undefined) addRule('minLength', tooShort, (value) => [...value].length >= minLength);
  addRule('maxLength', tooLong, (value) => [...value].length <= maxLength);
  if (earliest !== undefined)
    addRule('earliest', tooEarly, (value) => (dayOf(value) ?? earliest) >= earliest);
  if (latest !== undefined) addRule('latest', tooLate, (value) => (dayOf(value) ?? latest) <= latest);
  if (field.workdaysOnly) addRule('workday', weekendMessage, (value) => weekendDayOf(value) === undefined);
  return rule;
}

function matchesType(field: FormField, value: string): boolean {
  switch (field.type) {
    case 'email':
      return isEmailAddress(value);
    case 'phone':
      return /^[+(]?[\d()/ .-]{3,39}$/.test(value) && /\d{3}/.test(value.replace(/\D/g, ''));
    case 'postcode':
      return /^\d{5}$/.test(value);
    case 'date':
      return dayOf(value) !== undefined;
    case 'select':
    case 'radio':
      return isOffered(field, value);
    case 'checkbox':
      return value === TICKED;
    case 'hidden':
      return value === field.value;
    case 'textarea':
      return !value.includes('\0');
    default:
      return !CONTROL_CHARACTER.test(value);
  }
}

/** Visitors do not type control characters in a single-line field, and a line break could inject a mail header. */
const CONTROL_CHARACTER = /\p{Cc}/u;

/** `TT.MM.JJJJ`, with or without leading zeros. */
const DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

type RuleMessage = string | ((parameters: { value: string }) => string);

function isPossibleDay(value: string): boolean {
  return !DATE.test(value) || dayOf(value) !== undefined;
}

/** The same wording as in the kit's date field. */
function invalidDayMessage({ value }: { value: string }): string {
  return `Den ${value} gibt es nicht. Bitte prüfen Sie Tag und Monat.`;
}

/** The same wording as in the kit's date field. */
function weekendMessage({ value }: { value: string }): string {
  return `Der ${value} ist ein ${weekendDayOf(value)}. Bitte wählen Sie einen Tag von Montag bis Freitag.`;
}

function weekendDayOf(value: string): 'Samstag' | 'Sonntag' | undefined {
  const weekday = new Date(dayOf(value) ?? '').getUTCDay();
  return weekday === 6 ? 'Samstag' : weekday === 0 ? 'Sonntag' : undefined;
}

/** `31.12.2026` as `2026-12-31`; undefined for a day that does not exist. */
function dayOf(value: string): string | undefined {
  const [, day = '', month = '', year = ''] = DATE.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

function isOffered({ options = [] }: FormField, value: string): boolean {
  return options.some((option) => option.value === value);
}

function defaultMaxLength({ type }: FormField): number {
  return type === 'textarea' ? 5000 : 200;
}

function messagesOf(field: FormField): Record<keyof NonNullable<FormField['messages']>, string> {
  const { type, label, minLength, maxLength = defaultMaxLength(field), earliest, latest, messages } = field;
  const choice = ['select', 'radio', 'checkboxes'].includes(type);
  return {
    required: choice
      ? `Bitte wählen Sie aus: ${endSentence(label)}`
      : type === 'checkbox'
        ? `Bitte bestätigen Sie: ${endSentence(label)}`
        : `Bitte füllen Sie dieses Feld aus: ${endSentence(label)}`,
    invalid: INVALID[type] ?? 'Bitte überprüfen Sie Ihre Eingabe.',
    tooShort: `Bitte schreiben Sie mindestens ${minLength} Zeichen.`,
    tooLong: `Bitte schreiben Sie höchstens ${maxLength} Zeichen.`,
    tooEarly: `Bitte wählen Sie einen Tag ${dateRange(earliest, latest)}.`,
    tooLate: `Bitte wählen Sie einen Tag ${dateRange(earliest, latest)}.`,
    ...messages,
  };
}

const INVALID: Partial<Record<FormField['type'], string>> = {
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.org.',
  phone: 'Bitte geben Sie eine gültige Telefonnummer ein.',
  postcode: 'Bitte geben Sie eine Postleitzahl mit fünf Ziffern ein.',
  date: 'Bitte geben Sie einen Tag als TT.MM.JJJJ ein.',
};

/** Adds a full stop to a label at the end of a sentence; some labels are questions. */
function endSentence(label: string): string {
  return /[.?!]$/.test(label) ? label : `${label}.`;
}

/** The same wording as in the kit's date field. */
function dateRange(earliest: string | undefined, latest: string | undefined): string {
  if (latest === undefined) return `ab dem ${germanDay(earliest)}`;
  if (earliest === undefined) return `bis zum ${germanDay(latest)}`;
  return `vom ${germanDay(earliest)} bis zum ${germanDay(latest)}`;
}

function germanDay(day = ''): string {
  return day.split('-').reverse().join('.');
}
