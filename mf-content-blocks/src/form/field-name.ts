import type { FormField } from '@stadtraum/contracts/forms/contact-form';
import { FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';

/** Submitted name of a field of the form plugin. */
export function nameOf(field: string): string {
  return `${FORM_PREFIX}[${field}]`;
}

/** Submitted name of a field of a form's content; a checkbox group is a list. */
export function nameOfField({ name, type }: FormField): string {
  return type === 'checkboxes' ? `${nameOf(name)}[]` : nameOf(name);
}
