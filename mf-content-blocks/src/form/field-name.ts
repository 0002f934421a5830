import type { FormField } from '@stadtraum/contracts/forms/contact-form';
import { FORM_PREFIX } from '@stadtraum/contracts/forms/form-names';

/** The name under which a value is submitted, in the form plugin's notation. */
export function submittedName(name: string): string {
  return `${FORM_PREFIX}[${name}]`;
}

/** The name under which a form field is submitted. Checkbox groups are submitted as lists. */
export function submittedFieldName({ name, type }: FormField): string {
  return type === 'checkboxes' ? `${submittedName(name)}[]` : submittedName(name);
}
