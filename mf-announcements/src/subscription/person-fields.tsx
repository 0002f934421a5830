import { SUBSCRIPTION_CONSENT, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { Checkbox } from '@stadtraum/shared-ui/checkbox';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { TextField } from '@stadtraum/shared-ui/text-field';
import { ConsentText } from './consent-text.tsx';
import type { RejectedSubscription } from './rejected-subscription.ts';

/** Classes of the inputs below; the server identifies them by class (R3-1). */
export const PERSON_FIELDS = ['input-email', 'input-company', 'input-terms', 'input-analytics'];

/** The subscriber's details and consents. */
export function PersonFields({ id, rejected, errorsOf }: PersonFieldsProps) {
  const { values, consent = SUBSCRIPTION_CONSENT.text } = rejected ?? {};
  const field = (name: string) => ({
    id: `${id}-input-${name}`,
    name: subscriptionField(name),
    inputClassName: `input-${name}`,
    errors: errorsOf(`input-${name}`),
  });
  return (
    <>
      <FormGroup>
        <TextField
          {...field('email')}
          type="email"
          label="E-Mail-Adresse"
          required
          maxLength={254}
          defaultValue={values?.email}
        />
        <TextField
          {...field('company')}
          label="Unternehmen"
          autoComplete="organization"
          maxLength={200}
          defaultValue={values?.company}
        />
      </FormGroup>
      <FormGroup>
        <Checkbox
          {...field('terms')}
          value="1"
          label={<ConsentText text={consent} />}
          required
          defaultChecked={values?.terms}
        />
      </FormGroup>
      <FormGroup>
        <Checkbox
          {...field('analytics')}
          value="1"
          label="Stadtraum Wohnen darf ohne meinen Namen auswerten, wie gefragt die einzelnen Ausschreibungen sind (freiwillig)."
          defaultChecked={values?.analytics}
        />
      </FormGroup>
    </>
  );
}

export interface PersonFieldsProps {
  /** Id of the form. */
  id: string;
  /** A rejected submission that supplies the initial values. */
  rejected: RejectedSubscription | undefined;
  errorsOf: (field: string) => readonly string[];
}
