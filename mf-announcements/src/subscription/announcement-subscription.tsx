import { isOpenInDocument, useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { type ToggleEvent, useRef, useState } from 'react';
import styles from './announcement-subscription.module.css';
import { SubscriptionForm } from './subscription-form.tsx';

/**
 * A button that shows the subscription form for one announcement and then hides. The form's reset button shows it again (R2.7-3).
 * It is the summary of a `<details>`, which also works before hydration and without JavaScript.
 */
export function AnnouncementSubscription({ id, announcement, pagePath }: AnnouncementSubscriptionProps) {
  const detailsId = `${id}-subscription`;
  const button = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(() => isOpenInDocument(detailsId));

  function handleToggle({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>): void {
    setIsOpen(details.open);
    const hasFocus = document.activeElement === document.body || details.contains(document.activeElement);
    if (!details.open || !hasFocus) return;
    // The focused button is now hidden, so move the focus to the form.
    details.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }

  function hide(): void {
    setIsOpen(false);
    // The button can get the focus only after it is shown again.
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <details
      id={detailsId}
      className={styles.subscription}
      open={isOpen}
      data-live={isHydrated ? '' : undefined}
      onToggle={handleToggle}
    >
      <summary ref={button} className={styles.button}>
        Ausschreibung abonnieren
      </summary>
      <div className={styles.form}>
        <SubscriptionForm id={id} announcement={announcement} pagePath={pagePath} onReset={hide} />
      </div>
    </details>
  );
}

export interface AnnouncementSubscriptionProps {
  /** Unique on the page. */
  id: string;
  /** Uid of an announcement that is open for bids. */
  announcement: number;
  /** Path of the form's page, stored with the consent. */
  pagePath: string;
}
