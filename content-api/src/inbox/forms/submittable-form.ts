import { type Static, Type } from '@sinclair/typebox';
import { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { MAX_ADDRESS_LENGTH } from '@stadtraum/contracts/forms/email-address';
import { compileValidator } from '@stadtraum/contracts/validation';
import type { StoredBlock } from '../../store/stored-page.ts';

/**
 * The content of a block whose form can be sent: the form, which visitors get, and what stays here. `internal` is never
 * delivered, so that no address of an office stands in a page for robots to find.
 */
export const SubmittableForm = Type.Object({
  form: ContactForm,
  internal: Type.Object(
    {
      /** Gets the mail. */
      recipient: Type.String({ format: 'email', maxLength: MAX_ADDRESS_LENGTH }),
      /** Of the mail; in front of the site's name. */
      subject: Type.String({ minLength: 1, maxLength: 150, pattern: '^[^\\r\\n\\u0000]+$' }),
    },
    { additionalProperties: false },
  ),
});
export type SubmittableForm = Static<typeof SubmittableForm>;

const validate = compileValidator(SubmittableForm, { every: true });

/** A block's form if it has one that can be sent. */
export function submittableForm({ content }: Pick<StoredBlock, 'content'>): SubmittableForm | undefined {
  const checked = content.internal === undefined ? undefined : validate(content);
  return checked?.ok ? (checked.value as SubmittableForm) : undefined;
}

/** What is wrong with a block that wants to have such a form. */
export function formViolations({
  content,
}: Pick<StoredBlock, 'content'>): { path: string; reason: string }[] {
  const checked = content.internal === undefined ? undefined : validate(content);
  return checked === undefined || checked.ok ? [] : checked.violations;
}
