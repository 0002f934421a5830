import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { Confirmation } from '../../form/confirmation.tsx';
import { PluginForm } from '../../form/plugin-form.tsx';
import { prefilledValues } from '../../form/prefilled-values.ts';
import { Section } from '../../section/section.tsx';
import type { ContactFormContent } from './content.ts';
import { useValidatedForm } from './use-validated-form.ts';

/** A contact form, or its confirmation after submission. */
export default function ContactForm({ id, content, page }: BlockProps<ContactFormContent, 'path'>) {
  const { heading, level, intro, form, sent } = content;
  return (
    <Section id={id} heading={heading} level={level} intro={sent === undefined ? intro : undefined}>
      {sent === undefined ? (
        <EditableForm id={id} content={content} page={page} />
      ) : (
        <Confirmation confirmation={form.confirmation} reference={content.reference} />
      )}
    </Section>
  );
}

/**
 * The form before submission. Unless client validation is off, a script validates it before it is sent (R5.4-1). The server
 * always validates it, with the same rules.
 */
function EditableForm({ id, content, page: { path } }: BlockProps<ContactFormContent, 'path'>) {
  const { form, note, answer } = content;
  const { Session, element, attempt, errors, outcome, isSending, prepare, submit, sessionProps } =
    useValidatedForm(id, path, form, answer?.errors ?? []);
  const isScripted = useIsHydrated() && form.validateInBrowser !== false;
  return (
    <>
      <PluginForm
        ref={element}
        id={id}
        form={form}
        endpoint={path}
        values={answer?.values ?? prefilledValues(content)}
        errors={errors}
        summary={outcome.errors}
        attempt={outcome.attempt}
        isSending={isSending}
        note={note}
        {...(isScripted && { onFieldFocus: prepare, onSubmit: submit })}
      />
      {Session && element.current && (
        <Session {...sessionProps} element={element.current} attempt={attempt} />
      )}
    </>
  );
}
