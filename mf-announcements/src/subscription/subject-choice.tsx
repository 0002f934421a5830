import type { FieldError } from '@stadtraum/contracts/forms/contact-form';
import { SUBJECT_BOXES, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { personErrors, SUBJECT_REQUIRED } from '@stadtraum/contracts/forms/subscription-rules';
import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { Notice } from '@stadtraum/shared-ui/notice';
import { type RefObject, useEffect } from 'react';
import styles from './subscription-form.module.css';

/** Class of the checkboxes, which also identifies their errors (R3-1). */
export const SUBJECT_CLASS = 'custom-checkbox-subject';

/**
 * Checkboxes for subjects, with a hidden field for the ticked values (R3-1). Without JavaScript the checkboxes are submitted
 * instead.
 */
export function SubjectChoice({
  id,
  form,
  subjects,
  defaultSubjects,
  errors,
  showsNoSubjectsNotice,
}: SubjectChoiceProps) {
  // The visitor may have ticked subjects before hydration.
  useEffect(() => {
    joinSubjects(form.current);
  }, [form]);
  return (
    <FormGroup>
      <CheckboxGroup
        id={id}
        label="Gewerke"
        hint="Wählen Sie mindestens eines."
        required
        name={SUBJECT_BOXES}
        inputClassName={SUBJECT_CLASS}
        options={subjects.map((subject) => ({ value: subject, label: subject }))}
        defaultValues={defaultSubjects}
        errors={errors}
        className={styles.subjects}
        onChange={() => joinSubjects(form.current)}
      />
      <input type="hidden" name={subscriptionField('subjects-concat')} defaultValue="" />
      {showsNoSubjectsNotice && (
        <Notice kind="warning" title="Noch kein Gewerk gewählt" live data-notice="noSubjectsChosen">
          Ihre Anmeldung ist deshalb noch nicht gesendet.
        </Notice>
      )}
    </FormGroup>
  );
}

export interface SubjectChoiceProps {
  /** Id of the first checkbox. */
  id: string;
  /** The surrounding form. */
  form: RefObject<HTMLFormElement | null>;
  subjects: readonly string[];
  /** Initially ticked values. */
  defaultSubjects: readonly string[];
  errors: readonly string[];
  /** Whether to show the notice `noSubjectsChosen` (R5.1-1). */
  showsNoSubjectsNotice: boolean;
}

/** Writes the ticked subjects into the hidden field, separated by commas. @returns the number of ticked subjects */
export function joinSubjects(form: HTMLFormElement | null): number {
  const hidden = form?.elements.namedItem(subscriptionField('subjects-concat'));
  const ticked = [...(form?.querySelectorAll<HTMLInputElement>(`.${SUBJECT_CLASS}:checked`) ?? [])];
  if (hidden instanceof HTMLInputElement) hidden.value = ticked.map(({ value }) => value).join(',');
  return ticked.length;
}

/** All errors in a form without a subject. It is not sent (R5.1-1), so the server cannot report the others. */
export function errorsWithoutSubject(fields: FormData): FieldError[] {
  const text = (name: string) => String(fields.get(subscriptionField(name)) ?? '').trim();
  const subscriber = { email: text('email'), company: text('company'), terms: text('terms') !== '' };
  return [SUBJECT_REQUIRED, ...personErrors(subscriber)];
}
