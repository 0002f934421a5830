import { type ReactNode, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { useTurn } from '../turn/use-turn.ts';
import styles from './disclosure.module.css';
import { startDisclosure } from './start-disclosure.ts';

/**
 * A header that expands and collapses the content below it within 300 ms (R2.11-15). Its expanded state is the `open` attribute,
 * which browsers expose on the summary; ARIA in HTML forbids `aria-expanded` there. Without JavaScript it is a plain `<details>`.
 * It closes with an animation and has `data-active` before hydration too, with the behaviour `disclosure`.
 *
 * @group Disclosure
 * @key Enter, Space: expand or collapse the content
 * @rule Use Accordion for several sections in a column; it adds arrow keys.
 * @rule Set `level` if the title is part of the document's outline.
 */
export function Disclosure({
  id,
  title,
  level,
  look = 'note',
  startsOpen = false,
  children,
}: DisclosureProps) {
  const generatedId = useId();
  const anchorId = id ?? generatedId;
  const details = useRef<HTMLDetailsElement>(null);
  useTurn(details, startDisclosure);
  return (
    <details
      ref={details}
      id={`${anchorId}-section`}
      className={styles.item}
      data-look={look}
      open={startsOpen || undefined}
      data-starts-open={startsOpen || undefined}
      data-disclosure
      suppressHydrationWarning
    >
      <summary className={styles.header} suppressHydrationWarning>
        {level === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Heading level={level} look={4} className={styles.title}>
            {title}
          </Heading>
        )}
        <Icon name={look === 'section' ? 'plus' : 'chevron'} className={styles.icon} />
      </summary>
      <div className={styles.fold}>
        {/* Inside, because browsers open a <details> only for a fragment that refers to an element inside it. */}
        <span id={anchorId} className={styles.anchor} tabIndex={-1} data-anchor />
        <div className={styles.body}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </details>
  );
}

export interface DisclosureProps {
  /** Id of the item's anchor, unique on the page. A URL fragment with this id opens the item. @default an id from React */
  id?: string;
  /** The text of the header. */
  title: ReactNode;
  /** Heading level of the title. @default no heading */
  level?: HeadingLevel;
  /**
   * `note` is a line within text; `section` is as wide as its container, with a rule below.
   * @default 'note'
   */
  look?: 'note' | 'section';
  /** Whether the content is shown when the page loads. @default false */
  startsOpen?: boolean;
  children?: ReactNode;
}
