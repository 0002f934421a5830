import { type Static, Type } from '@sinclair/typebox';
import { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { MAX_ADDRESS_LENGTH } from '@stadtraum/contracts/forms/email-address';
import { fieldsOf } from '@stadtraum/contracts/forms/form-names';
import { lazyValidator } from '@stadtraum/contracts/validation';
import { explainViolations } from '../../kernel/explain-violations.ts';
import type { StoredBlock } from '../../store/stored-page.ts';

const Words = Type.String({ minLength: 1, maxLength: 200 });
/** One line of an email's header cannot contain line breaks. */
const Subject = Type.String({ minLength: 1, maxLength: 150, pattern: '^[^\\r\\n\\u0000]+$' });
const Paragraph = Type.String({ minLength: 1, maxLength: 1000 });
const Facts = Type.Array(
  Type.Object({ label: Words, value: Type.String({ maxLength: 300 }) }, { additionalProperties: false }),
  { minItems: 1, maxItems: 10 },
);

/** The email that acknowledges a form to its sender at once. It contains nothing that was typed (decision 0161). */
const Acknowledgement = Type.Object(
  {
    /** Name of the `email` field with the sender's address. */
    to: Type.String({ maxLength: 40 }),
    heading: Subject,
    /** What happens next. */
    next: Type.Array(Paragraph, { minItems: 1, maxItems: 5 }),
    /** The person in charge. */
    contact: Type.Optional(Facts),
    /** How to withdraw. */
    withdrawal: Paragraph,
    /** Shown when the address has sent as many forms as are accepted in a day. */
    tooMany: Type.String({ minLength: 1, maxLength: 300 }),
  },
  { additionalProperties: false },
);

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
      subject: Subject,
      /** What the form is about, for its emails. */
      about: Type.Optional(Facts),
      acknowledgement: Type.Optional(Acknowledgement),
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
  if (!checked.ok) return checked.violations;
  const { form, internal } = checked.value as SubmittableForm;
  const addresses = fieldsOf(form).flatMap(({ name, type }) => (type === 'email' ? name : []));
  return [...copyViolations(form, addresses), ...acknowledgementViolations(internal, addresses)];
}

/** An acknowledgement that names no address. */
function acknowledgementViolations(
  { acknowledgement }: SubmittableForm['internal'],
  addresses: readonly string[],
): { path: string; reason: string }[] {
  if (acknowledgement === undefined || addresses.includes(acknowledgement.to)) return [];
  const reason = `„to“ nennt ein E-Mail-Feld des Formulars: ${addresses.join(', ') || 'es hat keines'}`;
  return [{ path: '/internal/acknowledgement/to', reason }];
}

/** Requests for copies that name no address. */
function copyViolations(form: ContactForm, addresses: readonly string[]): { path: string; reason: string }[] {
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
