import { type Static, Type } from '@sinclair/typebox';
import { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { MAX_ADDRESS_LENGTH } from '@stadtraum/contracts/forms/email-address';
import { fieldsOf } from '@stadtraum/contracts/forms/form-names';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { explainViolations } from '../../kernel/explain-violations.ts';
import type { StoredBlock } from '../../store/stored-page.ts';

/**
 * The content of a block with a submittable form. Browsers receive `form`; `internal` never leaves the server, so that bots find
 * no office address on a page.
 */
export const SubmittableForm = Type.Object({
  form: ContactForm,
  internal: Type.Object(
    {
      /** Recipient of the email. */
      recipient: Type.String({ format: 'email', maxLength: MAX_ADDRESS_LENGTH }),
      /** Subject of the email. */
      subject: Type.String({ minLength: 1, maxLength: 150, pattern: '^[^\\r\\n\\u0000]+$' }),
    },
    { additionalProperties: false },
  ),
});
export type SubmittableForm = Static<typeof SubmittableForm>;

const validate = lazyValidator(SubmittableForm, { every: true, explain: explainViolations });

/** The block's submittable form, if it has one. */
export function submittableForm({ content }: Pick<StoredBlock, 'content'>): SubmittableForm | undefined {
  const checked = content.internal === undefined ? undefined : validate(content);
  return checked?.ok ? (checked.value as SubmittableForm) : undefined;
}

/** Violations in the content of a block with a form that the block's own schema does not know. */
export function formViolations({
  content,
}: Pick<StoredBlock, 'content'>): { path: string; reason: string }[] {
  if (content.internal === undefined) return [];
  const checked = validate(content);
  return checked.ok ? copyViolations((checked.value as SubmittableForm).form) : checked.violations;
}

/** Requests for copies that name no address. */
function copyViolations(form: ContactForm): { path: string; reason: string }[] {
  const fields = fieldsOf(form);
  const addresses = fields.flatMap(({ name, type }) => (type === 'email' ? name : []));
  return form.pages.flatMap(({ fields: onPage }, page) =>
    onPage.flatMap(({ type, copyTo }, index) => {
      if (copyTo === undefined || (type === 'checkbox' && addresses.includes(copyTo))) return [];
      const path = `/form/pages/${page}/fields/${index}/copyTo`;
      return [
        {
          path,
          reason: '„copyTo“ gehört zu einem Kästchen (checkbox) und nennt ein E-Mail-Feld des Formulars',
        },
      ];
    }),
  );
}
