import type { ContactForm, FormValues } from '@stadtraum/contracts/forms/contact-form';
import { fieldsOf } from '@stadtraum/contracts/forms/form-names';

/** Values that a form has before the visitor fills it in. */
export function prefilledValues({ form, from }: { form: ContactForm; from?: string }): FormValues {
  if (from === undefined) return {};
  return Object.fromEntries(
    fieldsOf(form).flatMap(({ name, prefill }) => (prefill === 'from' ? [[name, from]] : [])),
  );
}
