import { SUBJECT_BOXES, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { CheckboxGroup } from '@stadtraum/shared-ui/checkbox-group';
import { FormGroup } from '@stadtraum/shared-ui/form-group';
import { Notice } from '@stadtraum/shared-ui/notice';
import { type RefObject, useEffect } from 'react';
import styles from './subscription-form.module.css';

/** Class of the boxes, and of the errors that belong to them (R3-1). */
export const SUBJECT_CLASS = 'custom-checkbox-subject';

/**
 * Boxes for subjects, with the hidden field that holds those that are ticked (R3-1). Without JavaScript the boxes are sent
 * themselves.
 */
export function SubjectChoice({ id, form, subjects, chosen, errors, lacksSubjects }: SubjectChoiceProps) {
  // The visitor may have ticked some before.
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
        defaultValues={chosen}
        errors={errors}
        className={styles.subjects}
        onChange={() => joinSubjects(form.current)}
      />
      <input type="hidden" name={subscriptionField('subjects-concat')} defaultValue="" />
      {lacksSubjects && (
        <Notice kind="warning" title="Noch kein Gewerk gewählt" live data-notice="noSubjectsChosen">
          Bitte wählen Sie mindestens ein Gewerk, über das wir Sie informieren dürfen.
        </Notice>
      )}
    </FormGroup>
  );
}

export interface SubjectChoiceProps {
  /** Of the first box. */
  id: string;
  /** The form around it. */
  form: RefObject<HTMLFormElement | null>;
  subjects: readonly string[];
  /** Those that are ticked at first. */
  chosen: readonly string[];
  errors: readonly string[];
  /** Shows the notice 'noSubjectsChosen' (R5.1-1). */
  lacksSubjects: boolean;
}

/** Writes the ticked subjects into the hidden field, separated by commas. @returns how many they are */
export function joinSubjects(form: HTMLFormElement | null): number {
  const hidden = form?.elements.namedItem(subscriptionField('subjects-concat'));
  const ticked = [...(form?.querySelectorAll<HTMLInputElement>(`.${SUBJECT_CLASS}:checked`) ?? [])];
  if (hidden instanceof HTMLInputElement) hidden.value = ticked.map(({ value }) => value).join(',');
  return ticked.length;
}
