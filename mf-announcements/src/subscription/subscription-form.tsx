import { SUBSCRIPTION_ACTION, subscriptionField } from '@stadtraum/contracts/forms/subscription';
import { Button } from '@stadtraum/shared-ui/button';
import { ErrorSummary } from '@stadtraum/shared-ui/error-summary';
import { Form } from '@stadtraum/shared-ui/form';
import { type SubmitEvent, useRef } from 'react';
import { FormMessages } from './form-messages.tsx';
import { listErrors } from './list-errors.ts';
import { PERSON_FIELDS, PersonFields } from './person-fields.tsx';
import type { RejectedSubscription } from './rejected-subscription.ts';
import { errorsWithoutSubject, joinSubjects, SUBJECT_CLASS, SubjectChoice } from './subject-choice.tsx';
import styles from './subscription-form.module.css';
import { SubscriptionSuccess } from './subscription-success.tsx';
import { useTestData } from './test-data.ts';
import { useSubscription } from './use-subscription.ts';

/**
 * The form that subscribes to one announcement or, with `subjects`, to all announcements of the ticked subjects (R4.1-1). The
 * server validates all fields (R5.1-2). Without JavaScript it is a plain form, and the server responds with a page.
 */
export function SubscriptionForm({
  id,
  announcement,
  subjects,
  pagePath,
  rejected,
  onReset,
}: SubscriptionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { outcome, isSending, attempt, send, show, clear } = useSubscription(
    rejected && { errors: rejected.errors, failure: 'validation' },
  );
  const { errors, notice, failure, success } = outcome;
  useTestData(form);

  if (success) return <SubscriptionSuccess kind={success} />;

  const shownFields = subjects ? [SUBJECT_CLASS, ...PERSON_FIELDS] : PERSON_FIELDS;
  const errorsOf = (field: string) => errors.flatMap((error) => (error.field === field ? error.message : []));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const ticked = joinSubjects(event.currentTarget);
    const fields = new FormData(event.currentTarget);
    if (subjects && ticked === 0) show({ notice: 'noSubjectsChosen', errors: errorsWithoutSubject(fields) });
    else send(fields);
  }

  return (
    <Form
      ref={form}
      method="post"
      action={SUBSCRIPTION_ACTION}
      noValidate
      className={styles.form}
      data-announcement-uid={announcement}
      aria-busy={isSending}
      onSubmit={submit}
      onReset={() => {
        clear();
        onReset?.();
      }}
      errorSummary={
        <ErrorSummary
          title="Das hat noch nicht geklappt"
          attempt={attempt}
          errors={listErrors(id, errors, shownFields)}
        />
      }
      actions={
        <>
          <Button type="submit" id={`${id}-send`} aria-disabled={isSending || undefined}>
            Anmelden
          </Button>
          {failure === 'validation' && (
            <p className={styles.failure} role="alert">
              Validierung des Formulars fehlgeschlagen.
            </p>
          )}
          {onReset && (
            <Button type="reset" variant="secondary">
              Abbrechen
            </Button>
          )}
          <p className={styles.progress} role="status">
            {isSending && 'Ihre Anmeldung wird gesendet …'}
          </p>
        </>
      }
    >
      {subjects && (
        <SubjectChoice
          id={`${id}-${SUBJECT_CLASS}`}
          form={form}
          subjects={subjects}
          defaultSubjects={rejected?.values.subjects?.split(',') ?? []}
          errors={errorsOf(SUBJECT_CLASS)}
          showsNoSubjectsNotice={notice === 'noSubjectsChosen'}
        />
      )}
      <PersonFields id={id} rejected={rejected} errorsOf={errorsOf} />
      <FormMessages outcome={outcome} />
      <input type="hidden" name={subscriptionField('announcement')} value={announcement ?? ''} />
      <input type="hidden" name={subscriptionField('page')} value={pagePath} />
      <input type="hidden" name={subscriptionField('bot-check')} defaultValue="" />
    </Form>
  );
}

export interface SubscriptionFormProps {
  /** Unique on the page. */
  id: string;
  /** Uid of the announcement; omitted with `subjects`. */
  announcement?: number | undefined;
  /** Subjects to choose from. */
  subjects?: readonly string[] | undefined;
  /** Path of the form's page, stored with the consent. */
  pagePath: string;
  /** A rejected submission to correct. */
  rejected?: RejectedSubscription | undefined;
  /** Called when the visitor cancels; without it there is no cancel button. */
  onReset?: (() => void) | undefined;
}
