import type { FormField } from '@stadtraum/contracts/forms/contact-form';
import { FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';

/** What a field of the form plugin is sent under. */
export function nameOf(field: string): string {
  return `${FORM_PREFIX}[${field}]`;
}

/** The same for a field of a form's content: a group of boxes is sent as a list. */
export function nameOfField({ name, type }: FormField): string {
  return type === 'checkboxes' ? `${nameOf(name)}[]` : nameOf(name);
}
