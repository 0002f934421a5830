import type { ContactForm } from '@stadtraum/contracts/forms/contact-form';
import { CONFIRMATION_ATTRIBUTE } from '@stadtraum/contracts/forms/form-names';
import { Notice } from '@stadtraum/shared-ui/notice';
import { RichText } from '@stadtraum/shared-ui/rich-text';
import { useEffect, useRef } from 'react';
import styles from './confirmation.module.css';

/** The confirmation that replaces a submitted form. The page scrolls to it (R2.8-2), also without JavaScript. */
export function Confirmation({ confirmation, reference, takesFocus = false }: ConfirmationProps) {
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the form, so the focus moves to the confirmation.
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
      focusLabel={confirmation.heading}
    >
      <RichText html={confirmation.html} />
      {reference !== undefined && (
        <p className={styles.reference}>
          Ihre Vorgangsnummer: <strong>{reference}</strong>. Bitte nennen Sie sie, wenn Sie sich noch einmal
          dazu melden.
        </p>
      )}
    </Notice>
  );
}

export interface ConfirmationProps {
  confirmation: ContactForm['confirmation'];
  /** The form's reference number, if it is known. */
  reference?: string | undefined;
  /** Whether the confirmation takes the focus because it has just replaced the form. @default false */
  takesFocus?: boolean;
}
