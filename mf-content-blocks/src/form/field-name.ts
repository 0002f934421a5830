import type { FormField } from '@stadtraum/contracts/forms/contact-form';
import { FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';

/** A field's submitted name, in the form plugin's notation. */
export function submittedName(field: string): string {
  return `${FORM_PREFIX}[${field}]`;
}

/** The submitted name of a field in a form's content; a checkbox group's is that of a list. */
export function submittedFieldName({ name, type }: FormField): string {
  return type === 'checkboxes' ? `${submittedName(name)}[]` : submittedName(name);
}
