import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import type { SubmitEvent } from 'react';
import { Confirmation } from '../../form/confirmation.tsx';
import { PluginForm } from '../../form/plugin-form.tsx';
import { prefilledValues } from '../../form/prefilled-values.ts';
import { Section } from '../../section/section.tsx';
import type { KontaktContent } from './content.ts';
import { useFormSubmission } from './use-form-submission.ts';

/**
 * The specification's contact component, whose block type is German: a form, a loading state, then the response (R2.9-1). Unlike
 * `contact-form`, it shows the response without reloading the page and has no validation script. A group is highlighted while
 * one of its fields has the focus (R2.9-2). Without JavaScript the form submits to its page, which shows the same response.
 */
export default function Kontakt({ id, content }: BlockProps<KontaktContent>) {
  const { heading, level, intro, form, note, endpoint, sent, answer } = content;
  const {
    phase,
    errors,
    reference = content.reference,
    attempt,
    send,
  } = useFormSubmission(endpoint, answer?.errors ?? []);
  const isSent = phase === 'response' || sent !== undefined;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  }

  return (
    <Section id={id} heading={heading} level={level} intro={intro}>
      {isSent ? (
        <Confirmation
          confirmation={form.confirmation}
          reference={reference}
          takesFocus={phase === 'response'}
        />
      ) : (
        <PluginForm
          id={id}
          form={form}
          endpoint={endpoint}
          values={answer?.values ?? prefilledValues(content)}
          errors={errors}
          attempt={attempt}
          note={note}
          isSending={phase === 'loading'}
          onSubmit={submit}
        />
      )}
    </Section>
  );
}
