import type { FormField } from '@stadtraum/contracts/forms/contact-form';
import { FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';

/** The name under which a field is submitted, in the form plugin's notation. */
export function submittedName(field: string): string {
  return `${FORM_PREFIX}[${field}]`;
}

/** The name under which a field from form content is submitted. Checkbox groups are submitted as lists. */
export function submittedFieldName({ name, type }: FormField): string {
  return type === 'checkboxes' ? `${submittedName(name)}[]` : submittedName(name);
}
