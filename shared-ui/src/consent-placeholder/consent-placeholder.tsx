import type { ConsentService } from '@stadtraum/contracts/consent';
import { takeOver } from '@stadtraum/federation-kit/behaviour';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import styles from './consent-placeholder.module.css';

/**
 * Replaces third-party content until the visitor consents (R4.3-1, R7.3-1). It names the provider and the purpose, and asks for
 * consent. It fills its box and grows with its text.
 *
 * @group Feedback
 * @key Tab: moves between the buttons and the link
 * @key Enter, Space: press the focused button
 * @rule Load nothing from the provider before `onGrant` is called.
 * @rule If the server renders it, set `service` and declare the behaviour `consent-placeholder`, which shows the buttons.
 * @rule Give the box the size of the content, so that the layout does not shift when the content appears.
 */
export function ConsentPlaceholder({
  title,
  level = 3,
  purpose,
  privacy,
  service,
  withoutScript,
  onGrant,
  className,
}: ConsentPlaceholderProps) {
  const root = useRef<HTMLDivElement>(null);
  // Before the next paint: the buttons work from now on.
  useLayoutEffect(() => {
    if (!root.current) return;
    root.current.dataset.live = '';
    takeOver(root.current);
  }, []);

  return (
    <div
      ref={root}
      className={joinClasses(styles.placeholder, className)}
      data-consent={service}
      suppressHydrationWarning
    >
      <Heading level={level} look={4}>
        {title}
      </Heading>
      <p>{purpose}</p>
      <p>
        <Link href={privacy.path}>{privacy.label}</Link>
      </p>
      <div className={styles.decision}>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={() => onGrant(true)}>
            Einmal laden
          </Button>
          <Button variant="secondary" onClick={() => onGrant(false)}>
            Immer laden
          </Button>
        </div>
        {withoutScript && (
          <noscript>
            <p>{withoutScript}</p>
          </noscript>
        )}
      </div>
    </div>
  );
}

export interface ConsentPlaceholderProps {
  /** Names the content and its provider: "Karte von Google Maps". */
  title: string;
  /** Heading level of the title. @default 3 */
  level?: HeadingLevel;
  /** The purpose and the data that the provider gets, in full sentences. */
  purpose: string;
  /** Link to the privacy notice. */
  privacy: { label: string; path: string };
  /** The service that the content belongs to, for the behaviour `consent-placeholder`. */
  service?: ConsentService;
  /** Text shown instead of the buttons without JavaScript, if the server renders the placeholder. */
  withoutScript?: string;
  /** Called when the visitor consents. @param once whether the consent applies only to this page view */
  onGrant: (once: boolean) => void;
  /** Class of the root element, for positioning it in a layout. */
  className?: string | undefined;
}
