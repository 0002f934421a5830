import type { ContactForm } from '@stadtraum/contracts/contact-form';
import { Notice } from '@stadtraum/shared-ui/notice';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { useEffect, useRef } from 'react';

/** The response to a form that was sent. */
export function Confirmation({ confirmation, takesFocus }: ConfirmationProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <Notice ref={notice} kind="success" title={confirmation.heading} tabIndex={-1} live>
      <RichText html={confirmation.html} />
    </Notice>
  );
}

export interface ConfirmationProps {
  confirmation: ContactForm['confirmation'];
  /** It has just appeared. */
  takesFocus: boolean;
}
