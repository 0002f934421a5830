import { isOpenInDocument, useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { type ToggleEvent, useRef, useState } from 'react';
import styles from './announcement-subscription.module.css';
import { SubscriptionForm } from './subscription-form.tsx';

/**
 * A button that shows the form for subscribing to one announcement and hides itself; the form's reset shows it again (R2.7-3). It
 * is the summary of a `<details>`, which opens without JavaScript and before hydration.
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
    // The button that had the focus is now hidden.
    details.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
  }

  function hide(): void {
    setIsOpen(false);
    // The button cannot get the focus before it is shown again.
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
