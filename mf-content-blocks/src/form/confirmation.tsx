import type { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { CONFIRMATION_ATTRIBUTE } from '@stadtraum/contracts/forms/form-names';
import { Notice } from '@stadtraum/shared-ui/notice';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { useEffect, useRef } from 'react';

/** The response to a form that was sent. The page of a form that was sent scrolls to it (R2.8-2). */
export function Confirmation({ confirmation, takesFocus = false }: ConfirmationProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone with the form.
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <Notice
      {...{ [CONFIRMATION_ATTRIBUTE]: '' }}
      ref={notice}
      kind="success"
      title={confirmation.heading}
      tabIndex={-1}
      live
    >
      <RichText html={confirmation.html} />
    </Notice>
  );
}

export interface ConfirmationProps {
  confirmation: ContactForm['confirmation'];
  /** It has just appeared. @default false */
  takesFocus?: boolean;
}
