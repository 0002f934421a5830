import { SUBSCRIPTION_ANSWER } from '@stadtraum/contracts/forms/subscription';
import { Notice } from '@stadtraum/shared-ui/notice';
import { useEffect, useRef } from 'react';

/**
 * The message that replaces an accepted form (R4.1-3). It gets the focus, because the pressed button has disappeared. The server
 * responds alike to new, repeated and confirmed requests (P18), so the text is true for all of them.
 */
export function SubscriptionSuccess({ kind }: SubscriptionSuccessProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice
      ref={notice}
      kind="success"
      title="Bitte sehen Sie in Ihr Postfach"
      tabIndex={-1}
      live
      data-success={kind}
    >
      <p>{TEXTS[kind]}</p>
    </Notice>
  );
}

export interface SubscriptionSuccessProps {
  kind: 'subjects' | 'announcement';
}

const TEXTS: Record<SubscriptionSuccessProps['kind'], string> = {
  subjects: `${SUBSCRIPTION_ANSWER} Nach der Bestätigung erfahren Sie von jeder Ausschreibung in den gewählten Gewerken.`,
  announcement: `${SUBSCRIPTION_ANSWER} Nach der Bestätigung erfahren Sie von jeder Änderung dieser Ausschreibung, bis der Auftrag vergeben oder das Verfahren aufgehoben ist.`,
};
