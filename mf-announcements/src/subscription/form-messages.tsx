import { Notice } from '@stadtraum/shared-ui/notice';
import type { FormOutcome } from './form-outcome.ts';
import styles from './subscription-form.module.css';

/** Messages about the form as a whole: the address is already subscribed (R4.1-5), or an unknown error (R4.1-7). */
export function FormMessages({ outcome: { notice, failure } }: FormMessagesProps) {
  return (
    <div className={styles.messages}>
      {notice === 'userExists' && (
        <Notice title="Sie sind bereits angemeldet" live data-notice="userExists">
          Zu dieser Auswahl schicken wir schon E-Mails an diese Adresse. Sie brauchen nichts weiter zu tun.
        </Notice>
      )}
      {failure === 'unknown' && (
        <p className={styles.failure} role="alert">
          Unbekannter Fehler. Bitte versuchen Sie es später nochmals.
        </p>
      )}
    </div>
  );
}

export interface FormMessagesProps {
  outcome: FormOutcome;
}
