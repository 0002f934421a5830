import { isOpenInDocument, useIsHydrated } from '@stadtraum/shared-ui/hydration';
import { type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './announcement-subscription.module.css';
import { SubscriptionForm } from './subscription-form.tsx';

/**
 * A button that shows the subscription form for one announcement and then hides. The form's reset button shows it again (R2.7-3).
 * It is the summary of a `<details>`, which also works before hydration and without JavaScript.
 */
export function AnnouncementSubscription({ id, announcement, pagePath }: AnnouncementSubscriptionProps) {
  const detailsId = `${id}-subscription`;
  const details = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(() => isOpenInDocument(detailsId));

  // Hydration hides the focused button of a form that was opened before.
  useLayoutEffect(() => {
    if (isHydrated && details.current?.open) moveFocusFrom(button.current, details.current);
  }, [isHydrated]);

  function handleToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
    setIsOpen(currentTarget.open);
    if (currentTarget.open) moveFocusFrom(button.current, currentTarget);
  }

  function hide(): void {
    setIsOpen(false);
    // The button can get the focus only after it is shown again.
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <details
      ref={details}
      id={detailsId}
      className={styles.subscription}
      open={isOpen}
      data-live={isHydrated ? '' : undefined}
      // The page's script marks that the visitor opened it before hydration.
      suppressHydrationWarning
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

/** Moves the focus from the button, which is now hidden, to the form. In Safari, a click on the button has not focused it. */
function moveFocusFrom(button: HTMLElement | null, details: HTMLElement): void {
  if (document.activeElement !== button && document.activeElement !== document.body) return;
  details.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
}

export interface AnnouncementSubscriptionProps {
  /** Unique on the page. */
  id: string;
  /** Uid of an announcement that is neither awarded nor cancelled. */
  announcement: number;
  /** Path of the form's page, stored with the consent. */
  pagePath: string;
}
