import type { BlockProps } from '@stadtraum/federation-kit/define-block';
import { Storey } from '../../storey/storey.tsx';
import type { KontaktContent } from './block.ts';
import { Confirmation } from './confirmation.tsx';
import { KontaktForm } from './kontakt-form.tsx';
import { useSending } from './use-sending.ts';

/**
 * The contact component: a form, a loading state, the response (R2.9-1). Without JavaScript the form is sent to its page, which
 * answers with the same.
 */
export default function Kontakt({ id, content }: BlockProps<KontaktContent>) {
  const { heading, level, intro, form, endpoint, sent, answer } = content;
  const sending = useSending(endpoint, answer?.errors ?? []);
  const isSent = sending.phase === 'response' || sent !== undefined;
  return (
    <Storey id={id} heading={heading} level={level} intro={intro}>
      {isSent ? (
        <Confirmation confirmation={form.confirmation} takesFocus={sending.phase === 'response'} />
      ) : (
        <KontaktForm
          id={id}
          form={form}
          endpoint={endpoint}
          values={answer?.values ?? {}}
          sending={sending}
        />
      )}
    </Storey>
  );
}
