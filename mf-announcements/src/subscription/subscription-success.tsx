import { Notice } from '@stadtraum/shared-ui/notice';
import { useEffect, useRef } from 'react';

/** The message that replaces an accepted form (R4.1-3). It gets the focus, because the pressed button has disappeared. */
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
  subjects:
    'Wir haben Ihnen eine E-Mail geschickt. Sobald Sie den Link darin geöffnet und dort bestätigt haben, erfahren Sie von jeder Ausschreibung in den gewählten Gewerken. Der Link gilt 48 Stunden.',
  announcement:
    'Wir haben Ihnen eine E-Mail geschickt. Sobald Sie den Link darin geöffnet und dort bestätigt haben, erfahren Sie von jeder Änderung dieser Ausschreibung. Der Link gilt 48 Stunden.',
};
